// Foxholes, in which somebody stands or may stand: whoever comes near, unseen too, knows of them. [REL-25]

const kHalf = 0.8;

/** Around some of the stands of each side. */
export function foxholes(sides, chance) {
  const places = sides.flatMap(({ formations }) => chance.some(formations.flatMap(({ companies }) => companies.flatMap(({ stands }) => stands.flatMap(({ at }) => (at ? [at] : [])))), 2));
  const around = ([x, y]) => [[x - kHalf, y - kHalf], [x + kHalf, y - kHalf], [x + kHalf, y + kHalf], [x - kHalf, y + kHalf]];
  return places.map((at) => ({ cover: "medium", outline: around(at) }));
}
