import type { Page } from "@playwright/test";
import { expect } from "#e2e/portal-test.ts";

/** Drops files or folders of this machine on the desk's page Games, as a file manager does: pages cannot make a folder of their own. */
export async function dropFiles(page: Page, files: string[]): Promise<void> {
  const place = page.getByRole("group", { name: "Drop a game here" });
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error("There is no place to drop a game on.");
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + 12 };
  const data = { items: [], files, dragOperationsMask: 1 };
  // Until its script is there, the place takes nothing.
  await expect(async () => {
    await session.send("Input.dispatchDragEvent", { type: "dragEnter", ...at, data });
    await session.send("Input.dispatchDragEvent", { type: "dragOver", ...at, data });
    await expect(place).toHaveAttribute("data-over", "true", { timeout: 1000 });
  }).toPass();
  await session.send("Input.dispatchDragEvent", { type: "drop", ...at, data });
  await session.detach();
}
