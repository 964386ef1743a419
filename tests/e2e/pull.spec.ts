import { expect, test, type CDPSession, type Page } from "./support/test";
import { Player, type Place } from "./support/board";
import { serveDist } from "./support/files";

let files: Awaited<ReturnType<typeof serveDist>>;
test.beforeAll(async () => (files = await serveDist()));
test.afterAll(() => files.close());

/** A gun, a tank that it sees, and one that both of its rounds can hit. */
const kGun: Place = [37.7, 24.9];
const [kTank, kNearTank]: [Place, Place] = [
  [22, 18.8],
  [17.6, 17.6],
];

async function atFire(page: Page): Promise<Player> {
  const player = new Player(page);
  await player.sit(`${files.url}/demo.html?state=opportunity_fire`);
  return player;
}
const sent = async ({ page }: Player): Promise<unknown> =>
  JSON.parse((await page.locator("body").getAttribute("data-command")) ?? "{}");

/** A finger goes from here to there, and stays there for a moment. */
async function pullByFinger(
  player: Player,
  from: Place,
  to: Place,
): Promise<void> {
  const cable: CDPSession = await player.page
    .context()
    .newCDPSession(player.page);
  const [a, b] = [await player.pixel(from), await player.pixel(to)];
  const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
    cable.send("Input.dispatchTouchEvent", { type, touchPoints } as never);
  await touch("touchStart", a);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await touch("touchMove", {
      x: a.x + (b.x - a.x) * part,
      y: a.y + (b.y - a.y) * part,
    });
  await touch("touchEnd");
}

test("the map comes first: a pull is the shot, and nobody is left chosen by it", async ({
  page,
}) => {
  const player = await atFire(page);
  await expect(page.getByTestId("pull-hint")).toContainText("pull from who");
  await player.drag(kGun, kTank);
  expect(await sent(player)).toMatchObject({
    do: "declare_fire",
    firer: "s27",
    line: 0,
    target: "kd",
  });
  await expect(page.getByTestId("selected")).toHaveCount(0);
  await player.drag(kGun, [30, 40]);
  await expect(page.getByTestId("selected")).toBeVisible();
  expect(player.errors).toEqual([]);
});

test("the number of a weapon is pressed while the shot is pulled", async ({
  page,
}) => {
  const player = await atFire(page);
  const [a, b] = [await player.pixel(kGun), await player.pixel(kNearTank)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.keyboard.press("2");
  await page.mouse.up();
  expect(await sent(player)).toMatchObject({ line: 1, target: "kc" });
});

test("keys mirror it: the next firer, the next target, the weapon, fire", async ({
  page,
}) => {
  const player = await atFire(page);
  for (const key of ["n", "2", ".", "f"]) await page.keyboard.press(key);
  expect(await sent(player)).toMatchObject({
    do: "declare_fire",
    firer: "s27",
    line: 1,
    target: "kc",
  });
  expect(player.errors).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("a finger pulls the shot, and the map stays where it is", async ({
    page,
  }) => {
    const player = await atFire(page);
    await page.getByRole("button", { name: "Show the whole table" }).tap();
    const [x, y] = kTank;
    const look = await player.board.getAttribute("data-look");
    await pullByFinger(player, kGun, [x + 0.6, y + 0.6]);
    expect(await sent(player)).toMatchObject({ firer: "s27", target: "kd" });
    expect(await player.board.getAttribute("data-look")).toBe(look);
    expect(player.errors).toEqual([]);
  });
});
