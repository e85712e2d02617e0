import { expect, test } from "@playwright/test";
import { readFlashGames } from "@recess/tools/build/flash/flash-games.ts";
import { botOf, inputOn, launch, SLOW } from "./flash-launch.ts";
import { sampledGames } from "./sampled-games.ts";

test.describe.configure({ timeout: 300_000 });
// Fewer pixels, more frames.
test.use({ viewport: { width: 720, height: 640 } });

const sampled = await sampledGames();

for (const { slug, width, height } of (await readFlashGames()).filter(({ slug }) =>
  sampled.has(`${slug}.swf`),
)) {
  test(`${slug} is played by its bot, and its best score survives a reload`, async ({ page }) => {
    const game = { path: `${slug}.swf`, width, height };
    const play = await botOf(slug);
    let best = 0;
    let title: Buffer = Buffer.alloc(0);
    // The bots are blind and go by time; where frames come slowly one may need another go, as a player would.
    for (let go = 0; go < 5 && best === 0; go++) {
      const frame = await launch(page, game);
      title = await page.getByTestId("game-frame").screenshot();
      const input = inputOn(page, frame, game);
      await play(input);
      best = await input.best();
    }
    expect(best).toBeGreaterThan(0);
    expect(title.equals(await page.getByTestId("game-frame").screenshot())).toBe(false);

    const again = await launch(page, game);
    await expect.poll(() => inputOn(page, again, game).best(), SLOW).toBeGreaterThanOrEqual(best);
  });
}
