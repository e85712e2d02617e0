import type { GameInput } from "#flash/bot.ts";

/** Fires at the first castle with a different aim each time, until jam flies. */
export async function play(input: GameInput): Promise<void> {
  await input.press("Space");
  await input.wait(1500);
  for (let shot = 0; shot < 40; shot++) {
    await input.click(300 + ((shot * 20) % 100), 200 + ((shot * 14) % 56));
    await input.wait(250);
    // The second castle, as the ball flies.
    if (shot < 5) await input.pose();
    await input.wait(3200);
    if ((input.aim === "score" || shot > 2) && (await input.best()) > 0) return;
    await input.press("Space");
  }
}
