import { mount } from "svelte";
import WatchTable from "../pages/WatchTable.svelte";
import ReplayTable from "../pages/ReplayTable.svelte";
import { Reel } from "../told/reel.ts";
import type { Eyes } from "../told/eyes.ts";
import type { Audience, SpectatorDelay } from "../wire/protocol.ts";
import { loadPreferences, savePreferences } from "../kit/preferences.ts";
import { momentIn } from "../told/moment.ts";
import { withLooked } from "../table/memory.ts";
import type { Table } from "../table/table.ts";
import { Missed } from "../told/missed.ts";
import { demoPieces, demoSource } from "./pieces.ts";

const reelOf = ({ audience }: Eyes): Reel =>
  new Reel(demoSource(audience, { over: true, lifted: true }));
const kEyes: readonly Eyes[] = (["public", "blue", "red", "referee"] as const).map((audience) => ({
  audience,
}));

/** Every few seconds the next piece is released. */
function watched(target: HTMLElement, wanted: URLSearchParams): void {
  const begun = Date.now();
  const delay = (wanted.get("delay") ?? "step") as SpectatorDelay;
  const upTo = (): number => (delay === "end" ? 0 : 4 + Math.floor((Date.now() - begun) / 8000));
  const reel = new Reel(demoSource("public", { delay, over: wanted.has("over") }, upTo));
  void reel
    .read()
    .then(() => mount(WatchTable, { target, props: { id: "", reel, onlive: () => undefined } }));
}

/** The states that are told; answers whether this is one. */
export function tell(target: HTMLElement, wanted: URLSearchParams): boolean {
  const isWatched = wanted.get("state") === "watching";
  if (!isWatched && wanted.get("state") !== "replay") return false;
  const [language, theme] = [wanted.get("language"), wanted.get("theme")];
  savePreferences({
    ...loadPreferences(),
    ...(language === "de" && { language }),
    ...(theme === "dark" && { theme }),
  });
  if (isWatched) {
    watched(target, wanted);
    return true;
  }
  const reel = reelOf({ audience: (wanted.get("as") ?? "blue") as Audience });
  void reel.read().then(() =>
    mount(ReplayTable, {
      target,
      props: { id: "", reel, at: momentIn(wanted), eyes: () => kEyes, reelOf },
    }),
  );
  return true;
}

/** Whoever sits here has not seen so many steps. */
export function missedBy(table: Table, steps: string | null): Missed | undefined {
  if (steps === null) return undefined;
  const seen = demoPieces("blue").length - Number(steps);
  table.memory.update((memory) => withLooked(memory, "blue", seen));
  return new Missed(table, "blue", (audience) => demoSource(audience));
}
