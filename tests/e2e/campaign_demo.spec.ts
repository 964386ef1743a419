import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { serveDist } from "./support/files";
import { walksByTab } from "./support/walk";

let files: Awaited<ReturnType<typeof serveDist>>;
test.beforeAll(async () => (files = await serveDist()));
test.afterAll(() => files.close());

const at = async (page: Page, state: string, more = ""): Promise<void> => {
  await page.goto(`${files.url}/demo.html?state=${state}${more}`);
  await expect(page.getByTestId("map")).toBeVisible();
};
const sent = async (page: Page): Promise<unknown> =>
  JSON.parse(
    (await page.locator("body").getAttribute("data-command")) ?? "null",
  );

test("a march is chosen on the map, place by place, and given", async ({
  page,
}) => {
  await at(page, "campaign");
  await page.getByTestId("force-2bn").click();
  await page.getByTestId("place-verkhnyaya").click();
  await page.getByTestId("place-olshanka").click();
  await expect(page.getByTestId("way")).toContainText("Verkhnyaya impulse 1");
  await expect(page.getByTestId("way")).toContainText("Olshanka impulse 4");
  await page.getByTestId("posture-attack").check();
  await page.getByTestId("looks").selectOption("kamenka");
  await page.getByTestId("give").click();
  expect(await sent(page)).toEqual({
    type: "order_march",
    formation: "2bn",
    way: ["verkhnyaya", "olshanka"],
    posture: "attack",
    looks: "kamenka",
  });
});

test("the same by keys alone", async ({ page }) => {
  await at(page, "campaign");
  await page.getByTestId("force-tanks").focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("place-zarechye").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("way")).not.toContainText("Verkhnyaya");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("place-verkhnyaya")).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("Backspace");
  await page.getByTestId("place-kamenka").focus();
  await page.keyboard.press("Enter");
  await page.getByTestId("give").press("Enter");
  expect(await sent(page)).toMatchObject({ way: ["kamenka"] });
});

test("who would seal without orders is asked once", async ({ page }) => {
  await at(page, "campaign");
  const commit = page.getByTestId("commit");
  await commit.click();
  await expect(page.getByTestId("prompt")).toContainText("2nd Battalion");
  expect(await sent(page)).toBeNull();
  await page.getByTestId("not-now").click();
  await commit.click();
  await commit.click();
  expect(await sent(page)).toEqual({ type: "commit", opening: 2 });
  await expect(page.getByTestId("prompt")).toContainText("sealed");
  await expect(commit).toBeHidden();
});

test("the staff drops a battle with a reason, and looks through other eyes", async ({
  page,
}) => {
  await at(page, "campaign", "&as=referee");
  const waiting = page.getByTestId("waiting");
  await page.getByTestId("drop-2").click();
  const drop = waiting.getByRole("button", { name: /Red goes back/ });
  await expect(drop).toBeDisabled();
  await page.getByTestId("reason-battle-2").fill("Both agree.");
  await drop.click();
  await page.getByTestId("yes").click();
  expect(await sent(page)).toEqual({
    type: "drop_battle",
    battle: 2,
    retires: "red",
    reason: "Both agree.",
  });
  await page.getByTestId("as-blue").click();
  await expect(page.getByTestId("force-kg")).toBeHidden();
  await expect(page.getByTestId("sighting-x2")).toBeVisible();
  await expect(page.getByTestId("commit")).toBeHidden();
});

for (const size of [
  { name: "desk", width: 1280, height: 800, isDark: false },
  { name: "phone by lamplight", width: 390, height: 844, isDark: true },
]) {
  test(`axe finds nothing on a ${size.name}, and Tab reaches all`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme: size.isDark ? "dark" : "light" });
    await page.setViewportSize(size);
    for (const [state, more] of [
      ["campaign", "&choose=2bn&way=verkhnyaya"],
      ["campaign", "&as=referee"],
      ["campaign", "&as=public"],
      ["campaign_over", ""],
    ] as const) {
      await at(page, state, more);
      for (const tab of await page.getByRole("tab").all()) {
        if ((await tab.getAttribute("aria-selected")) !== "true")
          await tab.click();
        for (const part of await page.locator(".panel summary").all())
          if (await part.isVisible()) await part.click();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect
          .soft(
            violations.map((v) => [v.id, v.nodes.map((n) => n.html)]),
            `${state}${more}: ${await tab.innerText()}`,
          )
          .toEqual([]);
      }
      await walksByTab(page, `${state}${more}`);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      expect(wide).toBeLessThanOrEqual(size.width);
    }
  });
}
