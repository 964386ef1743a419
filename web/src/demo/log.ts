import type { Told } from "../wire/protocol.ts";
import { told } from "./parts.ts";

/** What has happened in the battle of the demo page. */
export const kLog: Readonly<Record<string, Told>> = {
  "1": told("battle_begun", { turn: 0, step: "deployment" }),
  "2": told("initiative_rolled", {
    step: "initiative",
    side: "red",
    dice: [{ face: 4 }, { face: 9 }],
  }),
  "3": told("contact_made", {
    step: "side_a_moves",
    actor: { id: "kq", label: "Panzer IVH", side: "red" },
    working: [{ rule: "SPOT-03", value: 0 }],
  }),
  "4": told("fire_resolved", {
    actor: { id: "s27", label: "Anti-Tank Platoon, 1st Gun", side: "blue" },
    target: { id: "kq", label: "Panzer IVH", side: "red" },
    what: "57-mm gun",
    dice: [
      { face: 3, needs: 6 },
      { face: 8, needs: 6 },
    ],
    working: [
      { rule: "HIT-14", value: 1 },
      { rule: "HIT-08", value: -1 },
    ],
    outcome: "hit",
  }),
  "5": told("fire_felt", {
    step: "general_fire",
    target: { id: "s8", label: "E Company, 3rd Platoon", side: "blue" },
    outcome: "forced_back",
  }),
  "6": told("morale_checked", {
    step: "morale",
    actor: { id: "c2", label: "E Company", side: "blue" },
    dice: [{ face: 8, needs: 6 }],
    working: [
      { rule: "MOR-16", value: -1 },
      { rule: "MOR-18", value: -2 },
    ],
    outcome: "pinned",
  }),
  "7": told("stand_edited", {
    step: "morale",
    actor: { id: "s8", label: "E Company, 3rd Platoon", side: "blue" },
    words: "it was forced back too far, see FB-03 and REF-01",
  }),
  "8": told("surrendered", {
    step: "morale",
    actor: { id: "k0", label: "Grenadier Platoon", side: "red" },
  }),
};
