import type { GameInput } from "#flash/bot.ts";

/** Free cells beside the bends of the first garden. */
const places = [
  [5, 2],
  [3, 3],
  [5, 6],
  [7, 6],
];

/** Sets out candles, calls waves and adds a lamp when it can. */
export async function play(input: GameInput): Promise<void> {
  await input.press("Space");
  await input.wait(400);
  for (const [column = 0, row = 0] of places) await input.click(column * 32 + 16, 38 + row * 32 + 16);
  for (let wave = 0; wave < 40; wave++) {
    // Goes on after a pause or a lost game; in play it only tries to build.
    await input.press("Space");
    await input.press("n");
    await input.wait(3500);
    await input.pose();
    await input.click(9 * 32 + 16, 38 + 3 * 32 + 16);
    await input.wait(1500);
    if ((input.aim === "score" || wave > 2) && (await input.best()) > 0) return;
  }
}
