import { startGame } from "#kit/game.ts";
import logo from "./logo.svg?raw";
import { rules } from "./rules.ts";
import { Run } from "./run.ts";
import { seats } from "./seats.ts";
import { Stage } from "./stage.ts";
import { t } from "./words.ts";
import { nextAfter } from "./worlds.ts";

/** What the result promises for another go. */
function promiseAfter(seconds: number): string {
  const next = nextAfter(seconds);
  if (!next) return t("note.allSeen");
  return t("note.next", { stretch: t(`stretch.${next.name}`), minute: next.second / 60 });
}

startGame({
  slug: "cactus-sprint",
  title: "Cactus Sprint",
  logo,
  controls: t("title.controls"),
  touch: t("title.touch"),
  size: { width: 832, height: 468, fit: "expand" },
  actions: {
    jump: ["Space", "ArrowUp", "KeyW", "pad:a", "pad:up", "pointer"],
    duck: ["ArrowDown", "KeyS", "pad:down", "pad:b"],
    dash: ["ArrowRight", "KeyD", "ShiftLeft", "ShiftRight", "pad:x", "pad:right"],
  },
  hasDemo: true,
  hasHats: true,
  rules,
  seated: { rules: seats },
  bot: () => import("./bot.ts"),
  start(kit) {
    const run = new Run(kit.random);
    const stage = new Stage(run, kit);
    return {
      core: run,
      step: (controls) => stage.step(run.step(controls)),
      linger: () => stage.linger(),
      draw: (view, alpha) => stage.draw(view, alpha),
      note: () => promiseAfter(run.seconds),
    };
  },
});
