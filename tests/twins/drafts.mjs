// What a side has declared in secret is numbered: to take it back is refused like what nobody has declared. [REL-28]

const kTaken = { orders: ["withdraw_order", "order"], shots: ["withdraw_fire", "shot"], missions: ["withdraw_mission", "mission"], cards_played: ["take_back_card", "played"] };
const kUnused = 900; // so many more nobody declares

/** To take back something of the side whose view this is, and the same of nobody; nothing where it has none. */
export function ofAnother(view, chance) {
  const all = Object.entries(kTaken).flatMap(([list, command]) => Object.keys(view[list]).filter((id) => /^[a-z]\d+$/.test(id)).map((id) => [command, id]));
  if (all.length === 0) return undefined;
  const [[what, key], id] = chance.pick(all);
  const nobodys = id[0] + (Number(id.slice(1)) + kUnused);
  return [id, nobodys].map((one) => ({ do: what, [key]: one }));
}
