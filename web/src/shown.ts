import type { Audience, View } from "./protocol.ts";

/** What lies before the eyes: the own view, or for the referee another audience's. */
export interface Shown {
  readonly view: View;
  readonly audience: Audience;
  /** Somebody else's view: nothing can be done in it. */
  readonly borrowed: boolean;
}
