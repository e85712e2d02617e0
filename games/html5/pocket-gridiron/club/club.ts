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
  | { kind: "bought" | "refused" | "kick-off" | "champions" | "season-over" };

const HUB_CARDS = { x: 474, y: 168, width: 462, height: 296 };
const COLUMNS = 3;
/** Steps before a press leaves the result of a match. */
const REST = 40;

/** Core of Pocket Gridiron, an American football season: the club house between matches, and the match. */
export class Club implements Core<Action, Snapshot> {
  mode: "hub" | "match" | "report" = "hub";
  match: Match | undefined;
  menu: Menu;
  report: Report | undefined;
  isOver = false;
  /** What the last screen says about the season. */
  farewell = "";
  age = 0;
  readonly career: Career;
  private readonly random: Random;
  private kept: unknown;

  constructor(career: Career, random: Random, beginsWith: "hub" | "match" | "resume") {
    this.career = career;
    this.random = random;
    this.menu = this.cards(upgrades.length);
    const board = beginsWith === "resume" ? career.live : undefined;
    if (board) this.match = new Match(career.setting(), random, board);
    else if (beginsWith === "match") this.match = new Match(career.setting(), random);
    if (this.match) this.mode = "match";
  }

  /** Fans never leave: the one number that only grows. */
  get score(): number {
    return this.career.state.fans + (this.mode === "match" ? (this.match?.fans ?? 0) : 0);
  }

  step(controls: Controls<Action>): ClubEvent[] {
    this.age++;
    if (this.mode === "match" && this.match) return this.inMatch(this.match, controls);
    if (this.mode === "report") return this.afterMatch(controls);
    return this.inHub(controls);
  }

  /** Another club before the season: a match that waits for its first play begins anew in its colours. */
  changeTeam(): void {
    if (this.mode === "match") this.match = new Match(this.career.setting(), this.random);
  }

  snapshot(): Snapshot {
    return snapshotOf(this);
  }

  private inHub(controls: Controls<Action>): ClubEvent[] {
    const made = this.menu.step(controls);
    if (made === undefined) return [];
    const upgrade = upgrades[made];
    if (!upgrade) return this.play();
    const isBought = this.career.buy(upgrade.id);
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
    const events = match.step(controls);
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
    this.farewell =
      kind === "champions"
        ? `Champions of season ${season}!`
        : `Season ${season}: place ${place}. A new one begins.`;
    this.career.nextSeason();
    this.isOver = true;
    return [{ kind }];
  }

  /** Upgrades, and two places side by side that look and work as one wide button. */
  private cards(first: number): Menu {
    return createMenu(
      [...upgrades.map(({ name }) => ({ label: name })), { label: "Play" }, { label: "Play" }],
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
