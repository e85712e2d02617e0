import type { GameInput } from "#flash/bot.ts";

/** Drums on the lower doors: it misses most, yet now and then a note is there. */
export async function play(input: GameInput): Promise<void> {
  await input.press("Space");
  for (let beat = 0; beat < 600; beat++) {
    await input.press(beat % 3 === 0 ? "ArrowDown" : "ArrowLeft");
    await input.wait(90);
    if (beat % 20 !== 19) continue;
    await input.pose();
    if ((await input.best()) > 0) return;
    // Another go after a clock that stopped.
    await input.press("Space");
  }
}
