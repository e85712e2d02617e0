import { t } from "#html5/scrapyard-sam/words.ts";
import type { Bot } from "#kit/bot.ts";
import { startGame } from "#kit/game.ts";
import { moveOf } from "#kit/input/controls.ts";
import { written } from "#kit/language/translate.ts";
import type { Rules } from "#kit/records/rules.ts";
import type { Kit } from "#kit/round.ts";
import { type Action, bindings } from "./core/actions.ts";
import { Arena } from "./core/arena.ts";
import { Brawl } from "./core/brawl.ts";
import type { Chapter } from "./core/chapter.ts";
import type { BrawlEvent } from "./core/events.ts";
import { type Mode, Progress } from "./core/progress.ts";
import type { Snapshot } from "./core/snapshot.ts";
import { Story } from "./core/story.ts";
import { WarmUp } from "./core/warm-up.ts";
import { isYardMode, type YardMode } from "./core/yard-rules.ts";
import type { Look } from "./draw/look.ts";
import { createScenery } from "./draw/scenery.ts";
import { placeName } from "./stage/cards.ts";
import { Comic } from "./stage/comic.ts";
import { createLobby } from "./stage/lobby.ts";
import { Stage } from "./stage/stage.ts";

type Options = {
  title: string;
  logo: string;
  chapter: Chapter;
  look: Look;
  rules: Rules<Action, YardMode, Snapshot>;
  bot(): Promise<{ bot: Bot<Action, Snapshot> }>;
};

/** The demo behind the title begins here: where the first trick is found. */
const DEMO_STOP = 2;

/** Starts one chapter of the series. */
export function openYard({ title, logo, chapter, look, rules, bot }: Options): void {
  let progress: Progress | undefined;
  let isIntroduced = false;
  const scenery = createScenery(look);
  void startGame<Action, Snapshot>({
    slug: chapter.slug,
    title,
    logo,
    controls: t("title.controls"),
    touch: t("title.touch"),
    size: { width: 960, height: 540, fit: "expand" },
    unit: t("title.points"),
    actions: bindings,
    hasDemo: true,
    rules,
    bot,
    start(kit) {
      progress ??= new Progress(kit.saves);
      const kept = progress;
      if (kit.isForBoards) kept.mode = "arena";
      const given = isYardMode(kit.options) ? kit.options : undefined;
      let round = begin(kit, kept, given);
      // A tape that is watched has no pictures between its scenes: it is as long as the run was.
      const hasComics = kit.isPlayed && !given;
      let comic = hasComics ? introOf(round.brawl) : undefined;
      return {
        // Another choice on the title is another brawl.
        get core() {
          return round.brawl;
        },
        step(controls) {
          if (comic) {
            isIntroduced = true;
            if (comic.step(controls)) comic = undefined;
            return;
          }
          if (round.isWarmUp && isWarm(round.brawl)) {
            kept.warmUp();
            round = begin(kit, kept);
            comic = introOf(round.brawl);
            return;
          }
          const before = round.stage.sceneIndex;
          const events = round.brawl.step(controls);
          if (kit.isPlayed && !round.isWarmUp) keep(kept, round.brawl, events);
          round.stage.step(events);
          const { sceneIndex } = round.stage;
          if (hasComics && isStory(round.brawl) && sceneIndex !== before) comic = comicOf(sceneIndex);
        },
        draw(view) {
          round.stage.draw(view);
          comic?.draw(view);
        },
        note: () => noteOf(round.brawl),
        get isWaiting() {
          return comic !== undefined;
        },
        toCore: (controls) => (round.isWarmUp ? undefined : moveOf(controls, rules.actions, { x: 0, y: 0 })),
        get options() {
          return round.mode;
        },
        get isUnranked() {
          return round.mode === "continue";
        },
        ...(kit.isPlayed &&
          !given && {
            lobby: createLobby(kept, chapter, kit.view, () => {
              if (round.brawl.clock > 0) return;
              round = begin(kit, kept);
              comic = introOf(round.brawl);
            }),
          }),
      };
    },
  });

  const comicOf = (scene: number) => new Comic(look, chapter.boss, look.comics[scene] ?? []);

  /** Once in a visit: who begins again after a fall knows how it began. */
  function introOf(brawl: Brawl): Comic | undefined {
    if (isIntroduced || brawl.plot instanceof WarmUp || !isStory(brawl) || brawl.plot.stop !== 0)
      return undefined;
    return comicOf(0);
  }

  function begin(kit: Kit, { mode: chosen, checkpoint, isWarm }: Progress, mode: Mode = chosen) {
    const isWarmUp = kit.isPlayed && mode === "story" && chapter.hasWarmUp === true && !isWarm;
    const plot = isWarmUp
      ? new WarmUp(chapter)
      : kit.isDemo
        ? new Story(chapter, { stop: DEMO_STOP, score: 0 })
        : mode === "arena"
          ? new Arena(chapter)
          : new Story(chapter, mode === "continue" ? checkpoint : undefined);
    const brawl = new Brawl(chapter, kit.reseed(), plot);
    return { mode, isWarmUp, brawl, stage: new Stage(brawl, look, kit, scenery) };
  }
}

const isWarm = ({ plot }: Brawl) => plot instanceof WarmUp && plot.isDone;

const isStory = ({ plot }: Brawl) => plot.stop !== undefined;

function keep(progress: Progress, brawl: Brawl, events: readonly BrawlEvent[]) {
  for (const { kind, amount = 0, what } of events) {
    if (kind === "checkpoint") progress.reach(amount, brawl.score);
    if (kind === "won") progress.finish(brawl.tally.rank(brawl.chapter.par));
    if (kind === "wave" && what === "arena") progress.survive(amount);
  }
}

function noteOf({ outcome, tally, chapter, plot: { place } }: Brawl): string {
  if (outcome === "won")
    return t("note.won", {
      rank: t(`rank.${tally.rank(chapter.par)}`),
      combo: written(tally.bestCombo),
    });
  return "wave" in place
    ? t("note.arena", { wave: written(place.wave) })
    : t("note.outOfBatteries", { place: placeName(place) });
}
