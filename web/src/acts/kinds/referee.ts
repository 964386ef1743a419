import type { Spot } from "../../ground/geometry.ts";
import { litUp, type Gesture } from "../gesture.ts";

export interface EditAct {
  readonly kind: "edit";
  readonly stand: string;
  readonly at?: Spot;
  readonly facing: number;
}
/** A stand that is not there yet, or, with a size, an obstacle. */
export interface AddAct {
  readonly kind: "add";
  readonly at?: Spot;
  readonly facing: number;
  readonly size?: { readonly width: number; readonly depth: number };
}

/** Sent by the forms of the desk, which ask for a reason too. */
const byForm = {
  command: () => undefined,
  offers: () => [],
  isOffered: () => true,
  lit: () => litUp([]),
  isSame: () => true,
};
export const edit: Gesture<EditAct> = { ...byForm, actor: ({ stand }) => stand };
export const add: Gesture<AddAct> = { ...byForm, actor: () => undefined };
