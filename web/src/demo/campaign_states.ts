import { mount } from "svelte";
import blue from "../../../protocol/examples/campaign.view.blue.json";
import everybody from "../../../protocol/examples/campaign.view.public.json";
import staff from "../../../protocol/examples/campaign.view.referee.json";
import AtCampaign from "../campaign/AtCampaign.svelte";
import { Desk } from "../campaign/desk.svelte.ts";
import type { Campaign, LinkState } from "../campaign/link.ts";
import { observable } from "../kit/observable.ts";
import type { CampaignView } from "../wire/protocol.ts";
import { battleStates } from "./campaign_battles.ts";

/** The states of a campaign: the examples of the protocol, and what follows from them. */
const kViews: Readonly<Record<string, unknown>> = { blue, referee: staff, public: everybody };
const viewOf = (as: string): CampaignView => (kViews[as] ?? blue) as CampaignView;

const kStates: Readonly<Record<string, (view: CampaignView) => CampaignView>> = {
  campaign: (view) => view,
  campaign_sealed: (view) => ({
    ...view,
    has_committed: true,
    commanders: view.commanders.map((one) => ({ ...one, has_committed: true })),
  }),
  ...battleStates,
  campaign_over: (view) => ({ ...view, step: "over", winner: "blue" }),
};

/** Nothing answers: what is asked is noted and done at once where that is simple. */
function still(view: CampaignView, change: (view: CampaignView) => CampaignView): Campaign {
  const state = observable<LinkState>({ connection: "online", waiting: 0, view });
  return {
    id: "demo",
    get: state.get,
    subscribe: state.subscribe,
    ask: (command) => {
      document.body.dataset["command"] = JSON.stringify(command);
      if (command.type === "commit")
        state.update((now) => ({
          ...now,
          ...(now.view && { view: { ...now.view, has_committed: true } }),
        }));
      return Promise.resolve(true);
    },
    lookAs: (role) =>
      state.update(({ as: _, ...now }) => ({
        ...now,
        view: role ? change(viewOf(role)) : view,
        ...(role && { as: role }),
      })),
    forgetRefusal: () => state.update(({ refusal: _, ...now }) => now),
    end: () => undefined,
  };
}

/** Answers whether this is one. */
export function campaign(target: HTMLElement, wanted: URLSearchParams): boolean {
  const change = kStates[wanted.get("state") ?? ""];
  if (!change) return false;
  const desk = new Desk(still(change(viewOf(wanted.get("as") ?? "blue")), change));
  const [language, theme] = [wanted.get("language"), wanted.get("theme")];
  if (language === "de") desk.set({ language });
  if (theme === "dark") desk.set({ theme });
  if (wanted.has("edit")) desk.edited = Number(wanted.get("edit"));
  desk.choose(wanted.get("choose") ?? undefined);
  for (const place of wanted.get("way")?.split(",") ?? []) desk.press(place);
  mount(AtCampaign, { target, props: { desk, seatKey: undefined } });
  return true;
}
