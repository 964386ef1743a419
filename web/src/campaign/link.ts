import { observable, type Observable } from "../kit/observable.ts";
import { keyText } from "../kit/random.ts";
import { answerOf, Refused } from "../wire/answers.ts";
import type { CampaignCommand, CampaignView } from "../wire/protocol.ts";
import type { Refusal } from "../wire/store.ts";

/** Without the id, which is drawn for each. */
type Asked<C> = C extends CampaignCommand ? Omit<C, "cmd_id"> : never;
export type Ask = Asked<CampaignCommand>;
export interface LinkState {
  /** Lost: it is asked for again and again. Refused: the key sits nowhere. Gone: there is none. */
  readonly connection: "connecting" | "online" | "lost" | "refused" | "gone";
  readonly view?: CampaignView;
  /** Through whose eyes the staff looks. */
  readonly as?: string;
  /** How many commands wait for their answer. */
  readonly waiting: number;
  readonly refusal?: Refusal;
}
/** A campaign as one seat is told it. */
export interface Campaign extends Pick<Observable<LinkState>, "get" | "subscribe"> {
  readonly id: string;
  /** Answers whether it was done. */
  ask(command: Ask): Promise<boolean>;
  lookAs(role: string | undefined): void;
  forgetRefusal(): void;
  end(): void;
}

const [kSoon, kHidden, kAgain] = [3000, 30_000, 2000];
const kTries = 5;
/** Of an answer that says nothing of the command. */
const isLost = (status: number): boolean => status === 429 || status >= 500;
const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** Asks for the view again and again, and hands on what is commanded. */
export class Link implements Campaign {
  readonly id: string;
  readonly #key: string | undefined;
  readonly #state = observable<LinkState>({ connection: "connecting", waiting: 0 });
  #etag = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #isOver = false;
  readonly get = this.#state.get;
  readonly subscribe = this.#state.subscribe;

  constructor(id: string, key?: string) {
    this.id = id;
    this.#key = key;
    document.addEventListener("visibilitychange", this.#seen);
    void this.#look();
  }
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#seen);
  }
  readonly #seen = (): void => {
    if (!document.hidden) void this.#look();
  };
  #path(what: string): string {
    return `/api/campaigns/${encodeURIComponent(this.id)}/${what}`;
  }
  #head(): Record<string, string> {
    return this.#key === undefined ? {} : { authorization: `Bearer ${this.#key}` };
  }

  lookAs(role: string | undefined): void {
    this.#etag = "";
    this.#state.update(({ as: _, ...state }) => ({ ...state, ...(role && { as: role }) }));
    void this.#look();
  }
  forgetRefusal(): void {
    this.#state.update(({ refusal: _, ...state }) => state);
  }

  /** The last question counts: an older answer is none. */
  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    const mine = ++this.#asked;
    const { as } = this.#state.get();
    const isGone = await this.#fetchView(as, () => mine === this.#asked && !this.#isOver);
    if (isGone || mine !== this.#asked || this.#isOver) return;
    this.#timer = setTimeout(() => void this.#look(), document.hidden ? kHidden : kSoon);
  }
  /** Answers whether nothing will ever come. */
  async #fetchView(as: string | undefined, isWanted: () => boolean): Promise<boolean> {
    try {
      const response = await fetch(this.#path(as ? `view?as=${encodeURIComponent(as)}` : "view"), {
        headers: { ...this.#head(), ...(this.#etag && { "if-none-match": this.#etag }) },
        cache: "no-store",
      });
      if (!isWanted()) return true;
      if (response.status === 401 || response.status === 404 || response.status === 410) {
        const connection = response.status === 401 ? "refused" : "gone";
        this.#state.update((state) => ({ ...state, connection }));
        return true;
      }
      if (response.status !== 304) {
        const view = await answerOf<CampaignView>(response);
        if (!isWanted()) return true;
        this.#etag = response.headers.get("etag") ?? "";
        this.#state.update((state) => ({ ...state, view }));
      }
      this.#state.update((state) => ({ ...state, connection: "online" }));
    } catch {
      if (isWanted()) this.#state.update((state) => ({ ...state, connection: "lost" }));
    }
    return false;
  }

  async ask(command: Ask): Promise<boolean> {
    this.#state.update(({ refusal: _, ...state }) => ({ ...state, waiting: state.waiting + 1 }));
    const refusal = await this.#send({ cmd_id: keyText(), ...command });
    this.#state.update((state) => ({
      ...state,
      waiting: state.waiting - 1,
      ...(refusal && { refusal }),
    }));
    await this.#look();
    return refusal === undefined;
  }
  /** Sent again with its id where the answer was lost: it takes effect once. */
  async #send(body: CampaignCommand): Promise<Refusal | undefined> {
    for (let tried = 1; ; ++tried) {
      try {
        const response = await fetch(this.#path("commands"), {
          method: "POST",
          headers: { ...this.#head(), "content-type": "application/json" },
          body: JSON.stringify(body),
        });
        if (!isLost(response.status) || tried >= kTries) {
          await answerOf(response);
          return undefined;
        }
      } catch (error) {
        if (error instanceof Refused) return error.refusal;
        if (tried >= kTries) return { code: "", reason: "", rules: [] };
      }
      await pause(kAgain);
    }
  }
}
