import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Frame, Page } from "@playwright/test";
import { test as base, expect, type OwnPortal } from "#e2e/portal-test.ts";

export { expect };

const flashFixtures = resolve(import.meta.dirname, "../fixtures/games/flash");

/** A portal of the test's own, to be stopped in its middle. */
export type OfflinePortal = OwnPortal & {
  /** Writes the game Twin, all of whose files say which version they are of. */
  writeTwin(version: string): Promise<void>;
};

/** Playwright's test with workers allowed, and a portal that has two games more: Twin, and the SWF Counter. */
export const test = base.extend<{ portal: OfflinePortal }>({
  serviceWorkers: "allow",
  portal: async ({ openPortal }, use, info) => {
    const dataDir = info.outputPath("data");
    const games = join(dataDir, "games");
    const writeTwin = async (version: string) => {
      for (const [file, text] of Object.entries(twin(version)))
        await writeFile(join(games, "html5", "twin", file), text);
    };
    await mkdir(join(games, "html5", "twin"), { recursive: true });
    await writeTwin("1");
    await cp(flashFixtures, join(games, "flash"), { recursive: true });
    const entries = [anEntry("Twin", "twin/", "html5"), anEntry("Counter", "counter.swf", "flash")];
    await writeFile(join(games, "catalogue.json"), JSON.stringify({ games: entries }));
    await use({ ...(await openPortal({ dataDir })), writeTwin });
  },
});

function anEntry(name: string, path: string, gameType: string): object {
  return {
    name,
    path,
    gameType,
    img: "na.png",
    description: name,
    dateAdded: "2026-11-01",
    isTrending: false,
  };
}

/** Lists one game more while the portal runs; its files have to be in place. */
export async function addEntry(
  { dataDir, origin }: OwnPortal,
  { name, path, gameType }: { name: string; path: string; gameType: string },
): Promise<void> {
  const file = join(dataDir, "games", "catalogue.json");
  const { games } = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ games: [...games, anEntry(name, path, gameType)] }));
  await expect.poll(async () => (await fetch(`${origin}/play/${idOf(path)}`)).status).toBe(200);
}

/** Shows the versions of its page and its script, and at a key that of a file which it asks for only then. */
function twin(version: string): Record<string, string> {
  return {
    "index.html": `<!doctype html><title>Twin</title><body><h1 id="shown"></h1>
      <script>const page = "${version}";</script><script src="part.js?x=1"></script>
      <script>
        shown.textContent = page + part;
        addEventListener("keydown", async () => {
          shown.textContent = page + part + (await (await fetch("late.txt")).text());
        });
      </script>`,
    "part.js": `const part = "${version}";`,
    "late.txt": version,
  };
}

export const idOf = (path: string) => Buffer.from(path).toString("base64url");

/** Opens a page and waits until the site's worker controls it. A page registers the worker when it is idle; here it does so at once. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() =>
    navigator.serviceWorker.register(document.documentElement.dataset["worker"] ?? ""),
  );
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

export async function keep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: /^Keep offline/ }).click();
  await expect(page.getByRole("link", { name: "Kept offline" })).toBeVisible({ timeout: 60_000 });
}

/** The game's frame once its page is there. */
export async function launch(page: Page): Promise<Frame> {
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  if (!frame) throw new Error("there is no game on the stage");
  await frame.waitForLoadState("load");
  return frame;
}

/** Every address in every cache of a page's or frame's origin. */
export function cached(frame: Frame): Promise<string[]> {
  return frame.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      all.push(...(await cache.keys()).map(({ url }) => url));
    }
    return all;
  });
}

/**
 * A frame of a game's origin, through which its caches are seen. It works without a network too, once the game was kept. Without a label it
 * is the origin that all games once shared.
 */
export async function originOf(page: Page, { playPort }: OwnPortal, label: string): Promise<Frame> {
  const host = label ? `${label}.localhost` : new URL(page.url()).hostname;
  const src = `http://${host}:${playPort}/assets/offline/`;
  const handle = await page.evaluateHandle((src) => {
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.src = src;
    return new Promise<HTMLIFrameElement>((resolve) => {
      frame.onload = () => resolve(frame);
      document.body.append(frame);
    });
  }, src);
  const frame = await handle.contentFrame();
  if (!frame) throw new Error(`there is no frame for ${label}`);
  return frame;
}
