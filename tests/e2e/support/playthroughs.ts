import { test } from "@playwright/test";
import { withPlaythroughs } from "./marks";
import { hasServer, Ordercap } from "./server";

/** A server of the playthroughs' small scenarios, with dice of this seed, while the tests of a file run. */
export function servePlaythroughs(
  seed: string,
  prepare: (folder: string) => void = () => undefined,
): Ordercap {
  test.skip(!hasServer, "build/release/ordercap is not built");
  /** Made anew each time: a worker may come to the same file twice. */
  const more: string[] = [];
  const server = new Ordercap(more);
  let remove: () => void = () => undefined;
  test.beforeAll(() => {
    const played = withPlaythroughs();
    remove = played.remove;
    prepare(played.folder);
    more.splice(0, more.length, "--db", played.folder, "--test-seed", seed);
    return server.start();
  });
  test.afterAll(async () => {
    await server.end();
    remove();
  });
  return server;
}
