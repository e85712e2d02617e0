import { startGame } from "#kit/game.ts";
import { purse } from "#kit/purse/purse.ts";
import { isListOf, isNumber } from "#kit/storage.ts";
import logo from "./logo.svg?raw";
import { seats } from "./seats.ts";
import { Stage } from "./stage/stage.ts";
import { DUEL, VIEW } from "./voyage/layout.ts";
import { Locker } from "./voyage/locker.ts";
import { actions } from "./voyage/orders.ts";
import { type Course, Voyage } from "./voyage/voyage.ts";
import { t } from "./words.ts";

/** The voyage behind the title, or under way. */
let current: Voyage | undefined;
/** Where R leads: the battle that was being fought. */
let last: Course | undefined;
/** A middle level shows most of what the game is about. */
const DEMO_LEVEL = 8;

startGame({
  slug: "raft-rumble",
  title: "Raft Rumble",
  logo,
  controls: t("title.controls"),
  touch: t("title.touch"),
  modes: () => [
    { label: t("title.voyage"), note: () => t("title.voyageNote"), choose: () => undefined },
    { label: t("level.duel"), note: () => t("title.duelNote"), choose: () => current?.embark(DUEL) },
  ],
  size: { ...VIEW, fit: "expand" },
  unit: t("title.unit"),
  actions,
  hasDemo: true,
  bot: () => import("./bot.ts"),
  seated: { rules: seats, load: () => import("./stage/seated.ts") },
  start(kit) {
    const stars = kit.saves.read("stars", isListOf(isNumber), []);
    // Newcomers go straight to the first level; those who have been here choose on the map.
    const first = stars.length === 0 ? 0 : undefined;
    const voyage = new Voyage({
      random: kit.random,
      stars,
      course: kit.isDemo ? DEMO_LEVEL : (last ?? first),
      onStars: (won) => kit.saves.write("stars", won),
      locker: kit.isPlayed ? new Locker(kit.saves, purse) : new Locker(),
    });
    if (!kit.isDemo) current = voyage;
    const stage = new Stage(voyage, kit);
    return {
      core: voyage,
      step(controls) {
        stage.step(voyage.step(controls), controls.pointer);
        if (!kit.isDemo) last = voyage.mode === "map" || voyage.mode === "shop" ? undefined : voyage.course;
      },
      draw: (view) => stage.draw(view),
    };
  },
});
