/** All that is drawn from near alone, for one door. */
export { drawFloors, drawGrass, drawHedgesNear, drawThingsNear, drawWays } from "./ground.ts";
export { drawSaid } from "./said.ts";
export { drawSilhouette } from "./silhouettes.ts";
