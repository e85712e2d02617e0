import { startGame } from "#kit/game.ts";
import { rules } from "./rules.ts";
import { Run } from "./run.ts";
import { seats } from "./seats.ts";
import { Stage } from "./stage.ts";
import { promiseAfter } from "./worlds.ts";

startGame({
  slug: "cactus-sprint",
  title: "Cactus Sprint",
  controls: "Space or click jumps · Down ducks · Right dashes",
  size: { width: 832, height: 468, fit: "expand" },
  actions: {
    jump: ["Space", "ArrowUp", "KeyW", "pad:a", "pad:up", "pointer"],
    duck: ["ArrowDown", "KeyS", "pad:down", "pad:b"],
    dash: ["ArrowRight", "KeyD", "ShiftLeft", "ShiftRight", "pad:x", "pad:right"],
  },
  hasDemo: true,
  rules,
  seated: { rules: seats },
  bot: () => import("./bot.ts"),
  start(kit) {
    const run = new Run(kit.random);
    const stage = new Stage(run, kit);
    return {
      core: run,
      step: (controls) => stage.step(run.step(controls)),
      draw: (view, alpha) => stage.draw(view, alpha),
      note: () => promiseAfter(run.seconds),
    };
  },
});
