import type { Look } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { drawAuntie } from "./auntie.ts";
import { comics } from "./comics.ts";
import { dawn } from "./scenes/dawn.ts";
import { sunset } from "./scenes/sunset.ts";
import { washNight } from "./scenes/wash-night.ts";
import { song } from "./song.ts";

export const look: Look = {
  scenes: [
    { from: 0, scene: sunset },
    { from: 3, scene: washNight },
    { from: 6, scene: dawn },
  ],
  comics,
  drawBoss: drawAuntie,
  song,
};
