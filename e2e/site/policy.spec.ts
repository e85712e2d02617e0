import { expect, type Page, test } from "@playwright/test";
import { everyPage } from "./every-page.ts";

const files = ["/catalogue.json", "/healthz", "/icon.svg"];
/** Pages that are open at the same time. */
const TABS = 4;

/** What the browser complains about: broken policies, and headers that it does not understand. */
async function listenForComplaints(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on("console", (message) => {
    if (
      /Content.Security.Policy|Permissions.Policy|Opener.Policy|Resource.Policy|Origin-Agent/i.test(
        message.text(),
      )
    )
      found.push(message.text());
  });
  await page.exposeFunction("tellViolation", (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(window, "tellViolation");
      if (typeof tell === "function") tell(`${effectiveDirective} ${blockedURI}`);
    });
  });
  // An external game's page asks that game's host; here it is as if that host were down.
  await page.route(/^https:/, (route) => route.abort());
  return found;
}

test("no page or file breaks its own rules", async ({ context }) => {
  const addresses = [...everyPage, ...files];
  // Each visit mostly waits for the network to become idle.
  const visits = Array.from({ length: TABS }, async () => {
    const page = await context.newPage();
    const found = await listenForComplaints(page);
    for (let address = addresses.shift(); address !== undefined; address = addresses.shift()) {
      await page.goto(address, { waitUntil: "networkidle" });
      expect.soft(found.splice(0), address).toEqual([]);
    }
  });
  await Promise.all(visits);
});

test("a page that breaks its rules is noticed", async ({ page }) => {
  const found = await listenForComplaints(page);
  await page.goto("/partners");
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = "http://127.0.0.1:9/elsewhere.png";
    document.body.append(picture);
  });
  await expect.poll(() => found.join()).toContain("img-src");
});

test("a game that is opened on its own, and one on its stage, break no rule", async ({ page, baseURL }) => {
  const catalogue = await (await page.request.get(`${baseURL}/catalogue.json`)).json();
  const of = (type: string) => catalogue.games.find((game: { gameType: string }) => game.gameType === type);
  const found = await listenForComplaints(page);
  await page.goto(`/assets/html5/${of("html5").path}`, { waitUntil: "networkidle" });
  await page.goto(`/play/${of("flash").id}`);
  const swf = page.waitForResponse(/\.swf$/);
  await page.getByRole("button", { name: "Click to launch" }).click();
  await swf;
  await expect(page.getByTestId("game-frame")).toBeVisible();
  expect(found).toEqual([]);
});
