import "#kit/screens/volumes.css";
import { startDomGame } from "#kit/dom-game.ts";
import { directions } from "#kit/input/keys.ts";
import { workerThinker } from "./engine/worker-thinker.ts";
import type { Action } from "./match/hand.ts";
import type { Snapshot } from "./match/match.ts";
import { App } from "./scene/app.ts";
import { bindKeys } from "./scene/keys.ts";
import { Progress } from "./scene/progress.ts";
import { seats } from "./seats.ts";
// Last, so that it overrides the kit's own stylesheet.
import "./chess.css";

await startDomGame<Action, Snapshot>({
  slug: "chess",
  size: { width: 480, height: 320, fit: "expand" },
  bot: () => import("./bot.ts"),
  actions: {
    ...directions,
    choose: ["Space", "Enter", "pad:a"],
    cancel: ["Backspace", "pad:b"],
    hint: ["KeyH", "pad:y"],
    takeback: ["KeyU", "pad:x"],
    flip: ["KeyF", "pad:l"],
  },
  start({ saves, sound, random }) {
    const thinker = workerThinker();
    const progress = new Progress(saves);
    const app = new App({ thinker, random, sound, progress });
    bindKeys(app);
    return {
      app,
      core: () => app.match,
      best: () => progress.best,
      wantsOn(controls) {
        if (app.scene === "play") return false;
        // Enter also counts when the frame has the focus and none of its buttons does.
        return controls.pressed("kit:go") || (app.scene !== "over" && controls.pressed("choose"));
      },
      restart: () => app.restart(),
      step: (controls) => app.step(controls),
      needsPaint: () => app.needsPaint(),
      // The hand thinks in squares.
      toGame(x, y) {
        const { left, top, size } = app.area;
        return { x: ((x - left) / size) * 8, y: ((y - top) / size) * 8 };
      },
      isBusy: () => thinker.isBusy,
      rooms: {
        seated: {
          rules: seats,
          async load() {
            const { RoomTable } = await import("./scene/room-table.ts");
            const wishes = { theme: progress.theme, onMute: () => app.mute() };
            return { start: (kit) => new RoomTable(kit, wishes) };
          },
        },
        setAside: (isAside) => app.setAside(isAside),
        refuse: (message) => app.refuse(message),
      },
      save: () => progress.keepGame(app.match),
    };
  },
});
