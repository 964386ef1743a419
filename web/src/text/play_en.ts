/** What is said while it is shown what happened. */
export const enPlay = {
  play: {
    needs: (n: number) => `needs ${String(n)}:`,
  },
};
