import type { GameInput } from "#flash/bot.ts";

/** Throws, waits for the turnip to come to rest, spends what it can, throws again. */
export async function play(input: GameInput): Promise<void> {
  const flights = input.aim === "picture" ? 3 : 0;
  await input.press("Space");
  for (let flight = 0; flight < 20; flight++) {
    await input.wait(500);
    await input.press("Space");
    await input.wait(450);
    await input.press("Space");
    await input.wait(1200);
    await input.pose();
    for (let i = 0; i < 12; i++) {
      await input.wait(800);
      if (flight >= flights && (await input.best()) > 0) return;
      for (const key of ["1", "2", "3", "4", "5"]) await input.press(key);
    }
    await input.press("Space");
  }
}
