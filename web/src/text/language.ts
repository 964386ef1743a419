/** The languages that the client speaks, each by its own name: another one begins here. */
export const kLanguages = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof kLanguages;
export const isLanguage = (text: string): text is Language => text in kLanguages;
