/** The server's answers over HTTP. */
import type { Refusal } from "./store.ts";

/** It said no, and why. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

export async function answerOf<T>(response: Response): Promise<T> {
  const body = (await response.json()) as T & { readonly error?: Partial<Refusal> };
  if (!response.ok)
    throw new Refused({ code: "", reason: response.statusText, rules: [], ...body.error });
  return body;
}
