import type { GameInput } from "#flash/bot.ts";

/** Takes the first steps, which are the same in every first attic: the rug, the coat, the drawer, the telescope. */
export async function play(input: GameInput): Promise<void> {
  for (let visit = 0; visit < 10; visit++) {
    await input.press("Space");
    await input.wait(2000);
    await input.click(320, 265);
    await input.wait(1200);
    await input.click(122, 150);
    await input.wait(600);
    await input.press("ArrowRight");
    await input.press("1");
    await input.wait(400);
    await input.click(136, 190);
    await input.wait(1200);
    await input.pose();
    await input.press("2");
    await input.click(446, 140);
    await input.wait(1500);
    if ((await input.best()) > 0) return;
  }
}
