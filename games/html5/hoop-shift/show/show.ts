import { Contest, type ContestEvent } from "#html5/hoop-shift/core/contest.ts";
import { Match, SLOWNESS } from "#html5/hoop-shift/core/match.ts";
import type { MatchEvent } from "#html5/hoop-shift/core/match-events.ts";
import { Mind } from "#html5/hoop-shift/core/mind.ts";
import type { Pad } from "#html5/hoop-shift/core/player.ts";
import { BEGINNER, buildAfter, type RivalName, rivalAt, rivals } from "#html5/hoop-shift/core/rivals.ts";
import { t } from "#html5/hoop-shift/words.ts";
import type { Core } from "#kit/bot.ts";
import { createMenu, type Menu } from "#kit/draw/menu.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import { afterContest, afterMatch, type Career, fameOf, nextRung, starsFor } from "./career.ts";
import { duelMenu, ladderMenu, mainMenu, resultMenu } from "./menus.ts";
import { Mouse } from "./mouse.ts";
import { type Action, eitherPad, firstPad, menuControls, secondPad } from "./pads.ts";

/** What is being played: a rung of the ladder, two people (the second in a rival's body), or the contest. */
export type Bout = { kind: "ladder" | "duel"; rung: number } | { kind: "contest" };
export type Screen = "menu" | "ladder" | "duel" | "play" | "result";

export type Outcome = {
  bout: Bout;
  score: readonly [number, number];
  stars: number;
  /** Learnt just now, the first time this rival was beaten. */
  gift: RivalName | undefined;
  isRecord: boolean;
};

/** All that happened in a step, for eyes and ears. */
export type News = { match: MatchEvent[]; contest: ContestEvent[]; menu: ("move" | "pick" | "screen")[] };

export type Snapshot = Pick<Show, "screen" | "age" | "bout" | "career"> & {
  choice: number;
  match:
    | Pick<Match, "phase" | "players" | "ball" | "holder" | "flight" | "isCleared" | "shotClock">
    | undefined;
  contest: Pick<Contest, "player" | "hasBall" | "rack"> | undefined;
};

type Options = { career: Career; random: Random; onCareer(career: Career): void; again?: Bout | undefined };

/** Core of Hoop Shift, one-on-one basketball, from the menu to the buzzer and back: what is played, by whom, and what it was worth. */
export class Show implements Core<Action, Snapshot> {
  readonly isOver = false;
  screen: Screen = "menu";
  /** Steps on this screen. */
  age = 0;
  career: Career;
  bout: Bout | undefined;
  match: Match | undefined;
  contest: Contest | undefined;
  outcome: Outcome | undefined;
  menu: Menu;
  /** What can be chosen after a result. */
  labels: readonly string[] = [];
  /** How many parts of a slow step have passed. */
  slow = 0;
  private mind: Mind | undefined;
  private mouse = new Mouse();
  private readonly options: Options;
  private news: News = { match: [], contest: [], menu: [] };

  constructor(options: Options) {
    this.options = options;
    this.career = options.career;
    this.menu = createMenu(...mainMenu(this.career));
    // Who has never won anything wants to play, not to choose.
    const isFirst = fameOf(this.career) === 0;
    const bout = options.again ?? (isFirst ? ({ kind: "ladder", rung: 0 } as const) : undefined);
    if (bout) this.begin(bout);
  }

  get score(): number {
    return fameOf(this.career);
  }

  step(controls: Controls<Action>): News {
    this.news = { match: [], contest: [], menu: [] };
    this.age++;
    if (this.screen === "play") this.play(controls);
    else this.choose(controls);
    return this.news;
  }

  snapshot(): Snapshot {
    const { screen, age, bout, career, match, contest, menu } = this;
    return { screen, age, bout, career, match, contest, choice: menu.index };
  }

  private open(screen: Screen, menu?: Menu) {
    this.screen = screen;
    this.age = 0;
    if (menu) this.menu = menu;
    this.news.menu.push("screen");
  }

  private openMain() {
    this.bout = undefined;
    this.open("menu", createMenu(...mainMenu(this.career)));
  }

  private choose(controls: Controls<Action>) {
    if (controls.pressed("back") && this.screen !== "menu") {
      this.openMain();
      return;
    }
    const before = this.menu.index;
    const choice = this.menu.step(menuControls(controls));
    if (this.menu.index !== before) this.news.menu.push("move");
    // A key that was mashed at the buzzer chooses nothing.
    if (choice === undefined || this.age < 20) return;
    this.news.menu.push("pick");
    if (this.screen === "menu") this.chooseMode(choice);
    else if (this.screen === "ladder") this.begin({ kind: "ladder", rung: choice });
    else if (this.screen === "duel") this.begin({ kind: "duel", rung: choice });
    else this.goOn(choice);
  }

  private chooseMode(choice: number) {
    if (choice === 0) this.open("ladder", createMenu(...ladderMenu(this.career)));
    else if (choice === 1) this.begin({ kind: "contest" });
    else this.open("duel", createMenu(...duelMenu(this.career)));
  }

  /** After a result: the first choice leads on, the last one to the menu. */
  private goOn(choice: number) {
    const { outcome, career } = this;
    if (!outcome || choice === 1) this.openMain();
    else if (outcome.bout.kind === "ladder" && outcome.stars > 0) {
      this.begin({ kind: "ladder", rung: Math.min(outcome.bout.rung + 1, nextRung(career)) });
    } else this.begin(outcome.bout);
  }

  private begin(bout: Bout) {
    const { random } = this.options;
    this.bout = bout;
    this.match = undefined;
    this.contest = undefined;
    this.mind = undefined;
    this.slow = 0;
    const { length: beaten } = this.career.stars;
    if (bout.kind === "contest") this.contest = new Contest(buildAfter(beaten), random);
    else {
      const rival = rivalAt(bout.rung);
      // Friends meet as equals: the ladder's lessons stay at home, and nobody is worse than a beginner.
      const isDuel = bout.kind === "duel";
      const { height, reach } = rival.build;
      const foe = isDuel ? { ...BEGINNER, height, reach } : rival.build;
      this.match = new Match([isDuel ? BEGINNER : buildAfter(beaten, rival.help), foe], random);
      if (!isDuel) this.mind = new Mind(rival.temper, random);
    }
    this.open("play");
  }

  private play(controls: Controls<Action>) {
    if (controls.pressed("back")) {
      this.openMain();
      return;
    }
    const { match, contest } = this;
    const isSlow = match?.isSlow ?? contest?.isSlow ?? false;
    this.slow = isSlow ? (this.slow + 1) % SLOWNESS : 0;
    if (this.slow > 0) return;
    if (match) {
      this.news.match = match.step(this.padsFor(match, controls));
      if (match.isOver) this.settleMatch(match);
    } else if (contest) {
      const pad = eitherPad(controls);
      this.news.contest = contest.step({ ...pad, shoot: pad.shoot || controls.pointer.isDown });
      if (contest.isOver) this.settleContest(contest);
    }
  }

  private padsFor(match: Match, controls: Controls<Action>): [Pad, Pad] {
    if (!this.mind) return [firstPad(controls), secondPad(controls)];
    const first = this.mouse.pad(eitherPad(controls), controls.pointer, match);
    return [first, this.mind.pad(match, 1)];
  }

  private settleMatch({ score }: Match) {
    const { bout } = this;
    if (bout === undefined || bout.kind === "contest") return;
    const stars = starsFor(score[0] - score[1]);
    const isLadder = bout.kind === "ladder";
    const isFirstWin = isLadder && stars > 0 && this.career.stars[bout.rung] === undefined;
    const gift = isFirstWin ? rivalAt(bout.rung).name : undefined;
    const isRecord = isLadder && stars > (this.career.stars[bout.rung] ?? 0);
    if (isLadder) this.keep(afterMatch(this.career, bout.rung, stars));
    this.finish({ bout, score, stars, gift, isRecord });
  }

  private settleContest({ score }: Contest) {
    const isRecord = score > this.career.threes;
    this.keep(afterContest(this.career, score));
    this.finish({ bout: { kind: "contest" }, score: [score, 0], stars: 0, gift: undefined, isRecord });
  }

  private finish(outcome: Outcome) {
    this.outcome = outcome;
    const { bout, stars } = outcome;
    const isWon = bout.kind === "ladder" && stars > 0;
    const hasNext = isWon && bout.rung < rivals.length - 1;
    const plan = resultMenu(hasNext ? t("menu.next") : isWon ? t("menu.again") : t("menu.rematch"));
    this.bout = undefined;
    this.labels = plan[0].map(({ label }) => label);
    this.open("result", createMenu(...plan));
  }

  private keep(career: Career) {
    this.career = career;
    this.options.onCareer(career);
  }
}
