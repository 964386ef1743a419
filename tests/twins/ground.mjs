// What hides somebody: places on the map of a view.

const kBlocks = new Set(["woods", "forest", "bua"]);
const kDeep = 1650; // thousandths of an inch: no corner of the widest base, 2" by 1", reaches into the half inch at the border that is seen [LOS-07, S-31]
const kNear = 4500;
const kTries = 10;
const kEdge = 600;
const kSteps = 24; // places looked at on a line

function isInside([x, y], outline) {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline.at(i - 1);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
const kStride = 400;
const kRun = [4, 14]; // strides: beyond its own base, and as far as it may run
/** Places straight away from the nearest of these: there who is forced back will run. [FB-02, FB-03] */
export function retreat([x, y], enemies) {
  const length = (at) => Math.hypot(x - at[0], y - at[1]);
  const nearest = enemies.reduce((best, at) => (!best || length(at) < length(best) ? at : best), undefined);
  if (!nearest) return [];
  const away = [x - nearest[0], y - nearest[1]].map((by) => (by * kStride) / (length(nearest) || 1));
  return Array.from({ length: kRun[1] - kRun[0] }, (_, i) => [x, y].map((from, k) => Math.round(from + away[k] * (i + kRun[0]))));
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

function fromBorder([x, y], outline) {
  const aways = outline.map(([ax, ay], i) => {
    const [bx, by] = outline.at(i - 1);
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - ax - along * dx, y - ay - along * dy);
  });
  return Math.min(...aways);
}
const kDense = (map) => map.areas.filter(({ terrain }) => kBlocks.has(terrain));
export const isDense = (at, map) => kDense(map).some(({ outline }) => isInside(at, outline));
/** As far as woods and houses go: so much of each line leads through them. */
export function isHiddenFrom(at, viewers, map) {
  const areas = kDense(map);
  const through = (from) => Array.from({ length: kSteps }, (_, i) => at.map((value, k) => value + ((from[k] - value) * (i + 0.5)) / kSteps)).filter((place) => areas.some(({ outline }) => isInside(place, outline))).length;
  return viewers.every((from) => (through(from) / kSteps) * Math.hypot(from[0] - at[0], from[1] - at[1]) > kDeep);
}
const kSpotting = 6500;
/** None of these stands near, but where woods or houses are between. */
export const isLikelyUnseen = (at, viewers, map) => {
  const near = viewers.filter(([x, y]) => Math.hypot(x - at[0], y - at[1]) <= kSpotting);
  return near.length === 0 || isHiddenFrom(at, near, map);
};
/** Nobody of these can see that place: it is deep in woods or among houses, nobody is near, and nobody stands higher. [LOS-07] */
export function isSurelyHidden(at, viewers, map) {
  const isHigh = (place) => map.contours.some(({ outline }) => isInside(place, outline));
  const isDeep = map.areas.some(({ terrain, outline }) => kBlocks.has(terrain) && isInside(at, outline) && fromBorder(at, outline) > kDeep);
  return isDeep && !isHigh(at) && viewers.every((viewer) => !isHigh(viewer) && Math.hypot(viewer[0] - at[0], viewer[1] - at[1]) > kNear);
}
