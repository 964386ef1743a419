// A person at the real pages who counts what his hands do.
import { createRequire } from "node:module";

const { chromium } = createRequire(new URL("../../web/package.json", import.meta.url))("@playwright/test");

export const browser = () => chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
/** How long a busy machine may take for anything; only a page that hangs takes so long. */
const patience = 180000;
/** How far from its vehicle the client draws who rides on it, in thousandths of an inch. */
const beside = 600;

const merge = (value, patch) => {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const whole = value !== null && typeof value === "object" && !Array.isArray(value) ? { ...value } : {};
  for (const [key, part] of Object.entries(patch))
    if (part === null) delete whole[key];
    else whole[key] = merge(whole[key], part);
  return whole;
};

/** In the page: the same shares in the dice in every run. */
function drawAlike() {
  let state = 1;
  crypto.getRandomValues = (into) => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let i = 0; i < bytes.length; ++i) bytes[i] = (state = (state * 1103515245 + 12345) % 2147483648) >> 16;
    return into;
  };
}
/** In the page: can it be seen without scrolling? */
function isInSight(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (element.contains(there) || there.contains(element));
}

/** Where dice are not checked he is asked before he sits, and sits down all the same. */
export async function openSeat(page, link) {
  await page.goto(link);
  const take = page.getByTestId("take-seat");
  await take.or(page.getByTestId("prompt")).waitFor();
  if (await take.isVisible()) await take.click();
}

export class Player {
  view;
  /** By step: how many clicks, times scrolled, drags, keys and commits. */
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
    await context.addInitScript(drawAlike);
    context.setDefaultTimeout(patience);
    const player = new Player(await context.newPage());
    await openSeat(player.page, link);
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
  /** The page has done what it was told: whatever it says has been said. */
  #frame() {
    return this.page.evaluate(() => new Promise((done) => setTimeout(done, 0)));
  }
  /** Everything that was asked is answered, and the page shows it. */
  async settled() {
    await this.#frame();
    await this.until(() => this.#asked.size === 0, "answer");
    await this.#frame();
  }

  #count(what) {
    const { turn, step } = this.view.battle;
    const key = `${turn} ${step}`;
    const counts = this.counts.get(key) ?? { click: 0, scroll: 0, drag: 0, key: 0, commit: 0 };
    this.counts.set(key, { ...counts, [what]: counts[what] + 1 });
  }
  /** What is out of sight is scrolled to first. */
  async click(selector) {
    const element = this.page.locator(selector).first();
    if (!(await element.evaluate(isInSight))) this.#count("scroll");
    this.#count("click");
    await element.click();
    await this.settled();
  }
  async press(key) {
    this.#count("key");
    await this.page.keyboard.press(key);
    await this.settled();
  }
  has(testId) {
    return this.page.getByTestId(testId).count();
  }
  /** In the list: its own stand to act with, or the enemy to aim at. */
  choose(id) {
    return this.click(`#stand-${id}`);
  }
  /** On the map, in thousandths of an inch; two quick ones, if so many. */
  async clickAt(place, times = 1) {
    for (let i = 0; i < times; ++i) this.#count("click");
    await this.page.mouse.click(...(await this.#pixel(place)), { clickCount: times });
    await this.settled();
  }
  /** Pressed meanwhile: a key that is held all the time, or one at the end of the pull. */
  async drag(from, to, { held, atEnd } = {}) {
    this.#count("drag");
    const [a, b] = [await this.#pixel(from), await this.#pixel(to)];
    const { keyboard, mouse } = this.page;
    if (held) await keyboard.down(held);
    await mouse.move(...a);
    await mouse.down();
    await mouse.move(...b, { steps: 5 });
    if (atEnd) {
      this.#count("key");
      await keyboard.press(atEnd);
      await mouse.move(b[0] + 1, b[1]);
    }
    await mouse.up();
    if (held) await keyboard.up(held);
    await this.settled();
  }
  /** Where its counter lies, or that of who carries it. */
  placeOf(id) {
    const { stands, contacts } = this.view;
    const one = stands[id] ?? contacts[id];
    if (stands[id]) return one.at ?? stands[one.aboard].at;
    const rides = Object.values(contacts).some(({ at, towing, riders }) => one !== undefined && (towing || riders) && !one.towing && !one.riders && at[0] === one.at[0] && at[1] === one.at[1]);
    return rides ? [one.at[0] + beside, one.at[1] - beside] : one.at;
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
