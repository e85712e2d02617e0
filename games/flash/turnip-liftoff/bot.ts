import type { Hands } from "#flash/bot.ts";

/** Throws, waits for the turnip to come to rest, spends what it can, throws again. */
export async function play(hands: Hands): Promise<void> {
  const flights = hands.aim === "picture" ? 3 : 0;
  await hands.press("Space");
  for (let flight = 0; flight < 20; flight++) {
    await hands.wait(500);
    await hands.press("Space");
    await hands.wait(450);
    await hands.press("Space");
    await hands.wait(1200);
    await hands.pose();
    for (let i = 0; i < 12; i++) {
      await hands.wait(800);
      if (flight >= flights && (await hands.best()) > 0) return;
      for (const key of ["1", "2", "3", "4", "5"]) await hands.press(key);
    }
    await hands.press("Space");
  }
}
