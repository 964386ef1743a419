/** What is said where one gesture does many acts. */
export const enGestures = {
  many: {
    proposed: "Proposed fire",
    proposedHint:
      "At whom each aimed last, else by where it looks and what its weapon is for. Click one to aim it elsewhere; nobody has measured.",
    fireAll: (n: number) =>
      n === 1 ? "Fire the shot as shown" : `Fire ${String(n)} shots as shown`,
    endUnfired: (n: number) => `End step: ${String(n)} could fire`,
    hold: "Hold fire",
    holdAll: (type: string) => `Hold fire: ${type}`,
    holds: "Holds its fire",
    holding: "Holding their fire",
    release: (type: string, n: number) => `${type} (${String(n)}) may fire again`,
    unmet: (n: number) => `${String(n)} ${n === 1 ? "was" : "were"} refused; all others are done:`,
    against: (firer: string, target: string) => `${firer} → ${target}`,
  },
};
