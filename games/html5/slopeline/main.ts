import { createGlLayer, type GlLayer } from "#kit/draw/gl.ts";
import { clamp } from "#kit/ease.ts";
import { startGame } from "#kit/game.ts";
import { moveOf } from "#kit/input/controls.ts";
import { directions } from "#kit/input/keys.ts";
import { written } from "#kit/language/translate.ts";
import type { Random } from "#kit/random.ts";
import type { Kit } from "#kit/round.ts";
import { openSaves } from "#kit/storage.ts";
import { showWithoutWebGl } from "#kit/unsupported.ts";
import { FULL_STEER, Run } from "./core/run.ts";
import { Painter } from "./draw/painter.ts";
import logo from "./logo.svg?raw";
import { rules } from "./rules.ts";
import { seats } from "./seats.ts";
import { Bag } from "./stage/bag.ts";
import { MOST, Stage } from "./stage/stage.ts";
import { t } from "./words.ts";

const SLUG = "slopeline";

/** One go. Before the first step its slope can still be changed. */
class Go {
  private readonly kit: Kit;
  private readonly bag: Bag;
  private readonly painter: Painter;
  run: Run;
  stage: Stage;
  private isKept = false;

  constructor(kit: Kit, bag: Bag, painter: Painter) {
    this.kit = kit;
    this.bag = bag;
    this.painter = painter;
    this.run = new Run(this.random());
    this.stage = new Stage(this.run, kit, painter);
  }

  /** Today's slope is the same for everybody, all day; the other one is new every time. */
  private random(): Random {
    return this.kit.reseed(this.bag.isDaily && this.kit.isPlayed ? "today" : undefined);
  }

  layAnew(): void {
    if (this.run.steps > 0) return;
    this.run = new Run(this.random());
    this.stage = new Stage(this.run, this.kit, this.painter);
  }

  /** Whether it is raced against a ghost. */
  get isRace(): boolean {
    return (this.kit.ghosts?.().length ?? 0) > 0;
  }

  keep(): void {
    if (this.isKept) return;
    this.isKept = true;
    this.bag.keep(this.run.metres, this.run.score);
  }
}

function play(layer: GlLayer) {
  const painter = new Painter(layer, MOST);
  const bag = new Bag(openSaves(SLUG), () => new Date());
  let go: Go | undefined;
  const slope = (label: string, isDaily: boolean, note: () => string) => ({
    label,
    note,
    choose() {
      bag.chooseDaily(isDaily);
      go?.layAnew();
    },
  });
  const slopes = [
    slope(t("title.endless"), false, () => t("title.endlessNote")),
    slope(t("title.today"), true, () =>
      bag.dayBest > 0 ? t("title.todayBest", { best: written(bag.dayBest) }) : t("title.todayNote"),
    ),
  ];
  startGame({
    slug: SLUG,
    title: "Slopeline",
    logo,
    controls: t("title.controls"),
    touch: t("title.touch"),
    chips: () => [
      { label: () => t("title.ball", { ball: bag.ballName }), key: "KeyB", press: () => bag.nextBall() },
    ],
    modes: () => (go?.isRace ? [] : bag.isDaily ? slopes.toReversed() : slopes),
    size: { width: 960, height: 540, fit: "expand" },
    actions: { left: directions.left, right: directions.right },
    bot: () => import("./bot.ts"),
    hasDemo: true,
    rules,
    seated: { rules: seats },
    start(kit) {
      const now = new Go(kit, bag, painter);
      if (kit.isPlayed) {
        // A go that was given up with R has still been rolled.
        if (go && go.run.steps > 0) go.keep();
        go = now;
      }
      return {
        get core() {
          return now.run;
        },
        toCore(controls) {
          const middle = kit.view.width / 2;
          const steer = clamp((controls.pointer.x - middle) / (middle * 0.45), -1, 1);
          return moveOf(controls, rules.actions, { x: steer * FULL_STEER, y: 0 });
        },
        step(controls) {
          now.stage.step(now.run.step(controls));
          if (now.run.isOver && kit.isPlayed) now.keep();
        },
        draw(view, alpha) {
          now.stage.draw(view, alpha, bag.skin);
        },
        note: () => bag.note,
      };
    },
  });
}

const layer = createGlLayer(document.body);
if (layer) play(layer);
else {
  showWithoutWebGl(document.body, "Slopeline", "Cactus Sprint");
}
