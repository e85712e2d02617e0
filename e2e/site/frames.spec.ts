import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Frame, Page } from "@playwright/test";
import { chromiumLaunch } from "@recess/portal/adapters/chromium/chromium.ts";
import { onlyLong } from "#e2e/long-form.ts";
import { expect, test } from "#e2e/portal-test.ts";

const launching = await chromiumLaunch();
// A host that is not this machine: over plain http, browsers do not say there what a request is for.
const args = [...launching.args, "--host-resolver-rules=MAP games.test 127.0.0.1"];
test.use({ launchOptions: { ...launching, args } });

const idOf = (path: string) => Buffer.from(path).toString("base64url");
const cactus = idOf("cactus-sprint/");
const agar = idOf("https://agar.io/");

/** A page of another host (127.0.0.1 against localhost) with a frame around one of ours. */
async function strangerFraming(address: string) {
  const server = createServer((_, response) => {
    response
      .setHeader("content-type", "text/html")
      .end(
        `<!doctype html><title>Stranger</title><iframe src="${address}" width="900" height="600"></iframe>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test.describe("inside a frame of another host", () => {
  test("every page shows only a refusal and the way to the site itself", async ({ page, baseURL }) => {
    const { games } = await (await page.request.get("/catalogue.json")).json();
    for (const path of ["/", "/play", `/play/${agar}`, `/alone/${cactus}`, "/login"]) {
      const stranger = await strangerFraming(`${baseURL}${path}`);
      await page.goto(stranger.address);
      const frame = page.frameLocator("iframe");
      await expect(frame.getByTestId("refusal"), path).toBeVisible();
      const way = frame.getByRole("link", { name: `Click here to play over ${games.length} games` });
      await expect(frame.getByTestId("navigation-bar"), path).toHaveCount(0);
      const opening = page.waitForEvent("popup");
      await way.click();
      const opened = await opening;
      await expect(opened, path).toHaveURL(`${baseURL}/`);
      await opened.close();
      stranger.close();
    }
  });

  test("the words differ from time to time", async ({ page }) => {
    const seen = new Set<string | null>();
    for (let visit = 0; visit < 6; visit++) {
      await page.goto("/embedded");
      seen.add(await page.getByTestId("refusal").textContent());
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});

/** What a frame shows once it has settled: the refusal, the browser's error page, or more than it should. */
async function ending(frame: Frame): Promise<"refusal" | "error page" | "the site"> {
  let found: "refusal" | "error page" | "the site" | undefined;
  await expect
    .poll(async () => {
      if (frame.url().startsWith("chrome-error:")) found = "error page";
      else if ((await frame.getByTestId("refusal").count()) > 0) found = "refusal";
      else if (await frame.getByTestId("game-bar").isVisible()) found = "the site";
      else if (await frame.getByTestId("navigation-bar").isVisible()) found = "the site";
      return found;
    })
    .toBeDefined();
  return found ?? "the site";
}

async function addFrame(page: Page, path: string): Promise<Frame> {
  const attached = page.waitForEvent("frameattached");
  await page.evaluate((path) => {
    const frame = document.createElement("iframe");
    frame.src = path;
    document.body.append(frame);
  }, path);
  return attached;
}

test.describe("inside a frame of a page of ours", () => {
  test("no page shows itself, not even the stage alone", async ({ page }) => {
    await page.goto(`/play/${cactus}`);
    for (const path of ["/partners", "/login", `/play/${cactus}`, `/alone/${cactus}`])
      expect(await ending(await addFrame(page, path)), path).toBe("refusal");
  });

  test("pages that open no windows frame nothing of the site", async ({ page }) => {
    await page.goto("/articles");
    expect(await ending(await addFrame(page, `/alone/${cactus}`))).toBe("error page");
  });
});

async function openBlank(page: Page): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Open in about:blank fullscreen" }).click();
  return opening;
}

const launch = (place: Page | Frame) => place.getByRole("button", { name: /^Click to launch/ });

async function frameIn(place: Page | Frame, selector: string): Promise<Frame> {
  const frame = await (await place.waitForSelector(selector)).contentFrame();
  if (!frame) throw new Error(`no frame at ${selector}`);
  await frame.waitForLoadState("load");
  return frame;
}

const gameIn = (place: Page | Frame) => frameIn(place, '[data-testid="game-frame"]');

test.describe("inside an about:blank window", () => {
  test("the stage waits for a press, whatever its address says", async ({ page }) => {
    await page.goto(`/play/${cactus}#stage`);
    await expect(page.locator('[data-island$="stage"][data-hydrated]')).toBeAttached();
    await expect(page.getByTestId("game-frame")).toHaveCount(0);
    const opened = await openBlank(page);
    const stage = await frameIn(opened, "iframe");
    await expect(stage.locator('[data-island$="stage"][data-hydrated]')).toBeAttached();
    await expect(stage.getByTestId("game-frame")).toHaveCount(0);
    await launch(stage).click();
    await expect(stage.getByTestId("game-frame")).toBeVisible();
  });

  test("nothing leads back to the page that opened it", async ({ page }) => {
    await page.goto(`/play/${cactus}`);
    const opened = await openBlank(page);
    expect(await opened.evaluate("opener")).toBeNull();
    expect(await (await frameIn(opened, "iframe")).evaluate("top.opener")).toBeNull();
  });

  test("another game at random comes to the same window", async ({ page }) => {
    await page.goto(`/play/${cactus}`);
    const opened = await openBlank(page);
    const stage = await frameIn(opened, "iframe");
    await stage.getByRole("link", { name: "Random game" }).click();
    await expect.poll(() => stage.url()).toMatch(/\/alone\/[\w-]+$/);
    await expect.poll(() => stage.url()).not.toContain(cactus);
    await expect(launch(stage)).toBeVisible();
  });
});

/**
 * Brings a page to another address and waits until the old one is gone, whose launch button would take the next press. Not `goto`: a frame may
 * show the stage only where a page of ours asks for it.
 */
async function replace(place: Page | Frame, address: string): Promise<void> {
  await place.evaluate((address) => {
    document.documentElement.dataset["leaving"] = "";
    location.replace(address);
  }, address);
  await place.locator("html:not([data-leaving])").waitFor();
}

/** Pages that a game might bring into its frame; all others are sent with the same headers as the first. */
const targets = ["/", `/play/${agar}#stage`, `/alone/${agar}`, `/alone/${cactus}`];
/** Those of them that an about:blank window of ours may frame: the other two are refused in any frame. */
const stages = targets.slice(2);

/** At another host than this machine, games have the site's origin by default. */
const arrangements = [
  { name: "by default, at localhost", settings: {}, host: "localhost" },
  { name: "by default, at games.test", settings: {}, host: "games.test" },
  { name: "on the site's origin, at localhost", settings: { PLAY_ORIGIN: "same" }, host: "localhost" },
];

for (const { name, settings, host } of arrangements) {
  const isLong = name !== "by default, at localhost";
  test(
    `a game that goes to the site, ${name}, ends at a refusal, from the page and from an about:blank window, and frames nothing of it inside its own frame`,
    onlyLong(isLong),
    async ({ page, openPortal }) => {
      const { port } = await openPortal({ settings });
      const site = `http://${host}:${port}`;
      await page.goto(`${site}/play/${cactus}`);
      await expect(page.locator('[data-island$="stage"][data-hydrated]')).toBeAttached();
      const opened = await openBlank(page);
      const alone = await frameIn(opened, "iframe");

      await launch(page).click();
      const framing = await gameIn(page);
      for (const target of targets) {
        const attached = page.waitForEvent("frameattached");
        await framing.evaluate((address) => {
          const frame = document.createElement("iframe");
          frame.src = address;
          document.body.append(frame);
        }, `${site}${target}`);
        expect(["refusal", "error page"], `${target} inside the game`).toContain(
          await ending(await attached),
        );
      }

      for (const [place, address, leadingTo] of [
        [page, `${site}/play/${cactus}`, targets],
        [alone, `${site}/alone/${cactus}`, stages],
      ] as const) {
        for (const target of leadingTo) {
          await replace(place, address);
          await launch(place).click();
          const game = await gameIn(place);
          await game.evaluate((address) => void location.assign(address), `${site}${target}`);
          await expect.poll(() => game.url(), target).not.toContain("/assets/");
          expect(["refusal", "error page"], target).toContain(await ending(game));
        }
      }
    },
  );
}
