/** What is said while it is shown what happened. */
export const enPlay = {
  play: {
    needs: (n: number) => `needs ${String(n)}:`,
    volley: "This volley",
    step: "This step",
    yours: "Yours",
    close: "Put away",
    lines: (n: number) => (n === 1 ? "The line of the log" : `The ${String(n)} lines of the log`),
    gone: {
      eliminated: (names: string) => `${names} eliminated`,
      surrendered: (names: string) => `${names} surrendered`,
      driven_off: (names: string) => `${names} driven off`,
    },
    counts: {
      forced_back: (n: number) => `${String(n)} forced back`,
      suppressed: (n: number) => `${String(n)} suppressed`,
      pinned: (n: number) => `${String(n)} Pinned`,
      shaken: (n: number) => `${String(n)} Shaken`,
      demoralized: (n: number) => `${String(n)} Demoralized`,
      no_effect: (n: number) => `${String(n)} without effect`,
      miss: (n: number) => `${String(n)} missed`,
      out_of_range: (n: number) => `${String(n)} out of range`,
      out_of_arc: (n: number) => `${String(n)} did not bear`,
      no_line: (n: number) => `${String(n)} without a line of fire`,
      unharmed: (n: number) => `${String(n)} came under fire unharmed`,
      spotted: (n: number) => `${String(n)} spotted`,
      lost: (n: number) => `${String(n)} lost from sight`,
    },
    motion: "Show on the map what happened in a step",
    sounds: "Sounds: a shot, dice, a new step",
  },
};
