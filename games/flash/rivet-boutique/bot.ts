import type { GameInput } from "#flash/bot.ts";

/** Turns every part once a robot and rings the bell: sooner or later a wish comes true. */
export async function play(input: GameInput): Promise<void> {
  await input.press("Space");
  await input.wait(400);
  for (let robot = 0; robot < 40; robot++) {
    for (let row = 0; row < 7; row++) {
      await input.press("ArrowRight");
      await input.press("ArrowDown");
    }
    await input.wait(200);
    if (robot > 0) await input.pose();
    await input.press("Space");
    await input.wait(1500);
    if ((input.aim === "score" || robot > 1) && (await input.best()) > 0) return;
  }
}
