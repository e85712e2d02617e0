import { expect, test } from "@playwright/test";
import { readFlashGames } from "@recess/tools/build/flash/flash-games.ts";
import { botOf, inputOn, launch, SLOW } from "./flash-launch.ts";
import { sampledGames } from "./sampled-games.ts";

test.describe.configure({ timeout: 300_000 });
// Fewer pixels, more frames.
test.use({ viewport: { width: 720, height: 640 } });

const sampled = await sampledGames();

/** A go in which nothing counts for this long is given up: most bots play on for minutes. */
const GO_MS = 75_000;

for (const { slug, width, height } of (await readFlashGames()).filter(({ slug }) =>
  sampled.has(`${slug}.swf`),
)) {
  test(`${slug} is played by its bot, and its best score survives a reload`, async ({ context }) => {
    const game = { path: `${slug}.swf`, width, height };
    const play = await botOf(slug);
    let best = 0;
    // The bots are blind and go by time; where frames come slowly one may need another go, as a player would.
    for (let go = 0; go < 3 && best === 0; go++) {
      const page = await context.newPage();
      const input = inputOn(page, await launch(page, game), game);
      const title = await page.getByTestId("game-frame").screenshot();
      const playing = play(input).catch((error: unknown) => {
        if (!page.isClosed()) throw error;
      });
      await Promise.race([playing, page.waitForTimeout(GO_MS)]);
      best = await input.best();
      expect(title.equals(await page.getByTestId("game-frame").screenshot())).toBe(false);
      await page.close();
    }
    expect(best).toBeGreaterThan(0);

    const page = await context.newPage();
    const again = await launch(page, game);
    await expect.poll(() => inputOn(page, again, game).best(), SLOW).toBeGreaterThanOrEqual(best);
  });
}
