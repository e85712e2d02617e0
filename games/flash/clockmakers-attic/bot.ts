import type { Hands } from "#flash/bot.ts";

/** Takes the first steps, which are the same in every first attic: the rug, the coat, the drawer, the telescope. */
export async function play(hands: Hands): Promise<void> {
  for (let visit = 0; visit < 10; visit++) {
    await hands.press("Space");
    await hands.wait(2000);
    await hands.click(320, 265);
    await hands.wait(1200);
    await hands.click(122, 150);
    await hands.wait(600);
    await hands.press("ArrowRight");
    await hands.press("1");
    await hands.wait(400);
    await hands.click(136, 190);
    await hands.wait(1200);
    await hands.pose();
    await hands.press("2");
    await hands.click(446, 140);
    await hands.wait(1500);
    if ((await hands.best()) > 0) return;
  }
}
