import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/portal-test.ts";
import { followSystem, violationsInPalettes } from "#e2e/site/axe-in-palettes.ts";

type Snapshot = { scene: string };
declare const window: { recessGame: { snapshot(): Snapshot } };

const game = `/play/${Buffer.from("cactus-sprint/").toString("base64url")}`;

const panel = (page: Page) => page.getByRole("region", { name: "Play together" });
const seats = (page: Page) => page.getByTestId("seat").filter({ hasNotText: "Free seat" });

/** The scene that the game in the page's frame is at. */
async function sceneOf(page: Page): Promise<string> {
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  return (await frame?.evaluate(() => window.recessGame?.snapshot().scene)) ?? "";
}

test("two visitors meet by a link, play a round to its result, and one more", async ({ openVisitor }) => {
  const [host, guest] = [await openVisitor(), await openVisitor()];
  await host.goto(game);
  await host.getByRole("button", { name: "Play together" }).press("Enter");
  await expect(host.getByTestId("room-code")).toHaveText(/^[B-Z]{6}$/);
  await expect(panel(host)).toContainText("One more player is needed");
  await expect(panel(host).getByRole("button", { name: "Start" })).toBeDisabled();

  await guest.goto((await host.getByTestId("room-link").getAttribute("href")) ?? "");
  await expect(guest).toHaveURL(/\/play\/.*#room=/);
  // A URL alone brings nobody in.
  await expect(seats(host)).toHaveCount(1);
  await guest.getByRole("button", { name: "Join the room" }).press("Enter");
  await expect(seats(guest)).toHaveCount(2);
  await expect(seats(host)).toHaveCount(2);

  await panel(host).getByLabel("Longest run").selectOption("1 minute");
  await expect(panel(guest)).toContainText("1 minute");
  for (const label of ["Start", "Rematch"]) {
    const [hostPlays, guestPlays] = [host, guest].map((page) =>
      expect(panel(page)).toContainText("The round is on"),
    );
    await panel(host).getByRole("button", { name: label }).click();
    await Promise.all([hostPlays, guestPlays]);
    for (const page of [host, guest]) {
      // Nobody jumps, so that the first cactus ends both runs.
      await expect.poll(() => sceneOf(page)).toBe("over");
      await expect(panel(page)).toContainText("A draw!");
    }
  }
});

test("a visitor who reloads the page has the same seat, and the host can remove others", async ({
  openVisitor,
  baseURL,
}) => {
  const [host, guest] = [await openVisitor(), await openVisitor()];
  await followSystem(host.context(), baseURL);
  await host.goto(game);
  await host.getByRole("button", { name: "Play together" }).click();
  const code = await host.getByTestId("room-code").innerText();
  await guest.goto("/together");
  await guest.getByLabel("Somebody told you a code?").fill(code.toLowerCase());
  await guest.getByRole("button", { name: "Go to the room" }).click();
  await guest.getByRole("button", { name: "Join the room" }).click();
  await expect(seats(guest)).toHaveCount(2);
  const name = await seats(guest).nth(1).locator("b").innerText();
  await guest.reload();
  await expect(seats(guest).nth(1)).toContainText(`${name} you`);
  await expect(seats(host)).toHaveCount(2);

  expect(await violationsInPalettes(host, "#room")).toEqual([]);
  await guest.setViewportSize({ width: 390, height: 844 });
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // In fullscreen nothing but the game and its bar is left of the page.
  await host.getByRole("button", { name: "Fullscreen", exact: true }).click();
  await expect.poll(() => host.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await guest.getByRole("button", { name: "Ha ha" }).click();
  await expect(host.getByText("Ha ha")).toBeVisible();
  const bar = host.getByTestId("game-bar");
  await bar.getByRole("button", { name: "Emotes" }).click();
  await bar.getByRole("button", { name: "Wow" }).click();
  await expect(guest.getByText("Wow")).toBeVisible();
  await expect(bar.getByRole("button", { name: "Wow" })).toBeHidden();
  await host.evaluate(() => document.exitFullscreen());
  await panel(host)
    .getByRole("button", { name: `Remove ${name}` })
    .click();
  await panel(host)
    .getByRole("button", { name: `Really remove? ${name}` })
    .click();
  await expect(panel(guest)).toContainText("The host has removed you");
  await expect(seats(host)).toHaveCount(1);
});
