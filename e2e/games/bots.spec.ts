import { expect, type Frame, type Page, test } from "@playwright/test";
import type { GameSnapshot } from "@recess/games/kit/hook.ts";
import { html5Games } from "@recess/tools/build/html5.ts";
import { sampledGames } from "./sampled-games.ts";

const SPEED = 64;

// Fewer pixels, more frames.
test.use({ viewport: { width: 720, height: 640 } });
// A bot has so many steps for its goal, however long a busy machine takes over them.
test.describe.configure({ timeout: 300_000 });

/** The game in the portal's own frame, bridge and policy and all. Only the flags behind its address are the test's, until they are disposed of. */
async function open(page: Page, slug: string, flags: string) {
  const script = await page.addInitScript((hash) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "src") ?? {};
    Object.defineProperty(HTMLIFrameElement.prototype, "src", {
      set(address: string) {
        set?.call(this, `${address}#${hash}`);
      },
    });
  }, flags);
  await page.goto(`/play/${Buffer.from(`${slug}/`).toString("base64url")}`);
  return { bot: await launch(page), removeFlags: () => script.dispose() };
}

async function launch(page: Page): Promise<Frame> {
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  if (!frame) throw new Error("The page shows no game.");
  await frame.waitForFunction(() => window.recessGame !== undefined);
  return frame;
}

async function look(frame: Frame): Promise<GameSnapshot> {
  const snapshot = await frame.evaluate(() => window.recessGame?.snapshot());
  if (!snapshot) throw new Error("The game went away.");
  return snapshot;
}

/** All that a player would never see and a tester must: errors, failed loads, calls to other hosts. */
function watch(page: Page): string[] {
  const troubles: string[] = [];
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What is still under way when the page is loaded again is broken off, and that is nobody's fault.
    if (reason !== "net::ERR_ABORTED") troubles.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && !/(?:^|\.)localhost$/.test(hostname))
      troubles.push(`asked another host: ${request.url()}`);
  });
  return troubles;
}

const sampled = await sampledGames();

for (const { slug } of (await html5Games()).filter(({ slug }) => sampled.has(`${slug}/`))) {
  test(`${slug} can be played, draws, keeps its best score, starts on a key, and pauses`, async ({
    page,
  }) => {
    const troubles = watch(page);
    const { bot, removeFlags } = await open(page, slug, `bot&speed=${SPEED}`);

    const first = await page.getByTestId("game-frame").screenshot();
    const { goal } = await look(bot);
    if (!goal) throw new Error(`${slug} has no bot.`);
    await expect
      .poll(
        async () => {
          const { best, steps } = await look(bot);
          return best >= goal.score || steps > goal.steps;
        },
        { timeout: 240_000 },
      )
      .toBe(true);
    const reached = await look(bot);
    expect(reached.best, `the bot's best after ${reached.steps} steps`).toBeGreaterThanOrEqual(goal.score);
    await expect
      .poll(async () => (await look(bot)).frames, { message: "the frames drawn" })
      .toBeGreaterThan(30);
    expect(
      first.equals(await page.getByTestId("game-frame").screenshot()),
      "the picture has not changed",
    ).toBe(false);

    // A visitor takes over from the bot.
    await removeFlags();
    await page.reload();
    const frame = await launch(page);
    const title = await look(frame);
    expect(title.best).toBeGreaterThanOrEqual(goal.score);
    expect(title.scene).toBe("title");
    await page.getByTestId("game-frame").focus();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await look(frame)).scene).toBe("play");
    await page.keyboard.press("p");
    await expect.poll(async () => (await look(frame)).scene).toBe("paused");
    await page.keyboard.press("p");
    await expect.poll(async () => (await look(frame)).scene).toBe("play");
    await page.getByRole("searchbox").focus();
    await expect.poll(async () => (await look(frame)).scene).toBe("paused");
    expect(troubles).toEqual([]);
  });
}
