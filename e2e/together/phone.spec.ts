import { devices, type Page } from "@playwright/test";
import { expect, test } from "#e2e/portal-test.ts";

const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
const seats = (page: Page) => page.getByTestId("seat").filter({ hasNotText: "Free seat" });

/** The board of the room's round: the game that is played alone lies hidden beside it. */
const table = (page: Page) => page.getByTestId("game-frame").contentFrame().locator(".room");

/** Presses the squares of a move, on a board that is seen from the side of its player. */
async function play(page: Page, side: "white" | "black", squares: readonly string[]): Promise<void> {
  const board = table(page).locator(".board");
  const { width = 0 } = (await board.boundingBox()) ?? {};
  for (const square of squares) {
    const [file, rank] = [square.charCodeAt(0) - 97, Number(square[1]) - 1];
    const [column, row] = side === "white" ? [file, 7 - rank] : [7 - file, rank];
    const position = { x: ((column + 0.5) * width) / 8, y: ((row + 0.5) * width) / 8 };
    await (page.viewportSize()?.width === 390 ? board.tap({ position }) : board.click({ position }));
  }
}

test("two play chess by link, one of them on a phone", async ({ openVisitor }) => {
  const host = await openVisitor();
  const guest = await openVisitor({ ...phone, viewport: { width: 390, height: 844 } });
  await host.goto(`/play/${Buffer.from("chess/").toString("base64url")}`);
  await host.getByRole("button", { name: "Play together" }).click();
  await guest.goto((await host.getByTestId("room-link").getAttribute("href")) ?? "");
  await guest.getByRole("button", { name: "Join the room" }).tap();
  await expect(seats(host)).toHaveCount(2);
  // White is whoever sits on a seat, by name.
  const name = await seats(host).nth(0).locator("b").innerText();
  await host.getByLabel("White").selectOption(`${name} (you)`);
  await expect(guest.getByRole("definition").filter({ hasText: name })).toBeVisible();
  await host.getByRole("button", { name: "Start" }).click();

  const game = table(guest);
  await expect(game.locator(".turn")).toHaveText(`${name} to move`);
  const { width = 0 } = (await game.locator(".board").boundingBox()) ?? {};
  // A square is as large as a finger needs it.
  expect(width / 8).toBeGreaterThanOrEqual(38);
  for (const button of await game.locator(".tools button:visible").all())
    expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);

  await play(host, "white", ["e2", "e4"]);
  await expect(game.locator(".turn")).toHaveText("Your move");
  await play(guest, "black", ["e7", "e5"]);
  for (const page of [host, guest])
    await expect(table(page).locator(".moves li").first()).toContainText("e4e5");
});
