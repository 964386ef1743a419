import { mount } from "svelte";
import ReplayTable from "../pages/ReplayTable.svelte";
import { Reel } from "../told/reel.ts";
import type { Eyes } from "../told/eyes.ts";
import type { Audience } from "../protocol.ts";
import { loadPreferences, savePreferences } from "../preferences.ts";
import { momentIn } from "../told/moment.ts";
import { demoSource } from "./pieces.ts";

const reelOf = ({ audience }: Eyes): Reel =>
  new Reel(demoSource(audience, { over: true, lifted: true }));
const kEyes: readonly Eyes[] = (["public", "blue", "red", "referee"] as const).map((audience) => ({
  audience,
}));

/** The states that are told; answers whether this is one. */
export function tell(target: HTMLElement, wanted: URLSearchParams): boolean {
  if (wanted.get("state") !== "replay") return false;
  const [language, theme] = [wanted.get("language"), wanted.get("theme")];
  savePreferences({
    ...loadPreferences(),
    ...(language === "de" && { language }),
    ...(theme === "dark" && { theme }),
  });
  const reel = reelOf({ audience: (wanted.get("as") ?? "blue") as Audience });
  void reel.read().then(() =>
    mount(ReplayTable, {
      target,
      props: { id: "", reel, at: momentIn(wanted), eyes: () => kEyes, reelOf },
    }),
  );
  return true;
}
