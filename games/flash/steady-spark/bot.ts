import type { GameInput } from "#flash/bot.ts";

/** The middle of the first three boards, as 1-boards.as draws them. */
const ways = [
  [60, 220, 300, 220, 300, 110, 580, 110],
  [60, 310, 60, 100, 200, 100, 200, 310, 340, 310, 340, 100, 480, 100, 480, 310, 580, 310],
  [50, 90, 230, 310, 400, 100, 590, 310],
];

/** Carries the spark down the middle of the copper. */
export async function play(input: GameInput): Promise<void> {
  await input.press("Space");
  await input.wait(500);
  for (const way of ways) {
    for (let i = 0; i + 1 < way.length; i += 2) {
      await input.move(way[i] ?? 0, way[i + 1] ?? 0);
      await input.wait(120);
      if (way === ways[1] && i === 8) await input.pose();
    }
    await input.wait(1200);
    if (input.aim === "score" && (await input.best()) > 0) return;
  }
}
