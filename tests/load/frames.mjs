// How smoothly the map follows the hand: times between frames while it is panned, zoomed and a stand is dragged, at 60 and 600 stands.
// Chromium without a screen has no graphics card and paints on the processor: a machine with one is faster.
//   node tests/load/frames.mjs    (PROFILE=1: what took the time, by function; SLOWER=4: so many times; DIST=folder; CHROMIUM=program)
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";

const { chromium } = createRequire(new URL("../../web/package.json", import.meta.url))("@playwright/test");
const dist = process.env.DIST ?? "web/dist";
const isProfiled = process.env.PROFILE === "1";
const slower = Number(process.env.SLOWER ?? 1);
const seconds = Number(process.env.SECONDS_EACH ?? 4);
/** So often a mouse speaks, in milliseconds; a frame that came later than this was missed. */
const [kMouse, kLate] = [8, 20];
const kStates = { 60: "movement", 600: "crowd_movement" };
/** Where the stand that may move stands, in thousandths of an inch. */
const kStand = [32600, 27400];

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };
function serveDist() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://host");
    try {
      const body = readFileSync(join(dist, pathname));
      response.writeHead(200, { "content-type": types[extname(pathname)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(server)));
}

/** Where the hand is after `t` seconds, and what it does there. */
const hands = {
  pan: { button: "right", at: (t, { middle }) => [middle[0] + 260 * Math.sin(2 * t), middle[1] + 160 * Math.sin(3 * t)] },
  zoom: { roll: (t) => 22 * Math.sign(Math.sin(2 * t)), at: (_, { middle }) => middle },
  drag: { button: "left", at: (t, { stand }) => [stand[0] - 20 - 120 * (1 - Math.cos(2 * t)), stand[1] + 60 * Math.sin(3 * t)] },
};

async function placesOf(page) {
  const board = page.locator("#board");
  const [x, y, scale] = (await board.getAttribute("data-look")).split(" ").map(Number);
  const box = await board.boundingBox();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  return { middle, stand: [middle[0] + (kStand[0] - x) * scale, middle[1] - (kStand[1] - y) * scale] };
}

/** What the main thread has worked so far, and our own code of it, in milliseconds of its processor. */
async function worked(wire) {
  const { metrics } = await wire.send("Performance.getMetrics");
  const took = (wanted) => 1000 * metrics.find(({ name }) => name === wanted).value;
  return { all: took("ThreadTime"), own: took("ScriptDuration") };
}

/** Every time between two frames in the page, in milliseconds. */
const watch = () => {
  globalThis.gaps = [];
  let last = performance.now();
  const next = (now) => {
    globalThis.gaps.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
};

async function moved(page, wire, hand) {
  const { button = "none", at, roll } = hands[hand];
  const places = await placesOf(page);
  const said = [];
  const say = (type, [x, y], more = {}) => said.push(wire.send("Input.dispatchMouseEvent", { type, x, y, button, ...more }));
  const begin = button === "left" ? places.stand : places.middle;
  say("mouseMoved", begin, { button: "none" });
  if (button !== "none") say("mousePressed", begin, { clickCount: 1 });
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    const t = (performance.now() - began) / 1000;
    if (roll) say("mouseWheel", at(t, places), { deltaX: 0, deltaY: roll(t) });
    else say("mouseMoved", at(t, places), { buttons: button === "left" ? 1 : 2 });
    await Promise.race([said.at(-1), new Promise((resolve) => setTimeout(resolve, 50))]);
    await new Promise((resolve) => setTimeout(resolve, kMouse));
  }
  if (button !== "none") say("mouseReleased", at(seconds, places));
  await Promise.all(said);
}

/** Where the main thread was, by function, in shares of the time. */
function told({ nodes, samples, timeDeltas }) {
  const name = new Map(nodes.map(({ id, callFrame }) => [id, `${callFrame.functionName || "(nameless)"} ${callFrame.url.split("/").at(-1)}:${callFrame.lineNumber + 1}`]));
  const time = new Map();
  let all = 0;
  samples.forEach((id, i) => {
    time.set(name.get(id), (time.get(name.get(id)) ?? 0) + timeDeltas[i]);
    all += timeDeltas[i];
  });
  const top = [...time].sort((a, b) => b[1] - a[1]).slice(0, 14);
  for (const [what, took] of top) console.log(`      ${((100 * took) / all).toFixed(1).padStart(5)} %  ${what}`);
}

const server = await serveDist();
const chrome = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const [stands, state] of Object.entries(kStates))
    for (const hand of Object.keys(hands)) {
      const page = await chrome.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(`http://127.0.0.1:${server.address().port}/demo.html?state=${state}&select=s7`);
      await page.locator("#board[data-look]").waitFor();
      await page.waitForTimeout(1000);
      const wire = await page.context().newCDPSession(page);
      await wire.send("Emulation.setCPUThrottlingRate", { rate: slower });
      if (isProfiled) {
        await wire.send("Profiler.enable");
        await wire.send("Profiler.setSamplingInterval", { interval: 500 });
        await wire.send("Profiler.start");
      }
      await wire.send("Performance.enable", { timeDomain: "threadTicks" });
      const before = await worked(wire);
      await page.evaluate(watch);
      await moved(page, wire, hand);
      const after = await worked(wire);
      const gaps = (await page.evaluate(() => globalThis.gaps)).slice(1).sort((a, b) => a - b);
      const share = (part) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * part))].toFixed(1);
      const late = gaps.filter((gap) => gap > kLate).length;
      const rate = ((1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0)).toFixed(0);
      const each = (what) => ((after[what] - before[what]) / gaps.length).toFixed(1);
      console.log(
        `${stands} stands, ${hand}: ${rate} frames a second; p50 ${share(0.5)} ms, p95 ${share(0.95)} ms, longest ${share(1)} ms, ${late} of ${gaps.length} late; ` +
          `main thread ${each("all")} ms a frame, our own code ${each("own")} ms of it`,
      );
      if (isProfiled) told((await wire.send("Profiler.stop")).profile);
      await page.close();
    }
} finally {
  await chrome.close();
  server.close();
}
