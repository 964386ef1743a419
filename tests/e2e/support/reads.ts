import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import type { Browser, BrowserContext, TestInfo } from "@playwright/test";
import { kDist, kRoot } from "./files";

/** One word for all that every test reads but itself and the client; said by `./dev check`. */
const kRest = process.env["READS_ALSO"] ?? "";
const kVerdicts = join(kRoot, "build/check/browsers");

/** The name of a part of the client has a hash of what is in it, and so has all that loads it: what it says is the same without. */
const withoutHashes = (text: string): string =>
  text.replace(/-[\w-]{8}(?=\.(js|css)\b)/g, "");

const sha = (text: string | Buffer): string =>
  createHash("sha256").update(text).digest("hex");

/** Names and contents, in an order that no hash decides. */
const saidIn = (folder: string, parts?: readonly string[]): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isFile() && !/\.(br|gz)$/.test(one.name))
    .map(({ name }) => [withoutHashes(name), join(folder, name)] as const)
    .filter(([name]) => !parts || parts.includes(name))
    .map(([name, file]) => name + withoutHashes(readFileSync(file, "latin1")))
    .map(sha)
    .sort();

/** What a test rests on: these parts of the client (or all), whatever is not a part, and itself. */
const digestOf = (test: TestInfo, parts?: readonly string[]): string =>
  sha(
    [
      kRest,
      sha(readFileSync(test.file)),
      ...saidIn(kDist),
      ...saidIn(join(kDist, "assets"), parts),
    ].join(),
  );

/** The parts of the client that its pages load while a test runs. */
export class Reads {
  readonly #parts = new Set<string>();
  #before = "";
  readonly #listen = (context: BrowserContext): void => {
    context.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/assets/"))
        this.#parts.add(withoutHashes(basename(pathname)));
    });
  };

  constructor(
    readonly browser: Browser,
    readonly test: TestInfo,
  ) {}

  get #verdict(): string {
    return join(kVerdicts, `${this.test.testId}.json`);
  }

  /** It was green, and nothing that it read then is another. What has to run has no verdict until it is green again. */
  isAsItWas(): boolean {
    if (process.env["CHANGED"] && kRest) {
      try {
        const kept = JSON.parse(readFileSync(this.#verdict, "utf8")) as {
          parts: string[];
          digest: string;
        };
        if (kept.digest === digestOf(this.test, kept.parts)) return true;
      } catch {
        // None is kept.
      }
    }
    rmSync(this.#verdict, { force: true });
    return false;
  }

  begin(): void {
    this.browser.on("context", this.#listen);
    this.#before = digestOf(this.test);
  }

  keep(): void {
    this.browser.off("context", this.#listen);
    if (!kRest || this.test.status !== "passed") return;
    if (this.#before !== digestOf(this.test)) return;
    const parts = [...this.#parts].sort();
    const digest = digestOf(this.test, parts);
    mkdirSync(kVerdicts, { recursive: true });
    writeFileSync(this.#verdict, JSON.stringify({ parts, digest }));
  }
}
