import type {
  CampaignBattle,
  CampaignFormation,
  CampaignLine,
  CampaignView,
} from "../wire/protocol.ts";

/** What becomes of the second battle of the example: proposed, made, over, taken in. */
const kSecond = 2;
type Step = (view: CampaignView) => CampaignView;

/** Those who look from a side know of it as soon as it is proposed. */
function known({ battles, audience }: CampaignView): readonly CampaignBattle[] {
  if (battles.some(({ id }) => id === kSecond) || audience === "public") return battles;
  const moment = { day: 1, phase: 1, impulse: 2 };
  const forces = audience.startsWith("blue") ? ["tanks"] : ["i477"];
  const second = { id: kSecond, place: "verkhnyaya", moment, state: "proposed", forces } as const;
  return [...battles, { ...second, over: false }];
}
const withSecond = (view: CampaignView, more: Partial<CampaignBattle>): CampaignView => ({
  ...view,
  battles: known(view).map(({ draft, ...battle }) =>
    battle.id === kSecond
      ? { ...battle, ...(more.state === undefined && draft && { draft }), ...more }
      : { ...battle, ...(draft && { draft }) },
  ),
});
const seatOf = ({ audience }: CampaignView): Partial<CampaignBattle> =>
  audience === "public" ? {} : { book: "demo", seat: audience === "blue2" ? "blue" : audience };
/** The first is not dropped but made, too. */
const withFirst = (view: CampaignView, more: Partial<CampaignBattle>): CampaignView => ({
  ...view,
  battles: view.battles.map((battle) => (battle.id === 1 ? { ...battle, ...more } : battle)),
});

const proposed: Step = (view) => withSecond({ ...view, step: "battles" }, {});
const made: Step = (view) => withSecond(proposed(view), { state: "made", ...seatOf(view) });
/** One of which the field says who keeps it, and one of which the staff must say. */
const over: Step = (view) => {
  const knows = view.audience !== "public";
  return withFirst(withSecond(made(view), { over: knows }), {
    state: "made",
    ...seatOf(view),
    over: knows,
    ...(view.audience === "referee" && { field: "blue" }),
  });
};

const kLost: readonly (readonly [string, "lost" | "captured" | "straggling", readonly string[]])[] =
  [
    ["tanks", "lost", ["s55", "s58", "s61"]],
    ["tanks", "straggling", ["s66"]],
    ["i477", "lost", ["s98", "s99"]],
    ["i477", "captured", ["s102"]],
  ];
function withLosses(formation: CampaignFormation): CampaignFormation {
  const stateOf = new Map(
    kLost.flatMap(([key, state, ids]) =>
      key === formation.key ? ids.map((id) => [id, state] as const) : [],
    ),
  );
  const companies = formation.companies.map((company) => ({
    ...company,
    pieces: company.pieces.map((piece) => ({
      ...piece,
      state: stateOf.get(piece.id) ?? piece.state,
    })),
  }));
  return { ...formation, companies, present: formation.present - stateOf.size };
}
function linesOf({ log, formations, audience }: CampaignView): readonly CampaignLine[] {
  if (audience === "public") return log;
  const at = { day: 1, phase: 1, impulse: 2 };
  const place = "verkhnyaya";
  const isOwn = (key: string): boolean => formations.some((one) => one.key === key);
  const changed = kLost
    .filter(([formation]) => isOwn(formation))
    .map(([formation, state, { length: count }]) => ({ formation, state, count }));
  const told: readonly Omit<CampaignLine, "n" | "at">[] = [
    { what: "battle_made", place },
    { what: "battle_taken", place, side: "blue" },
    ...changed.map((one) => ({ what: "pieces_changed" as const, ...one })),
    ...(isOwn("1bn") ? [{ what: "returned" as const, formation: "1bn", count: 1 }] : []),
  ];
  return [...log, ...told.map((line, i) => ({ ...line, n: 100 + i, at }))];
}
const taken: Step = (view) => {
  const after = withSecond(view, { state: "taken", holder: "blue", ...seatOf(view) });
  return {
    ...after,
    step: "orders",
    formations: view.formations.map(withLosses),
    log: linesOf(view),
  };
};

export const battleStates: Readonly<Record<string, Step>> = {
  campaign_proposed: proposed,
  campaign_made: made,
  campaign_battle_over: over,
  campaign_taken: taken,
};
