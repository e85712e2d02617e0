import "#kit/screens/volumes.css";
import { startDomGame } from "#kit/dom-game.ts";
import type { Controls } from "#kit/input/controls.ts";
import { allEvents } from "./events/all.ts";
import type { Action, Snapshot } from "./life/story.ts";
import { Album } from "./scene/album.ts";
import { App } from "./scene/app.ts";
import { bindKeys } from "./scene/keys.ts";
// Last, so that it overrides the kit's own stylesheet.
import "./life.css";

/** The page's own buttons take keys and mouse; the gamepad comes this way. */
type PadAction = "up" | "down" | "press";

await startDomGame<Action | PadAction, Snapshot>({
  slug: "whole-life",
  size: { width: 480, height: 320, fit: "expand" },
  bot: () => import("./bot.ts"),
  actions: { up: ["pad:up", "pad:left"], down: ["pad:down", "pad:right"], press: ["pad:a", "pad:start"] },
  start({ saves, sound, random }) {
    const album = new Album(saves);
    const app = new App({ events: allEvents, random, sound, album });
    bindKeys(app);
    return {
      app,
      core: () => app.story,
      best: () => album.best,
      wantsOn: (controls) => controls.pressed("kit:go"),
      restart: () => app.begin(),
      step(controls) {
        stepPad(app, controls);
        app.step(controls);
      },
      needsPaint: paintCheck(app),
    };
  },
});

function stepPad(app: App, controls: Controls<PadAction>): void {
  if (controls.pressed("up")) app.moveFocus(-1);
  if (controls.pressed("down")) app.moveFocus(1);
  if (!controls.pressed("press")) return;
  if (document.activeElement instanceof HTMLButtonElement) document.activeElement.click();
  else app.moveFocus(0);
}

/** The clouds may wait for every fourth frame; you, walking, may not. */
function paintCheck(app: App): (frame: number) => boolean {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
  let painted = "";
  return (frame) => {
    const size = `${innerWidth} ${innerHeight} ${devicePixelRatio}`;
    const isNew = size !== painted || app.scenery.isMoving || (!isCalm.matches && frame % 4 === 0);
    painted = size;
    return isNew;
  };
}
