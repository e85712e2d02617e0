import type { Look } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { comics } from "./comics.ts";
import { drawFist, drawKing } from "./king.ts";
import { copyHall } from "./scenes/copy-hall.ts";
import { furnaceHall } from "./scenes/furnaces.ts";
import { throneHall } from "./scenes/throne-hall.ts";
import { song } from "./song.ts";

export const look: Look = {
  scenes: [
    { from: 0, scene: furnaceHall },
    { from: 3, scene: copyHall },
    { from: 6, scene: throneHall },
  ],
  comics,
  drawBoss: drawKing,
  drawLimb: drawFist,
  song,
};
