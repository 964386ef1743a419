// What hides somebody: places on the map of a view.

const kBlocks = new Set(["woods", "forest", "bua"]);
const kStep = 250; // thousandths of an inch
const kDeep = 5000; // so far through woods or houses nobody sees, by whatever rule
const kBase = 900; // a base reaches no farther from its centre
const kTries = 10;
const kEdge = 600;

function isInside([x, y], outline) {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline.at(i - 1);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
/** In woods, brush or a house: there nobody is seen at once. */
export const isCovered = (at, map) => map.areas.some(({ outline }) => isInside(at, outline));

export const within = (at, map) => at.map((value, i) => Math.round(Math.min(Math.max(value, kEdge), (i === 0 ? map.width : map.height) - kEdge)));

/** Near a place, mostly in cover. */
export function nearby([x, y], map, chance, by) {
  const inCover = chance.percent(80);
  let at;
  for (let tries = 0; tries < kTries; ++tries) {
    at = within([x + chance.between(-by, by), y + chance.between(-by, by)], map);
    if (!inCover || isCovered(at, map)) break;
  }
  return at;
}

function isDeepBetween(from, to, blocks) {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / kStep);
  let inside = 0;
  for (let i = 1; i < steps; ++i) {
    const at = from.map((value, k) => value + ((to[k] - value) * i) / steps);
    if (blocks.some(({ outline }) => isInside(at, outline))) ++inside;
  }
  return inside * kStep > kDeep;
}
const corners = ([x, y]) => [[x, y], [x - kBase, y - kBase], [x - kBase, y + kBase], [x + kBase, y - kBase], [x + kBase, y + kBase]];
/** Nobody of these can see that place, whatever the rules of sight: deep woods lie between, and nobody stands higher. */
export function isSurelyHidden(at, viewers, map) {
  const isHigh = (place) => map.contours.some(({ outline }) => isInside(place, outline));
  const blocks = map.areas.filter(({ terrain }) => kBlocks.has(terrain));
  if (isHigh(at)) return false;
  return viewers.every((viewer) => !isHigh(viewer) && corners(viewer).every((from) => corners(at).every((to) => isDeepBetween(from, to, blocks))));
}
