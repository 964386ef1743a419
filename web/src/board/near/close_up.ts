/** All that is drawn from near alone, for one door. */
export { drawSilhouette } from "./silhouettes.ts";
export { drawSaid } from "./said.ts";
