import type { GameInput } from "#flash/bot.ts";

/** Sweeps the meadow in long lines; pollen lies everywhere, so some is always on the way. */
export async function play(input: GameInput): Promise<void> {
  const laps = input.aim === "picture" ? 30 : 5;
  for (let lap = 0; lap < 300; lap++) {
    // Starts, goes on after a pause, and starts over after a bee that was lost.
    if (lap % 20 === 0) await input.press("Space");
    await input.move(80 + ((lap * 170) % 500), 90 + ((lap * 67) % 230));
    await input.wait(350);
    if (lap % 10 === 9) await input.pose();
    if (lap >= laps && (await input.best()) > 0) return;
  }
}
