import type { Light } from "../table/light.ts";

/** What lies over the ground, and how is written on it. Counters and marks keep their colours. */
export interface LightStyle {
  readonly veil?: { readonly colour: string; readonly blend: GlobalCompositeOperation };
  readonly label: string;
  readonly soft: string;
  readonly water: string;
  readonly halo: string;
}
const kPaperInk = {
  label: "#33402a",
  soft: "#7d6038",
  water: "#2f6a8f",
  halo: "rgba(246, 244, 226, 0.85)",
} as const;

export const kLights: Readonly<Record<Light, LightStyle>> = {
  day: kPaperInk,
  murk: {
    ...kPaperInk,
    soft: "#5f4a2c",
    water: "#265876",
    veil: { colour: "rgba(176, 184, 190, 0.5)", blend: "source-over" },
  },
  night: {
    label: "#f3f1df",
    soft: "#ecdcb6",
    water: "#cfe5f4",
    halo: "rgba(24, 32, 52, 0.85)",
    veil: { colour: "#66769f", blend: "multiply" },
  },
};
