/** What can act or be chosen, what is aimed at, and what is drafted and not sent. */
export const kLit = "#ffb300";
export const kTarget = "#e11d48";
export const kDraft = "#7c3aed";
