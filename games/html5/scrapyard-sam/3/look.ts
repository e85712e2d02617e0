import type { Look } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { drawAnchor, drawCaptain } from "./captain.ts";
import { comics } from "./comics.ts";
import { lowTide } from "./scenes/low-tide.ts";
import { seaWall } from "./scenes/sea-wall.ts";
import { storm } from "./scenes/storm.ts";
import { song } from "./song.ts";

export const look: Look = {
  scenes: [
    { from: 0, scene: lowTide },
    { from: 3, scene: storm },
    { from: 6, scene: seaWall },
  ],
  comics,
  drawBoss: drawCaptain,
  drawLimb: drawAnchor,
  song,
};
