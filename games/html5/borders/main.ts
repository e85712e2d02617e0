import { startGame } from "#kit/game.ts";
import { directions } from "#kit/input/keys.ts";
import { Arena, RIVALS } from "./core/arena.ts";
import { isLevel } from "./core/skills.ts";
import logo from "./logo.svg?raw";
import { rules } from "./rules.ts";
import { seats } from "./seats.ts";
import { Career } from "./stage/career.ts";
import { SoloCast } from "./stage/cast.ts";
import { createLobby } from "./stage/lobby.ts";
import { Stage } from "./stage/stage.ts";
import { createSteering } from "./stage/steering.ts";
import { t } from "./words.ts";

let career: Career | undefined;

startGame({
  slug: "borders",
  title: "Borders",
  logo,
  controls: t("title.controls"),
  touch: t("title.touch"),
  unit: t("title.land"),
  size: { width: 960, height: 540, fit: "expand" },
  actions: directions,
  bot: () => import("./bot.ts"),
  hasDemo: true,
  hasHats: true,
  rules,
  seated: { rules: seats, load: () => import("./stage/seated.ts") },
  start(kit) {
    career ??= new Career(kit.saves, kit.best);
    const own = career;
    const given = isLevel(kit.options) ? kit.options : undefined;
    const levels = Array.from({ length: RIVALS }, () => given ?? own.level);
    const arena = new Arena({ random: kit.random, levels });
    const stage = new Stage(arena, kit, new SoloCast(arena, kit, own));
    if (kit.isPlayed && own.isNew) stage.announce(t("news.shield"), t("news.shieldHow"));
    const steer = createSteering();
    return {
      core: arena,
      toCore: (controls) => steer(controls, stage.camera.toScreen(kit.view, arena.hero ?? { x: 0, y: 0 })),
      step: (controls) => stage.step(arena.step(controls)),
      draw: (view, alpha) => stage.draw(view, alpha),
      ...(!given && { lobby: createLobby(kit, own, (level) => arena.setLevel(level)) }),
      get options() {
        return given ?? own.level;
      },
      note() {
        const { hero, winner } = arena;
        const counts = { wins: own.earned.wins, snips: hero?.knockouts ?? 0 };
        return winner === undefined || winner === hero
          ? t("note.won", counts)
          : t("note.lost", { ...counts, name: winner.name });
      },
    };
  },
});
