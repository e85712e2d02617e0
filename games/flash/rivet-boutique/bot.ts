import type { Hands } from "#flash/bot.ts";

/** Turns every part once a robot and rings the bell: sooner or later a wish comes true. */
export async function play(hands: Hands): Promise<void> {
  await hands.press("Space");
  await hands.wait(400);
  for (let robot = 0; robot < 40; robot++) {
    for (let row = 0; row < 7; row++) {
      await hands.press("ArrowRight");
      await hands.press("ArrowDown");
    }
    await hands.wait(200);
    if (robot > 0) await hands.pose();
    await hands.press("Space");
    await hands.wait(1500);
    if ((hands.aim === "score" || robot > 1) && (await hands.best()) > 0) return;
  }
}
