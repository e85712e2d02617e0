import type { Hands } from "#flash/bot.ts";

/** Free cells beside the bends of the first garden. */
const places = [
  [5, 2],
  [3, 3],
  [5, 6],
  [7, 6],
];

/** Sets out candles, calls waves and adds a lamp when it can. */
export async function play(hands: Hands): Promise<void> {
  await hands.press("Space");
  await hands.wait(400);
  for (const [column = 0, row = 0] of places) await hands.click(column * 32 + 16, 38 + row * 32 + 16);
  for (let wave = 0; wave < 40; wave++) {
    // Goes on after a pause or a lost game; in play it only tries to build.
    await hands.press("Space");
    await hands.press("n");
    await hands.wait(3500);
    await hands.pose();
    await hands.click(9 * 32 + 16, 38 + 3 * 32 + 16);
    await hands.wait(1500);
    if ((hands.aim === "score" || wave > 2) && (await hands.best()) > 0) return;
  }
}
