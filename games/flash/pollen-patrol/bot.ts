import type { Hands } from "#games/flash/bot.ts";

/** Sweeps the meadow in long lines; pollen lies everywhere, so some is always on the way. */
export async function play(hands: Hands): Promise<void> {
  await hands.press("Space");
  for (let lap = 0; lap < 300; lap++) {
    await hands.move(80 + ((lap * 170) % 500), 90 + ((lap * 67) % 230));
    await hands.wait(350);
    if (lap % 10 === 9) await hands.pose();
    if (lap > 28 && (await hands.best()) > 0) return;
    // A bee that has been lost starts over.
    if (lap % 20 === 19) await hands.press("Space");
  }
}
