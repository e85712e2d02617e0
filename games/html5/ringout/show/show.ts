import { characterIds } from "#html5/ringout/core/characters.ts";
import type { MatchEvent } from "#html5/ringout/core/events.ts";
import { Match, SLOWNESS } from "#html5/ringout/core/match.ts";
import { IDLE, type Pad } from "#html5/ringout/core/pad.ts";
import { Mind } from "#html5/ringout/mind/mind.ts";
import { skills } from "#html5/ringout/mind/skills.ts";
import { t } from "#html5/ringout/words.ts";
import type { Core } from "#kit/bot.ts";
import { createMenu, type Menu } from "#kit/draw/menu.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import { anyRival, type Bout, type Card, cardFor, endlessLevel } from "./bouts.ts";
import { type Career, gloryOf, nextRung, starsOf } from "./career.ts";
import { hatsFor, turned } from "./hats.ts";
import { changed, fitted, type HouseRules, NEW_RULES, rows } from "./house-rules.ts";
import { ladder } from "./ladder.ts";
import { ladderMenu, type MenuPlan, mainMenu, pickMenu, resultMenu, rulesMenu } from "./menus.ts";
import { hasNext, type Outcome, settle } from "./outcome.ts";
import { type Action, anyPad, menuControls, padOf, sideways } from "./pads.ts";
import { Seats } from "./seats.ts";

export type Screen = "menu" | "pick" | "ladder" | "join" | "rules" | "play" | "result";

/** All that happened in a step, for eyes and ears. */
export type News = { match: MatchEvent[]; menu: ("move" | "pick" | "screen")[] };

export type Snapshot = Pick<Show, "screen" | "age" | "bout" | "career" | "match"> & { choice: number };

type Options = { career: Career; random: Random; onCareer(career: Career): void; again?: Bout | undefined };

/** Core of Ringout, a platform fighter, from the menu to the last ring-out and back: what is fought, by whom, and what it was worth. */
export class Show implements Core<Action, Snapshot> {
  readonly isOver = false;
  screen: Screen = "menu";
  /** Steps on this screen. */
  age = 0;
  career: Career;
  bout: Bout | undefined;
  card: Card | undefined;
  match: Match | undefined;
  outcome: Outcome | undefined;
  menu: Menu;
  /** What can be chosen after a result. */
  labels: readonly string[] = [];
  seats: Seats;
  house: HouseRules = NEW_RULES;
  /** How many parts of a slow step have passed. */
  slow = 0;
  private minds: (Mind | undefined)[] = [];
  private readonly options: Options;
  private news: News = { match: [], menu: [] };

  constructor(options: Options) {
    this.options = options;
    this.career = options.career;
    this.menu = createMenu(...mainMenu(this.career));
    this.seats = this.newSeats();
    // Who has never won anything wants to fight, not to choose.
    const bout =
      options.again ?? (gloryOf(this.career) === 0 ? ({ kind: "ladder", rung: 0 } as const) : undefined);
    if (bout) this.begin(bout);
  }

  get score(): number {
    return gloryOf(this.career);
  }

  step(controls: Controls<Action>): News {
    this.news = { match: [], menu: [] };
    this.age++;
    if (this.screen === "play") this.play(controls);
    else this.choose(controls);
    return this.news;
  }

  snapshot(): Snapshot {
    const { screen, age, bout, career, match, menu } = this;
    return { screen, age, bout, career, match, choice: menu.index };
  }

  private newSeats = () => new Seats(hatsFor(starsOf(this.career)), this.career);

  private open(screen: Screen, plan?: MenuPlan) {
    this.screen = screen;
    this.age = 0;
    if (plan) this.menu = createMenu(...plan);
    this.news.menu.push("screen");
  }

  private openMain() {
    this.bout = undefined;
    this.open("menu", mainMenu(this.career));
  }

  private choose(controls: Controls<Action>) {
    if (controls.pressed("back") && this.screen !== "menu") {
      this.openMain();
      return;
    }
    if (this.screen === "join") {
      this.join(controls);
      return;
    }
    const keys = menuControls(controls);
    if (this.screen === "pick") this.changeHat(Number(keys.pressed("down")) - Number(keys.pressed("up")));
    const before = this.menu.index;
    const choice = this.menu.step(this.screen === "pick" ? sideways(keys) : keys);
    if (this.menu.index !== before) this.news.menu.push("move");
    if (this.screen === "rules") this.agree(Number(keys.pressed("right")) - Number(keys.pressed("left")));
    // A key that was mashed in the last fight chooses nothing.
    if (choice === undefined || this.age < 20) return;
    this.news.menu.push("pick");
    this.take(choice);
  }

  private take(choice: number) {
    if (this.screen === "menu") this.chooseMode(choice);
    else if (this.screen === "pick") {
      this.keep({ ...this.career, kind: characterIds[choice] ?? "lefty" });
      this.openMain();
    } else if (this.screen === "ladder") this.begin({ kind: "ladder", rung: choice });
    else if (this.screen === "rules" && rows[choice] !== "fight") this.agree(1);
    else if (this.screen === "rules")
      this.begin({ kind: "versus", seats: this.seats.list.map((seat) => ({ ...seat })), house: this.house });
    else this.goOn(choice);
  }

  private chooseMode(choice: number) {
    if (choice === 0) this.open("ladder", ladderMenu(this.career));
    else if (choice === 1) this.begin({ kind: "endless" });
    else if (choice === 2) {
      this.seats = this.newSeats();
      this.open("join");
    } else this.open("pick", pickMenu(this.career.kind));
  }

  private join(controls: Controls<Action>) {
    if (this.seats.step(controls)) this.news.menu.push("move");
    const isHurried = controls.pressed("confirm") || controls.pointer.pressed;
    if (isHurried && this.age > 20) this.seats.hurry();
    if (!this.seats.areReady) return;
    this.house = fitted(this.house, this.seats.list.length);
    this.open("rules", rulesMenu());
  }

  private agree(by: number) {
    if (by === 0) return;
    this.house = changed(this.house, this.menu.index, by, this.seats.list.length);
    this.news.menu.push("move");
  }

  private changeHat(by: number) {
    if (by === 0) return;
    this.keep({ ...this.career, hat: turned(hatsFor(starsOf(this.career)), this.career.hat, by) });
    this.news.menu.push("move");
  }

  /** After a result: the first choice leads on, the last one to the menu. */
  private goOn(choice: number) {
    const { outcome } = this;
    if (choice === 1 || !outcome) this.openMain();
    else if (outcome.bout.kind === "ladder" && outcome.isWon) {
      const rung = Math.min(outcome.bout.rung + 1, ladder.length - 1);
      this.begin({ kind: "ladder", rung: Math.min(rung, nextRung(this.career)) });
    } else this.begin(outcome.bout);
  }

  private begin(bout: Bout) {
    const { random } = this.options;
    this.bout = bout;
    this.card = cardFor(bout, this.career, random);
    this.match = new Match(this.card.plan, random);
    this.minds = this.card.corners.map(({ level }) => level && new Mind(skills[level], random));
    this.slow = 0;
    this.open("play");
  }

  private play(controls: Controls<Action>) {
    if (controls.pressed("back")) {
      this.openMain();
      return;
    }
    const { match, card } = this;
    if (!match || !card) return;
    this.slow = match.isSlow ? (this.slow + 1) % SLOWNESS : 0;
    if (this.slow > 0) return;
    const pads = card.corners.map(({ device }, seat): Pad => {
      if (device) return device === "any" ? anyPad(controls) : padOf(controls, device);
      return this.minds[seat]?.pad(match, seat) ?? IDLE;
    });
    this.news.match = match.step(pads);
    if (this.bout?.kind === "endless") this.sendNext(match);
    if (match.isOver) this.settle(match, card);
  }

  /** In an endless bout somebody else comes back in the place of the one who fell, and knows more. */
  private sendNext(match: Match) {
    const { random } = this.options;
    const isOut = this.news.match.some((event) => event.kind === "out" && event.seat === 1);
    const rival = match.fighters[1];
    if (!isOut || !rival) return;
    rival.kind = anyRival(random);
    this.minds[1] = new Mind(skills[endlessLevel(rival.falls)], random);
  }

  private settle(match: Match, card: Card) {
    if (!this.bout) return;
    const { career, outcome } = settle(this.bout, card, match, this.career);
    this.keep(career);
    this.outcome = outcome;
    const plan = resultMenu(hasNext(outcome) ? t("menu.next") : t("menu.again"));
    this.labels = plan[0].map(({ label }) => label);
    this.bout = undefined;
    this.open("result", plan);
  }

  private keep(career: Career) {
    this.career = career;
    this.options.onCareer(career);
  }
}
