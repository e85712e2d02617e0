import type { Action } from "#html5/pocket-gridiron/core/actions.ts";
import { Match, type MatchEvent } from "#html5/pocket-gridiron/core/match.ts";
import { upgrades } from "#html5/pocket-gridiron/core/upgrades.ts";
import type { Core } from "#kit/bot.ts";
import { createMenu, type Menu } from "#kit/draw/menu.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import type { Career, Report } from "./career.ts";
import { type Snapshot, snapshotOf } from "./snapshot.ts";

export type ClubEvent =
  | MatchEvent
  | { kind: "bought" | "refused" | "kick-off" | "practised" | "champions" | "season-over" };

const HUB_CARDS = { x: 474, y: 168, width: 462, height: 296 };
const COLUMNS = 3;
/** Steps before a press leaves the result of a match. */
const REST = 40;

/** How a season ended. */
type Farewell = {
  readonly kind: "champions" | "season-over";
  readonly season: number;
  readonly place: number;
};

/** What a round begins with; a match under way is resumed where there is one. */
export type Opening = "hub" | "match" | "resume" | "practice";

/** Core of Pocket Gridiron, an American football season: the club house between matches, and the match. */
export class Club implements Core<Action, Snapshot> {
  mode: "hub" | "match" | "report" = "hub";
  match: Match | undefined;
  menu: Menu;
  report: Report | undefined;
  isOver = false;
  /** What the last screen says about the season. */
  farewell: Farewell | undefined;
  age = 0;
  readonly career: Career;
  private readonly random: Random;
  private kept: unknown;

  constructor(career: Career, random: Random, beginsWith: Opening) {
    this.career = career;
    this.random = random;
    this.menu = this.cards(upgrades.length);
    this.begin(beginsWith);
  }

  /** Begins anew with something else, as long as nothing has been played. */
  begin(opening: Opening): void {
    const { career, random } = this;
    const board = opening === "resume" ? career.live : undefined;
    this.match = undefined;
    if (board) this.match = new Match(career.setting(), random, board);
    else if (opening === "match") this.match = new Match(career.setting(), random);
    else if (opening === "practice") this.match = new Match(career.practice(), random);
    this.enter(this.match ? "match" : "hub");
  }

  /** Fans never leave: the one number that only grows. Nobody watches practice. */
  get score(): number {
    const isWatched = this.mode === "match" && !this.match?.setting.isPractice;
    return this.career.state.fans + (isWatched ? (this.match?.fans ?? 0) : 0);
  }

  step(controls: Controls<Action>): ClubEvent[] {
    this.age++;
    if (this.mode === "match" && this.match) return this.inMatch(this.match, controls);
    if (this.mode === "report") return this.afterMatch(controls);
    return this.inHub(controls);
  }

  /** Another club before the season: a match that waits for its first play begins anew in its colours. */
  changeTeam(): void {
    if (this.mode === "match") this.begin(this.match?.setting.isPractice ? "practice" : "match");
  }

  snapshot(): Snapshot {
    return snapshotOf(this);
  }

  private inHub(controls: Controls<Action>): ClubEvent[] {
    const made = this.menu.step(controls);
    if (made === undefined) return [];
    const upgrade = upgrades[made];
    if (!upgrade) return this.play();
    const isBought = this.career.buy(upgrade);
    this.menu = this.cards(made);
    return [{ kind: isBought ? "bought" : "refused" }];
  }

  private play(): ClubEvent[] {
    if (this.career.isOut) return this.closeSeason("season-over");
    this.match = new Match(this.career.setting(), this.random);
    this.enter("match");
    return [{ kind: "kick-off" }];
  }

  private inMatch(match: Match, controls: Controls<Action>): ClubEvent[] {
    const events: ClubEvent[] = match.step(controls);
    if (match.setting.isPractice)
      return match.mode === "over" ? [...events, ...this.afterPractice()] : events;
    const isBetween = match.mode === "call" || match.mode === "defend";
    if (isBetween && this.kept !== match.board) {
      this.kept = match.board;
      this.career.keepLive(match.board);
    }
    if (match.mode === "over") {
      this.report = this.career.finish(match.board.us, match.board.them, match.fans);
      this.enter("report");
    }
    return events;
  }

  /** A newcomer goes right on to the first match. */
  private afterPractice(): ClubEvent[] {
    this.begin(this.career.isNew ? "match" : "hub");
    return [{ kind: "practised" }];
  }

  private afterMatch(controls: Controls<Action>): ClubEvent[] {
    const isOn = controls.pressed("confirm") || controls.pointer.pressed;
    if (this.age < REST || !isOn) return [];
    const { setting, board } = this.match ?? {};
    this.match = undefined;
    this.menu = this.cards(upgrades.length);
    this.enter("hub");
    if (!setting?.isFinal || !board) return [];
    return this.closeSeason(board.us > board.them ? "champions" : "season-over");
  }

  private closeSeason(kind: "champions" | "season-over"): ClubEvent[] {
    const { season } = this.career.state;
    const { place } = this.career;
    this.farewell = { kind, season, place };
    this.career.nextSeason();
    this.isOver = true;
    return [{ kind }];
  }

  /** Upgrades, and two places side by side that look and work as one wide button. */
  private cards(first: number): Menu {
    return createMenu(
      [...upgrades, "play", "play"].map((label) => ({ label })),
      HUB_CARDS,
      COLUMNS,
      first,
    );
  }

  private enter(mode: Club["mode"]) {
    this.mode = mode;
    this.age = 0;
  }
}
