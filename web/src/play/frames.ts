/** The time of a page: that of its frames. */
export interface Frames {
  now(): number;
  /** Calls once, at the next frame; the answer takes it back. */
  next(call: () => void): () => void;
}

export const kPageFrames: Frames = {
  now: () => performance.now(),
  next: (call) => {
    const frame = requestAnimationFrame(call);
    return () => cancelAnimationFrame(frame);
  },
};
