import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kDist, kRoot } from "./files";

export const kBinary =
  process.env["ORDERCAP_BINARY"] ?? join(kRoot, "build/release/ordercap");
export const hasServer = existsSync(kBinary);

export interface SeatLink {
  readonly role: "blue" | "blue2" | "red" | "referee" | "public";
  readonly token: string;
}
export interface Battle {
  readonly battle: string;
  readonly seats: readonly SeatLink[];
}
const kStartsWithin = 20_000;

/** A real server on a port of its own with a data folder of its own. */
export class Ordercap {
  readonly data = mkdtempSync(join(tmpdir(), "ordercap-e2e-"));
  url = "";
  /** More of the command line: another `--db`, a `--test-seed`. */
  constructor(
    readonly more: readonly string[] = [],
    /** Most tests open a seat by its link again and again. */
    readonly links: "once" | "again" = "again",
  ) {}
  #process: ChildProcess | undefined;

  /** Port 0 is any free one; after a kill, the one it had. */
  async start(port = "0"): Promise<void> {
    const child = spawn(
      kBinary,
      [
        "serve",
        "--listen",
        `127.0.0.1:${port}`,
        "--data",
        this.data,
        "--web",
        kDist,
        ...(this.links === "once" ? [] : ["--reusable-links"]),
        ...this.more,
      ],
      { cwd: kRoot, stdio: ["ignore", "pipe", "pipe"] },
    );
    this.#process = child;
    let said = "";
    await new Promise<void>((ready, failed) => {
      const timer = setTimeout(
        () => failed(new Error(`no "ready" from the server:\n${said}`)),
        kStartsWithin,
      );
      const listen = (chunk: Buffer): void => {
        said += chunk.toString();
        const url = /listening on (http:\S+)/.exec(said)?.[1];
        if (!url || !/^ready/m.test(said)) return;
        this.url = url.replace(/\/$/, "");
        clearTimeout(timer);
        ready();
      };
      child.stdout.on("data", listen);
      child.stderr.on("data", listen);
      child.once("exit", (code) => {
        clearTimeout(timer);
        failed(new Error(`the server left with ${code}:\n${said}`));
      });
    });
  }

  /** As a power cut would. */
  kill(): Promise<void> {
    return this.#signal("SIGKILL");
  }
  /** As its keeper would. */
  stop(): Promise<void> {
    return this.#signal("SIGTERM");
  }
  async #signal(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** Who watches looks on by a socket, at once, unless the options say otherwise. */
  async make(
    scenario: string,
    options: Record<string, string> = {},
  ): Promise<Battle> {
    const response = await fetch(`${this.url}/api/battles`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        scenario,
        options: { spectator_delay: "none", ...options },
      }),
    });
    if (response.status !== 201)
      throw new Error(`${response.status}: ${await response.text()}`);
    return (await response.json()) as Battle;
  }

  link({ battle, seats }: Battle, role: SeatLink["role"]): string {
    const token = seats.find((seat) => seat.role === role)?.token ?? "";
    return `${this.url}/battle/${battle}#seat=${token}`;
  }
}
