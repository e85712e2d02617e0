import { startGame } from "#kit/game.ts";
import type { Controls } from "#kit/input/controls.ts";
import logo from "./logo.svg?raw";
import { seats } from "./seats.ts";
import { readCareer, writeCareer } from "./show/career.ts";
import { type Action, bindings } from "./show/pads.ts";
import { Show } from "./show/show.ts";
import { SIZE, Stage } from "./stage/stage.ts";
import { t } from "./words.ts";

// Restarting repeats what is being fought instead of asking again.
let show: Show | undefined;

startGame({
  slug: "ringout",
  title: "Ringout",
  logo,
  unit: t("title.unit"),
  controls: t("title.controls"),
  touch: t("title.touch"),
  size: { ...SIZE, fit: "expand" },
  actions: bindings,
  hasDemo: true,
  hasHats: true,
  bot: () => import("./bot.ts"),
  seated: { rules: seats, load: () => import("./stage/seated.ts") },
  start(kit) {
    const current = new Show({
      career: readCareer(kit.saves),
      random: kit.random,
      onCareer: (career) => writeCareer(kit.saves, career),
      again: kit.isDemo ? { kind: "endless" } : show?.bout,
    });
    if (!kit.isDemo) show = current;
    const stage = new Stage(current, kit);
    const onScreen = (controls: Controls<Action>): Controls<Action> => ({
      ...controls,
      pointer: { ...controls.pointer, ...stage.toScreen(kit.view, controls.pointer) },
    });
    return {
      core: current,
      step: (controls) => stage.step(current.step(onScreen(controls))),
      draw: (view, alpha) => stage.draw(view, alpha),
    };
  },
});
