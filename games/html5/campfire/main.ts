import { startGame } from "#kit/game.ts";
import { directions } from "#kit/input/keys.ts";
import { Expedition } from "./core/expedition.ts";
import { isCrowd, levelsOf } from "./core/skills.ts";
import { Wilds } from "./core/wilds.ts";
import logo from "./logo.svg?raw";
import { rules } from "./rules.ts";
import { Career } from "./stage/career.ts";
import { createHand } from "./stage/hand.ts";
import { createLobby } from "./stage/lobby.ts";
import { Stage } from "./stage/stage.ts";
import { t } from "./words.ts";

let career: Career | undefined;

startGame({
  slug: "campfire",
  title: "Campfire",
  logo,
  controls: t("title.controls"),
  touch: t("title.touch"),
  unit: t("title.days"),
  size: { width: 960, height: 540, fit: "expand" },
  actions: {
    ...directions,
    swing: ["Space", "Enter", "pad:a"],
    eat: ["KeyQ", "pad:x"],
    feed: ["KeyE", "KeyF", "pad:b"],
    make1: ["Digit1", "pad:y"],
    make2: ["Digit2", "pad:l"],
    make3: ["Digit3", "pad:r"],
    make4: ["Digit4", "pad:lt"],
    make5: ["Digit5", "pad:rt"],
    make6: ["Digit6", "pad:back"],
    make7: ["Digit7"],
    make8: ["Digit8"],
    make9: ["Digit9"],
    make0: ["Digit0"],
    reach: ["pointer"],
  },
  bot: () => import("./bot.ts"),
  hasDemo: true,
  rules,
  start(kit) {
    career ??= new Career(kit.saves, kit.best);
    const own = career;
    const given = isCrowd(kit.options) ? kit.options : undefined;
    const wilds = new Wilds({ random: kit.random, levels: levelsOf(given ?? own.crowd) });
    const stage = new Stage(wilds, kit, own);
    const hand = createHand(kit.view, stage.camera, () => stage.slots);
    return {
      core: wilds,
      run: new Expedition(wilds),
      toCore: (controls) => hand.read(controls, wilds.hero ?? { x: 0, y: 0 }),
      step: (controls) => stage.step(wilds.step(controls), hand.pointed),
      draw: (view, alpha) => stage.draw(view, alpha),
      ...(!given && { lobby: createLobby(kit, own, (crowd) => wilds.setLevels(levelsOf(crowd))) }),
      get options() {
        return given ?? own.crowd;
      },
      note: () => stage.farewell(),
    };
  },
});
