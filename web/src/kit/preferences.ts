import { isLanguage, type Language } from "../text/language.ts";

/** What a person likes, kept in this browser. */
export interface Preferences {
  readonly language: Language;
  readonly grid: boolean;
  readonly minimap: boolean;
  readonly paths: boolean;
  readonly orders: boolean;
  /** A notification when it is one's turn and the page is out of sight. */
  readonly call: boolean;
  /** Single letters act at the table. */
  readonly letters: boolean;
  /** What happened in a step is shown on the map; else it is read. */
  readonly motion: boolean;
  readonly sounds: boolean;
  /** By day, by lamplight, or as the room has it. */
  readonly theme: "auto" | "light" | "dark";
}
const kKey = "ordercap.preferences";

export function loadPreferences(): Preferences {
  const [spoken = ""] = navigator.language.split("-");
  const speaks = isLanguage(spoken) ? spoken : "en";
  const usual: Preferences = {
    language: speaks,
    grid: false,
    minimap: true,
    paths: true,
    orders: true,
    call: false,
    letters: true,
    motion: true,
    sounds: false,
    theme: "auto",
  };
  try {
    const kept = JSON.parse(localStorage.getItem(kKey) ?? "{}") as Partial<Preferences>;
    return { ...usual, ...kept };
  } catch {
    return usual;
  }
}

export function savePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(kKey, JSON.stringify(preferences));
  } catch {
    // Without storage they last as long as the page.
  }
}
