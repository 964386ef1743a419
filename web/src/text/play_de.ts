import type { enPlay } from "./play_en.ts";

export const dePlay: typeof enPlay = {
  play: {
    needs: (n) => `braucht ${String(n)}:`,
  },
};
