import { startGame } from "#kit/game.ts";
import { compassTo } from "#kit/input/compass.ts";
import { moveOf } from "#kit/input/controls.ts";
import { directions } from "#kit/input/keys.ts";
import { purse } from "#kit/purse/purse.ts";
import { Career } from "./core/career.ts";
import { firstCar } from "./core/cars.ts";
import { Outing, type Way } from "./core/outing.ts";
import { standardSetup } from "./core/setups.ts";
import { trackBy, tracks } from "./core/tracks.ts";
import logo from "./logo.svg?raw";
import { rules } from "./rules.ts";
import { seats } from "./seats.ts";
import { Stage } from "./stage/stage.ts";
import { t } from "./words.ts";

let outing: Outing | undefined;

function labelOf(way: Way): string {
  if (way === "again") return t("result.again");
  return way === "pick" ? t("result.pick") : t("result.next", { track: t(`track.${way}`) });
}

startGame({
  slug: "sideways",
  title: "Sideways",
  logo,
  controls: t("title.controls"),
  touch: t("title.touch"),
  size: { width: 960, height: 540, fit: "expand" },
  actions: {
    ...directions,
    gas: ["pad:a", "pad:rt"],
    brake: ["pad:x", "pad:lt"],
    handbrake: ["Space", "ShiftLeft", "ShiftRight", "pad:b", "pad:r"],
    confirm: ["Space", "Enter", "pad:a"],
    tracks: ["KeyT", "Backspace", "pad:back"],
  },
  unit: t("title.unit"),
  hasDemo: true,
  rules,
  seated: { rules: seats },
  bot: () => import("./bot.ts"),
  start(kit) {
    const career = new Career(kit.saves);
    if (kit.isDemo) {
      // Behind the title any track may show, the closed ones too: they are what one plays for.
      career.track = tracks[kit.random.int(0, tracks.length - 1)] ?? career.track;
      career.car = firstCar;
      career.setup = standardSetup;
    }
    // Who asks for a run that counts sits in the car that counts; another can still be chosen.
    if (kit.isForBoards) {
      career.car = firstCar;
      career.setup = standardSetup;
    }
    const given = trackBy(kit.options);
    // R in a race means that race again; who comes back another day chooses first.
    const isAgain = outing?.mode === "race" || outing?.mode === "result";
    const isRace = kit.isDemo || given || career.isNew || isAgain;
    const now = new Outing(career, isRace ? "race" : "pick", given, kit.isTogether, labelOf);
    if (kit.isPlayed) outing = now;
    const stage = new Stage(now, kit);
    return {
      core: now,
      // Menus are no part of a tape. The list of tracks is one from the press on.
      toCore(controls) {
        if (now.mode !== "race" || controls.pressed("tracks")) return undefined;
        return moveOf(controls, rules.actions, compassTo(now.frame.car, controls.pointer));
      },
      get run() {
        return now.run;
      },
      get options() {
        return now.race.track.id;
      },
      get isUnranked() {
        return now.race.spec !== firstCar;
      },
      step(controls) {
        const events = now.step(controls);
        stage.step(events);
        if (kit.isPlayed && events.some(({ kind }) => kind === "result")) purse.earn(now.gain.coins);
      },
      draw: (view, alpha) => stage.draw(view, alpha),
    };
  },
});
