// A person at the real pages who counts what his hands do. He goes by the list of stands where a counter may lie under another.
import { createRequire } from "node:module";

const { chromium } = createRequire(new URL("../../web/package.json", import.meta.url))("@playwright/test");

export const browser = () => chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const [patience, soon] = [30000, 1500];
/** Counters with their middles so many pixels apart do not lie upon each other. */
const apart = 30;

const merge = (value, patch) => {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const whole = value !== null && typeof value === "object" && !Array.isArray(value) ? { ...value } : {};
  for (const [key, part] of Object.entries(patch))
    if (part === null) delete whole[key];
    else whole[key] = merge(whole[key], part);
  return whole;
};

export class Player {
  view;
  /** By step: how many clicks, drags, keys and commits. */
  counts = new Map();
  /** At whom each firer aimed last, and with what. */
  aimed = new Map();
  /** What is proposed in this step. */
  shown = [];
  /** By turn: who was hidden before the first fire. */
  hidden = new Map();
  /** How many acts were meant, and which were not done so. */
  meant = 0;
  missed = [];
  /** What the server accepted and refused, in order. */
  done = [];
  refused = [];
  #asked = new Map();

  constructor(page) {
    this.page = page;
    page.on("pageerror", (error) => this.refused.push(error.message));
    page.on("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => this.#said(JSON.parse(payload)));
      socket.on("framereceived", ({ payload }) => this.#heard(JSON.parse(payload)));
    });
  }
  static async sit(chrome, link) {
    const context = await chrome.newContext({ viewport: { width: 1400, height: 900 }, locale: "en-GB" });
    const player = new Player(await context.newPage());
    await player.page.goto(link);
    await player.until(() => player.view, "a view");
    await player.page.getByRole("button", { name: "Show the whole table" }).click();
    await player.page.getByTestId("tab-stands").click();
    return player;
  }

  #said(message) {
    if (message.type === "command") this.#asked.set(message.cmd_id, message.command);
  }
  #heard(message) {
    if (message.type === "view") this.view = message.view;
    if (message.type === "update") this.view = merge(this.view, message.patch);
    if (message.type !== "answer" && message.type !== "refused") return;
    const command = this.#asked.get(message.cmd_id);
    if (command === undefined) return;
    this.#asked.delete(message.cmd_id);
    const { turn, step } = this.view.battle;
    if (message.type === "answer") this.done.push({ turn, step, command });
    else this.refused.push(`${step}: ${JSON.stringify(command)}: ${message.reason}`);
  }
  async until(holds, what) {
    for (const end = Date.now() + patience; !holds();) {
      if (Date.now() > end) throw new Error(`no ${what} in ${this.view?.battle.step}: ${this.refused.join("\n")}`);
      await this.page.waitForTimeout(10);
    }
  }
  /** Does it come to this soon? A busy machine takes its time. */
  async comes(holds) {
    for (const end = Date.now() + soon; !holds();) {
      if (Date.now() > end) return false;
      await this.page.waitForTimeout(10);
    }
    return true;
  }
  /** Everything that was asked is answered, and the page shows it. */
  async settled() {
    await this.page.waitForTimeout(20);
    await this.until(() => this.#asked.size === 0, "answer");
    await this.page.waitForTimeout(20);
  }

  #count(what) {
    const { turn, step } = this.view.battle;
    const key = `${turn} ${step}`;
    const counts = this.counts.get(key) ?? { click: 0, drag: 0, key: 0, commit: 0 };
    this.counts.set(key, { ...counts, [what]: counts[what] + 1 });
  }
  async click(selector) {
    this.#count("click");
    await this.page.locator(selector).first().click({ timeout: patience });
    await this.settled();
  }
  async press(key) {
    this.#count("key");
    await this.page.keyboard.press(key);
    await this.settled();
  }
  /** In the list: its own stand to act with, or the enemy to aim at. */
  choose(id) {
    return this.click(`#stand-${id}`);
  }
  /** On the map, in thousandths of an inch. */
  async clickAt(place) {
    this.#count("click");
    await this.page.mouse.click(...(await this.#pixel(place)));
    await this.settled();
  }
  async drag(from, to, held) {
    this.#count("drag");
    const [a, b] = [await this.#pixel(from), await this.#pixel(to)];
    if (held) await this.page.keyboard.down(held);
    await this.page.mouse.move(...a);
    await this.page.mouse.down();
    await this.page.mouse.move(...b, { steps: 5 });
    await this.page.mouse.up();
    if (held) await this.page.keyboard.up(held);
    await this.settled();
  }
  /** No other counter lies so near that a hand could take that one. */
  async liesFree(id) {
    const { stands, contacts } = this.view;
    const at = (stands[id] ?? contacts[id])?.at;
    if (!at) return false;
    const scale = Number((await this.page.locator("#board").getAttribute("data-look")).split(" ")[2]);
    const others = [...Object.entries(stands).filter(([, { presence }]) => presence === "on_table"), ...Object.entries(contacts)];
    return others.every(([other, one]) => other === id || !one.at || Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) * scale > apart);
  }
  async #pixel([x, y]) {
    const board = this.page.locator("#board");
    const [cx, cy, scale] = (await board.getAttribute("data-look")).split(" ").map(Number);
    const box = await board.boundingBox();
    return [box.x + box.width / 2 + (x - cx) * scale, box.y + box.height / 2 - (y - cy) * scale];
  }
  async commit() {
    const { turn, step } = this.view.battle;
    this.#count("commit");
    await this.page.getByTestId("commit").click();
    if (await this.page.getByTestId("asked").isVisible()) {
      this.#count("commit");
      await this.page.getByTestId("commit").click();
    }
    await this.settled();
    const isOn = () => this.view.battle.turn !== turn || this.view.battle.step !== step;
    await this.until(() => isOn() || this.view.prompt.code !== "decide", "end of the step");
  }
}
