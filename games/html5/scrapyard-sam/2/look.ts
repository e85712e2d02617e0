import type { Look } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { comics } from "./comics.ts";
import { drawForeman } from "./foreman.ts";
import { loadingBay } from "./scenes/loading-bay.ts";
import { nightShift } from "./scenes/night-shift.ts";
import { paintShop } from "./scenes/paint-shop.ts";
import { song } from "./song.ts";

export const look: Look = {
  scenes: [
    { from: 0, scene: nightShift },
    { from: 3, scene: paintShop },
    { from: 6, scene: loadingBay },
  ],
  comics,
  drawBoss: drawForeman,
  song,
};
