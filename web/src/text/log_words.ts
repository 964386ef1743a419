import type { Saying } from "../wire/protocol.ts";

/** The parts of a line of the log, already in words; empty where the line has none. */
export interface LogParts {
  readonly actor: string;
  readonly target: string;
  readonly side: string;
  readonly what: string;
  readonly result: string;
  readonly count: string;
  readonly step: string;
  readonly words: string;
  /** Where fire came from: one of the winds. */
  readonly from: string;
  /** What a ruling did to its stand. */
  readonly did: string;
}
/** What was done to a stand, each after its name. */
export interface DeedWords {
  readonly moved: (from: string, to: string) => string;
  readonly setDown: (to: string) => string;
  readonly faces: (wind: string) => string;
  readonly is: (what: string) => string;
  readonly suppressed: (is: boolean) => string;
  readonly supply: (is: boolean) => string;
  readonly visible: (is: boolean) => string;
}
export interface LogWords {
  readonly unseen: string;
  readonly result: Readonly<Record<string, string>>;
  /** What the dice of such a line are rolled for. */
  readonly dice: Readonly<Partial<Record<Saying, string>>>;
  readonly deed: DeedWords;
  readonly line: Readonly<Record<Saying, (parts: LogParts) => string>>;
}
