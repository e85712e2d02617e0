import { startGame } from "#kit/game.ts";
import { directions } from "#kit/input/keys.ts";
import { Career } from "./core/career.ts";
import { firstCar } from "./core/cars.ts";
import { Outing } from "./core/outing.ts";
import { tracks } from "./core/tracks.ts";
import { Stage } from "./stage/stage.ts";

let outing: Outing | undefined;

startGame({
  slug: "sideways",
  title: "Sideways",
  controls: "Arrows or WASD drive · Space slides: the handbrake",
  size: { width: 960, height: 540, fit: "expand" },
  actions: {
    ...directions,
    gas: ["pad:a", "pad:rt"],
    brake: ["pad:x", "pad:lt"],
    handbrake: ["Space", "ShiftLeft", "ShiftRight", "pad:b", "pad:r"],
    confirm: ["Space", "Enter", "pad:a"],
    tracks: ["KeyT", "Backspace", "pad:back"],
  },
  unit: "Drift points",
  hasDemo: true,
  bot: () => import("./bot.ts"),
  start(kit) {
    const career = new Career(kit.saves);
    if (kit.isDemo) {
      // Behind the title any track may show, the closed ones too: they are what one plays for.
      career.track = tracks[kit.random.int(0, tracks.length - 1)] ?? career.track;
      career.car = firstCar;
    }
    // R in a race means that race again; who comes back another day chooses first.
    const isAgain = outing !== undefined && outing.mode !== "pick";
    const now = new Outing(career, kit.isDemo || career.isNew || isAgain ? "race" : "pick");
    if (!kit.isDemo) outing = now;
    const stage = new Stage(now, kit);
    return {
      core: now,
      step: (controls) => stage.step(now.step(controls)),
      draw: (view, alpha) => stage.draw(view, alpha),
    };
  },
});
