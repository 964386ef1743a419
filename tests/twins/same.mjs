// What is not compared as it was sent, and why. Everything else must be equal byte for byte.
//   what               | where                                | why
//   Date               | head of an HTTP answer               | the server sends none today; a proxy would
//   id of the battle   | pairs of two scenario files only     | drawn at random when a battle is made
//   commitment         | pairs of two scenario files only     | the hash of a salt that is drawn at random
//   when it was made   | list of battles, two files only      | the clock
//   opens_at           | a view, after the end                | the clock: the end and seven days
//   mask, handshake    | below the text of a frame            | drawn at random by the client, for each frame

/** Texts of one world in the words of both. */
export function normaliser(world, isCopied) {
  const untimed = (text) => text.replace(/"opens_at":\d+/g, '"opens_at":0');
  if (isCopied) return untimed;
  const id = world.battle.id;
  return (text) =>
    untimed(text)
      .replaceAll(id, "<battle>")
      .replaceAll(world.commitment, "<commitment>")
      .replace(/"created":\d+/g, '"created":0');
}

const kPaths = (battle) => ["/api/battles", `/api/battles/${battle}`, `/api/battles/${battle}/dice`, `/api/battles/${battle}/record`, `/battle/${battle}`];

async function answers(world) {
  const all = [];
  for (const path of kPaths(world.battle.id)) {
    const answer = await fetch(world.server.url + path);
    const head = [...answer.headers].filter(([name]) => name !== "date").map((pair) => pair.join(": "));
    all.push([`GET ${path}`, answer.status, ...head, await answer.text()].join("\n"));
  }
  return all;
}

/** Answers of HTTP; the list of battles follows a battle within a tick of the server. */
export async function httpDifference(worlds, same) {
  let found;
  for (let tries = 0; tries < 4; ++tries) {
    const [a, b] = await Promise.all(worlds.map(answers));
    const index = a.findIndex((text, i) => same[0](text) !== same[1](b[i]));
    if (index < 0) return undefined;
    found = { stream: "http", index, a: a[index], b: b[index] };
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  return found;
}

/** The first frame that differs of these streams. */
export function frameDifference(streams, taken, same) {
  for (const stream of streams) {
    const [a, b] = taken.map((frames) => frames.get(stream) ?? []);
    for (let index = 0; index < Math.max(a.length, b.length); ++index) {
      if (a[index] === b[index]) continue;
      const texts = [a[index], b[index]].map((text, i) => (text === undefined ? "(no frame)" : same[i](text)));
      if (texts[0] !== texts[1]) return { stream, index, a: texts[0], b: texts[1], isLate: a[index] === undefined || b[index] === undefined };
    }
  }
  return undefined;
}
