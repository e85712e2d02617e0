import type { Hands } from "#flash/bot.ts";

/** Drums on the lower doors: it misses most, yet now and then a note is there. */
export async function play(hands: Hands): Promise<void> {
  await hands.press("Space");
  for (let beat = 0; beat < 600; beat++) {
    await hands.press(beat % 3 === 0 ? "ArrowDown" : "ArrowLeft");
    await hands.wait(90);
    if (beat % 20 !== 19) continue;
    await hands.pose();
    if ((await hands.best()) > 0) return;
    // Another go after a clock that stopped.
    await hands.press("Space");
  }
}
