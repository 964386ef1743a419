/** Ends an exhaustive `switch`: a new alternative does not compile until it is handled. */
export function assertNever(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
