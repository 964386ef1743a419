import { getContext, setContext } from "svelte";

/** The key by which this page sits; none on the demo page. */
export interface SeatHere {
  readonly battle: string;
  readonly key: string;
  /** Whose it is. */
  readonly role: string;
}
const kSeat = Symbol("seat");
export const sitWith = (battle: string, key: string, role: string): SeatHere =>
  setContext(kSeat, { battle, key, role });
export const seatHere = (): SeatHere | undefined => getContext(kSeat);
