import type { Words } from "../text/en.ts";
import type { Audience } from "../wire/protocol.ts";

/** Who looks at the table, and on how large a screen. */
export interface Looker {
  readonly audience: Audience;
  /** One panel at a time. */
  readonly isNarrow: boolean;
  /** What is over is looked at; nobody acts or talks. */
  readonly isTold?: boolean;
}
export const isPlayer = (audience: Audience): boolean => audience === "blue" || audience === "red";

interface TabRow {
  readonly isFor: (who: Looker) => boolean;
  readonly title: (w: Words, who: Looker) => string;
}
const always = (): boolean => true;

/** The tabs beside the map, in their order. */
export const kTabs = {
  act: {
    isFor: ({ isNarrow }) => isNarrow,
    title: (w, { audience, isTold }) => (isPlayer(audience) && !isTold ? w.page.act : w.page.look),
  },
  referee: {
    isFor: ({ audience, isTold }) => audience === "referee" && !isTold,
    title: (w) => w.referee.heading,
  },
  log: { isFor: always, title: (w) => w.log.heading },
  stands: { isFor: always, title: (w) => w.stands.heading },
  cards: { isFor: ({ audience }) => isPlayer(audience), title: (w) => w.cards.heading },
  roster: { isFor: always, title: (w) => w.roster.heading },
  chat: { isFor: ({ isTold }) => !isTold, title: (w) => w.chat.heading },
  settings: { isFor: always, title: (w) => w.page.settings },
} as const satisfies Readonly<Record<string, TabRow>>;
export type Tab = keyof typeof kTabs;
export const tabsFor = (who: Looker): readonly Tab[] =>
  (Object.keys(kTabs) as Tab[]).filter((tab) => kTabs[tab].isFor(who));
/** What is open at first. */
export function firstTab({ audience, isNarrow, isTold }: Looker): Tab {
  if (isTold) return "log";
  if (isNarrow && isPlayer(audience)) return "act";
  return audience === "referee" ? "referee" : "log";
}
