import { lastOf } from "./moment.ts";
import type { Pace, Telling } from "./telling.ts";

/** Milliseconds. */
const [kOften, kSeldom, kQuiet] = [3000, 30_000, 600_000];

/**
 * Asks again and again for what may be told by now, and plays it; not while nobody looks. The answer
 * ends it.
 */
export function follow(telling: Telling): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let news = Date.now();
  let isEnded = false;
  let wasHidden = false;

  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    const before = newestOf(telling);
    const why = await telling.refresh();
    if (isEnded || why === "gone") return;
    if (newestOf(telling) > before) news = Date.now();
    void goOn(telling, wasHidden);
    wasHidden = document.hidden;
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(() => void ask(), Date.now() - news > kQuiet ? kSeldom : kOften);
  };
  const look = (): void => {
    wasHidden = true;
    if (document.hidden) clearTimeout(timer);
    else void ask();
  };
  document.addEventListener("visibilitychange", look);
  void goOn(telling, false);
  timer = setTimeout(() => void ask(), kOften);
  return () => {
    isEnded = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

export const newestOf = (telling: Telling): number =>
  telling.state.get().list?.pieces.at(-1)?.n ?? 0;

/** Whoever is a step behind stays so, however fast it is played there. */
const paceFor = (late: number): Pace => (late > 5 ? 4 : late > 2 ? 2 : 1);

/** To the end of what is there, then piece by piece; who looked elsewhere sees the newest alone. */
async function goOn(telling: Telling, isLate: boolean): Promise<void> {
  const { list, at } = telling.state.get();
  const last = lastOf(list?.pieces ?? []);
  if (!last) return;
  if (!at) return telling.goTo(last);
  if (list?.delay === "step") telling.setPace(paceFor(last.n - at.n));
  if (isLate && last.n > at.n + 1) await telling.goTo({ n: last.n, frame: 0 });
  await telling.play();
}
