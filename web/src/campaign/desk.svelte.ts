import type { CampaignFormation, CampaignView } from "../wire/protocol.ts";
import type { Preferences } from "../kit/preferences.ts";
import { loadPreferences, savePreferences } from "../kit/preferences.ts";
import type { Ask, Campaign, LinkState } from "./link.ts";
import { speechOf } from "./words.ts";
import { draftOf, isSame, legsOf, maySeal, pressed, waysOn, type Draft } from "./ways.ts";

/** What lies before whoever sits at a campaign: what it is told, and what is prepared and not yet sent. */
export class Desk {
  readonly link: Campaign;
  state = $state.raw<LinkState>({ connection: "connecting", waiting: 0 });
  preferences = $state.raw<Preferences>(loadPreferences());
  /** A formation. */
  chosen = $state<string | undefined>();
  /** A place that is looked at. */
  place = $state<string | undefined>();
  /** The battle that the staff changes before it makes it. */
  edited = $state<number | undefined>();
  /** The battle that it wanted to make last. */
  wanted = $state<number | undefined>();
  #drafts = $state.raw<Readonly<Record<string, Draft>>>({});
  #opening = -1;
  /** The seats of all commanders, as far as the own eyes see them. */
  seats = $state.raw<CampaignView["commanders"]>([]);
  /** Who sits here, whatever eyes he borrows. */
  own = $state.raw<CampaignView["audience"] | undefined>();
  readonly #leave: () => void;

  constructor(link: Campaign) {
    this.link = link;
    this.#leave = link.subscribe((state) => this.#told(state));
  }
  end(): void {
    this.#leave();
    this.link.end();
  }
  /** What was prepared for orders that are closed is void. */
  #told(state: LinkState): void {
    this.state = state;
    this.own ??= state.view?.audience;
    if (state.view && state.as === undefined) this.seats = state.view.commanders;
    if (!state.view || state.view.opening === this.#opening) return;
    this.#opening = state.view.opening;
    this.#drafts = {};
  }

  get view(): CampaignView | undefined {
    return this.state.view;
  }
  get speech() {
    return speechOf(this.preferences.language);
  }
  get isBusy(): boolean {
    return this.state.waiting > 0;
  }
  /** The staff looks through other eyes. */
  get isBorrowed(): boolean {
    return this.state.as !== undefined;
  }
  set(more: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...more };
    savePreferences(this.preferences);
  }

  formation(key: string | undefined): CampaignFormation | undefined {
    return this.view?.formations.find((one) => one.key === key);
  }
  get formationChosen(): CampaignFormation | undefined {
    return this.formation(this.chosen);
  }
  mayOrder(formation: CampaignFormation | undefined): boolean {
    const { view } = this;
    return Boolean(view && formation?.may_order && maySeal(view) && !this.isBorrowed);
  }
  draft(formation: CampaignFormation): Draft {
    return this.#drafts[formation.key] ?? draftOf(formation);
  }
  isChanged(formation: CampaignFormation): boolean {
    return !isSame(this.draft(formation), draftOf(formation));
  }
  change(formation: CampaignFormation, more: Partial<Draft>): void {
    this.#drafts = {
      ...this.#drafts,
      [formation.key]: { ...this.draft(formation), ...more },
    };
  }
  undo({ key }: CampaignFormation): void {
    const { [key]: _, ...others } = this.#drafts;
    this.#drafts = others;
  }
  /** The place and all behind it are no part of the way any more. */
  stepBack(formation: CampaignFormation): void {
    const draft = this.draft(formation);
    const last = draft.way.at(-1);
    const next = last && this.view && pressed(this.view, formation, draft, last);
    if (next) this.change(formation, next);
  }

  choose(key: string | undefined): void {
    this.chosen = key;
    this.place = undefined;
  }
  /** On the map: the way goes on there, or it is looked at. */
  press(place: string): void {
    const { view, formationChosen: formation } = this;
    if (view && formation && this.mayOrder(formation)) {
      const next = pressed(view, formation, this.draft(formation), place);
      if (next) {
        this.place = undefined;
        this.change(formation, next);
        return;
      }
    }
    this.place = this.place === place ? undefined : place;
  }
  /** Where the way of the chosen formation may go on. */
  get offered() {
    const { view, formationChosen: formation } = this;
    if (!view || !formation || !this.mayOrder(formation)) return [];
    return waysOn(view, formation, this.draft(formation).way);
  }
  get legs() {
    const { view, formationChosen: formation } = this;
    return view && formation ? legsOf(view, formation, this.draft(formation).way) : [];
  }

  make(command: Extract<Ask, { type: "make_battle" }>): Promise<boolean> {
    this.wanted = command.battle;
    return this.link.ask(command);
  }
  async give(formation: CampaignFormation): Promise<void> {
    const { way, posture, looks } = this.draft(formation);
    const { key } = formation;
    if (await this.link.ask({ type: "order_march", formation: key, way: [...way], posture, looks }))
      this.undo(formation);
  }
  async takeBack(formation: CampaignFormation): Promise<void> {
    if (await this.link.ask({ type: "withdraw_march", formation: formation.key }))
      this.undo(formation);
  }
}
