import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder in which a mailer would find letters. */
export class Spool {
  readonly folder = mkdtempSync(join(tmpdir(), "ordercap-spool-"));
  /** What a server is started with. */
  readonly options = [
    ...["--mail-spool", this.folder],
    ...["--mail-from", "games@example.org"],
  ];

  /** As their readers read them; which came first is not known. */
  letters(): readonly string[] {
    return readdirSync(this.folder)
      .filter((name) => name.endsWith(".eml"))
      .map((name) => readFileSync(join(this.folder, name), "utf8"))
      .map((letter) => {
        const [, body = ""] = letter.split("\r\n\r\n");
        return Buffer.from(body, "base64").toString("utf8");
      });
  }
  /** The link of this kind in the first letter that has one. */
  link(act: "confirm" | "end"): string | undefined {
    const link = new RegExp(`http\\S+/reach#${act}=\\S+`);
    return this.letters()
      .map((letter) => link.exec(letter)?.[0])
      .find(Boolean);
  }
  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
