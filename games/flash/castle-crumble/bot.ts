import type { Hands } from "#flash/bot.ts";

/** Fires at the first castle with a different aim each time, until jam flies. */
export async function play(hands: Hands): Promise<void> {
  await hands.press("Space");
  await hands.wait(1500);
  for (let shot = 0; shot < 40; shot++) {
    await hands.click(300 + ((shot * 20) % 100), 200 + ((shot * 14) % 56));
    await hands.wait(250);
    // The second castle, as the ball flies.
    if (shot < 5) await hands.pose();
    await hands.wait(3200);
    if ((hands.aim === "score" || shot > 2) && (await hands.best()) > 0) return;
    await hands.press("Space");
  }
}
