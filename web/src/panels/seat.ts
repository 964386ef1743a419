import { getContext, setContext } from "svelte";

/** The key by which this page sits; none on the demo page. */
interface SeatHere {
  readonly battle: string;
  readonly key: string;
}
const kSeat = Symbol("seat");
export const sitWith = (battle: string, key: string): SeatHere =>
  setContext(kSeat, { battle, key });
export const seatHere = (): SeatHere | undefined => getContext(kSeat);
