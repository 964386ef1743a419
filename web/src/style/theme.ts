import { loadPreferences, type Preferences } from "../kit/preferences.ts";

/** The light in the room: as it is told, or as the machine has it. */
export function themeOf(
  { theme }: Pick<Preferences, "theme">,
  isDarkRoom: boolean,
): "light" | "dark" {
  if (theme !== "auto") return theme;
  return isDarkRoom ? "dark" : "light";
}
const kDarkRoom = "(prefers-color-scheme: dark)";

/** Shows the page in it, now and when the room changes. */
export function wearTheme(preferences: Pick<Preferences, "theme">): () => void {
  const room = matchMedia(kDarkRoom);
  const wear = (): void => {
    document.documentElement.dataset["theme"] = themeOf(preferences, room.matches);
  };
  wear();
  room.addEventListener("change", wear);
  return () => room.removeEventListener("change", wear);
}
export const wearPreferred = (): (() => void) => wearTheme(loadPreferences());
