type Near = typeof import("./near/close_up.ts");
let here: Near | undefined;
let coming: Promise<void> | undefined;

/** What is drawn only from near; absent until somebody has looked so near, for nobody needs it to begin. */
export const near = (): Near | undefined => here;

/** Once for all boards; after a failure, again when somebody looks again. */
export function fetchNear(): Promise<void> {
  coming ??= import("./near/close_up.ts").then(
    (part) => void (here = part),
    () => (coming = undefined),
  );
  return coming;
}
