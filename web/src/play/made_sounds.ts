import type { Cue } from "./cues.ts";

/** The same is not heard again so soon, in seconds. */
const kAgain = 0.09;

/** Made as they are heard: no files. */
export class Sounds {
  readonly #context = new AudioContext();
  readonly #heard = new Map<Cue, number>();

  play(cue: Cue): void {
    const now = this.#context.currentTime;
    if (this.#context.state === "suspended") void this.#context.resume();
    if (now - (this.#heard.get(cue) ?? -1) < kAgain) return;
    this.#heard.set(cue, now);
    if (cue === "shot") this.#shot(now);
    else if (cue === "die") [0, 0.05].forEach((late) => this.#tone(now + late, 1700, 0.018, 0.05));
    else [523, 659].forEach((pitch, i) => this.#tone(now + i * 0.1, pitch, 0.12, 0.06));
  }
  end(): void {
    void this.#context.close();
  }

  #fading(at: number, lasts: number, loud: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
    gain.connect(this.#context.destination);
    return gain;
  }
  #tone(at: number, pitch: number, lasts: number, loud: number): void {
    const tone = this.#context.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    tone.connect(this.#fading(at, lasts, loud));
    tone.start(at);
    tone.stop(at + lasts);
  }
  #shot(at: number): void {
    const [lasts, rate] = [0.14, this.#context.sampleRate];
    const noise = this.#context.createBuffer(1, Math.ceil(lasts * rate), rate);
    const wave = noise.getChannelData(0);
    for (let i = 0; i < wave.length; i += 1) wave[i] = Math.random() * 2 - 1;
    const source = this.#context.createBufferSource();
    const low = this.#context.createBiquadFilter();
    low.type = "lowpass";
    low.frequency.value = 850;
    source.buffer = noise;
    source.connect(low).connect(this.#fading(at, lasts, 0.3));
    source.start(at);
  }
}
