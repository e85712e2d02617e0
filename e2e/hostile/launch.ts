import type { Frame, Page } from "@playwright/test";
import { type AttackedPortal, VICTIM } from "./arrangements.ts";

/** The site's page of a game. */
export const sitePage = (path: string) => `/play/${Buffer.from(path).toString("base64url")}`;

/** Opens a game's page of the site, presses the button, and gives the game's frame. */
export async function launch(page: Page, site: string, path: string): Promise<Frame> {
  // Not before: a press is lost while the page's script has not begun.
  await page.goto(`${site}${sitePage(path)}`, { waitUntil: "domcontentloaded" });
  return pressLaunch(page);
}

/** Presses the button in a game's page of the site, and gives the game's frame. */
export async function pressLaunch(page: Page): Promise<Frame> {
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  if (!frame) throw new Error("there is no game on the stage");
  await frame.waitForURL(/\/assets\//);
  await frame.waitForLoadState("load");
  return frame;
}

/** How long an attack waits for something to come. They all wait at once. */
const ATTACK_TIMEOUT_MS = 3000;

/** All that the attacks know beforehand, as JSON: an attacker can find it out. */
export function aimAt(
  { site, elsewhere, arrangement }: AttackedPortal,
  victimUrl: string,
  hostileUrl: string,
  timeoutMs = ATTACK_TIMEOUT_MS,
): string {
  const { origin } = new URL(victimUrl);
  const folder = new URL(".", victimUrl).href;
  const guest = "html5/victim";
  return JSON.stringify({
    site,
    elsewhere,
    timeoutMs,
    own: "html5/hostile",
    isOpaque: new URL(hostileUrl).origin === site || arrangement === "same",
    victim: { page: victimUrl, origin, folder, guest, path: VICTIM, sitePage: sitePage(VICTIM) },
  });
}
