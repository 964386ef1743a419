import { kLanguages, type Language } from "./language.ts";
import { learn, learnBook } from "./tongue.ts";

/** Every language at once: for the demo page and the tests. */
const all = Object.keys(kLanguages) as Language[];
await Promise.all([...all.map(learn), ...all.map(learnBook)]);
