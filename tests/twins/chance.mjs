// Chance that can be had again: what is drawn depends on the words it began with.

export class Chance {
  #state = 2166136261;

  constructor(words) {
    for (const byte of Buffer.from(String(words))) this.#state = Math.imul(this.#state ^ byte, 16777619);
  }
  /** A whole number from 0 on, less than `most`. */
  below(most) {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  }
  between(least, most) {
    return least + this.below(most - least + 1);
  }
  /** True so many times in a hundred. */
  percent(share) {
    return this.below(100) < share;
  }
  pick(list) {
    return list[this.below(list.length)];
  }
  /** Some of a list, at least one where it has any. */
  some(list, most) {
    const rest = [...list];
    const taken = [];
    for (let left = Math.min(rest.length, 1 + this.below(most)); left > 0; --left) taken.push(...rest.splice(this.below(rest.length), 1));
    return taken;
  }
}
