import { createMenu, type Menu } from "#kit/draw/menu.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import type { Action } from "./actions.ts";
import { Down, type DownEvent } from "./down.ts";
import { cameraFor, GOAL } from "./field.ts";
import { type Choice, handOf } from "./hand.ts";
import { Kick } from "./kick.ts";
import type { Ending, News, Why } from "./news.ts";
import { defenceCalls, KICKOFF_SPOT, type RivalDrive, rivalDrive } from "./rival-drive.ts";
import { memberOf, rosterOf } from "./roster.ts";
import { firstDown, kickOff, leftInHalf, pass, type ScoreBoard } from "./score-board.ts";
import type { Team } from "./teams.ts";
import type { Levels } from "./upgrades.ts";

export type Weather = "sun" | "dusk" | "rain" | "snow" | "night";
export type MatchSetting = {
  us: Team;
  rival: Team;
  levels: Levels;
  /** Added to the rival's strength: seasons get harder. */
  extra: number;
  weather: Weather;
  isFinal: boolean;
  /** A drive against a sleepy defence, without a clock, until the first touchdown. */
  isPractice?: boolean;
  /** Matches behind us: how much of the playbook is open. */
  matches: number;
};
export type MatchEvent =
  | DownEvent
  | {
      kind:
        | "called"
        | "kicked"
        | "good"
        | "wide"
        | "first"
        | "story"
        | "conceded"
        | "stopped"
        | "quarter"
        | "half"
        | "full-time";
    };
export type Mode = "call" | "down" | "whistle" | "kick" | "defend" | "rival" | "over";

/** Where practice begins, and how good its defence is: far below the weakest team. */
const PRACTICE_SPOT = 60;
const PRACTICE_RATING = -8;
const CARDS = { x: 24, y: 372, width: 912, height: 150 };
const CALLS = { x: 130, y: 350, width: 700, height: 110 };
/** Steps that the referee's word stands, and that a line of the rival's story takes. */
const WHISTLE = 62;
const LINE = 44;
const RAIN_SLIP = 0.08;

const boardFor = ({ isPractice }: MatchSetting): ScoreBoard =>
  isPractice ? firstDown(kickOff(), PRACTICE_SPOT) : kickOff();

/** One match: drives, downs, clock. Ours are played, theirs are told. */
export class Match {
  mode: Mode = "call";
  board: ScoreBoard;
  hand: Choice[] = [];
  menu: Menu;
  down: Down | undefined;
  kick: Kick | undefined;
  drive: RivalDrive | undefined;
  /** How many lines of the rival's drive are told. */
  told = 0;
  /** What the referee says, and why. */
  news: News | undefined;
  why: Why | undefined;
  age = 0;
  camera: number;
  /** Fans and yards won so far. */
  fans = 0;
  yards = 0;
  /** Drives of ours that are over. */
  drives = 0;
  /** Yards gained with each of our named men. */
  readonly gains = new Map<string, number>();
  readonly setting: MatchSetting;
  private next: () => void = () => undefined;
  private events: MatchEvent[] = [];
  private readonly random: Random;

  constructor(setting: MatchSetting, random: Random, board: ScoreBoard = boardFor(setting)) {
    this.setting = setting;
    this.random = random;
    this.board = board;
    this.menu = createMenu([], CARDS);
    this.camera = cameraFor(board.spot - 4);
    this.await();
  }

  get slip(): number {
    return this.setting.weather === "rain" || this.setting.weather === "snow" ? RAIN_SLIP : 0;
  }

  step(controls: Controls<Action>): MatchEvent[] {
    this.events = [];
    this.age++;
    if (this.mode === "call") this.callPlay(controls);
    else if (this.mode === "down") this.playDown(controls);
    else if (this.mode === "kick") this.playKick(controls);
    else if (this.mode === "defend") this.callDefence(controls);
    else if (this.mode === "rival") this.tellStory(controls);
    else if (this.mode === "whistle" && (this.age > WHISTLE || (this.age > 24 && wantsOn(controls))))
      this.next();
    this.camera =
      this.mode === "call"
        ? this.camera + (cameraFor(this.board.spot - 4) - this.camera) * 0.15
        : (this.down?.camera ?? this.camera);
    return this.events;
  }

  /** Whoever has the ball is asked what to do with it. */
  private await() {
    this.down = undefined;
    this.kick = undefined;
    if (this.board.isOurBall) {
      const hand = handOf(this.board, this.setting.matches, this.setting.levels.boot, this.random);
      // Practice is about running and throwing.
      this.hand = this.setting.isPractice ? hand.filter(({ kind }) => kind === "play") : hand;
      this.menu = createMenu(
        this.hand.map(({ kind }) => ({ label: kind })),
        CARDS,
        this.hand.length,
      );
      this.enter("call");
    } else {
      this.menu = createMenu(
        defenceCalls.map((label) => ({ label })),
        CALLS,
        defenceCalls.length,
        1,
      );
      this.enter("defend");
    }
  }

  private callPlay(controls: Controls<Action>) {
    const choice = this.hand[this.menu.step(controls) ?? -1];
    if (!choice || this.age < 8) return;
    this.events.push({ kind: "called" });
    const { setting, board } = this;
    if (choice.kind === "punt") return this.punt();
    if (choice.kind !== "play") {
      this.kick = new Kick(board.spot, false, setting.levels.boot, this.slip * 0.5);
      return this.enter("kick");
    }
    const rating = setting.isPractice ? PRACTICE_RATING : setting.rival.defence + setting.extra;
    const { levels, isPractice } = setting;
    this.down = new Down(
      { play: choice.play, line: board.spot, levels, rating, slip: this.slip, isPractice },
      this.random,
    );
    this.enter("down");
  }

  private playDown(controls: Controls<Action>) {
    const { down } = this;
    if (!down) return;
    this.events.push(...down.step(controls));
    if (down.stage !== "set" && !this.setting.isPractice)
      this.board = { ...this.board, clock: Math.max(0, this.board.clock - 1 / 60) };
    if (down.ending) this.whistle(down, down.ending);
  }

  /** The play is over: what did it bring? */
  private whistle(down: Down, ending: Ending) {
    const { board } = this;
    const spot = Math.round(down.spot);
    const gain = spot - board.spot;
    this.why = down.why;
    this.credit(down, gain);
    const runoff = ending === "incomplete" || ending === "out" ? 1 : 5;
    const isHeld = ending === "incomplete" || ending === "picked";
    this.news = { kind: "play", ending, gain: isHeld ? 0 : gain };
    if (ending === "picked") return this.afterwards(runoff, () => this.loseBall(Math.min(GOAL - 20, spot)));
    this.yards += Math.max(0, gain);
    this.fans += Math.max(0, Math.floor(gain / 5));
    if (ending === "touchdown") return this.touchdown();
    if (spot <= 0) {
      this.news = { kind: "call", call: "safety" };
      this.board = { ...board, them: board.them + 2 };
      return this.afterwards(runoff, () => this.loseBall(35));
    }
    if (spot >= board.mark) {
      this.news = { kind: "play", ending, gain, isFirst: true };
      this.fans += 2;
      this.events.push({ kind: "first" });
      return this.afterwards(runoff, () => this.restart(firstDown(this.board, spot)));
    }
    if (board.down === 4) {
      this.news = { kind: "call", call: "downs" };
      return this.afterwards(runoff, () => this.loseBall(spot));
    }
    this.afterwards(runoff, () => this.restart({ ...this.board, spot, down: board.down + 1 }));
  }

  /** Yards count for whoever had the ball at the whistle. */
  private credit({ carrier }: Down, gain: number) {
    const member = carrier && memberOf(rosterOf(this.setting.us), carrier);
    if (!member || gain <= 0) return;
    this.gains.set(member.name, (this.gains.get(member.name) ?? 0) + gain);
    this.why = { kind: "member", member };
  }

  /** The man with the most yards so far. */
  get star(): { name: string; yards: number } | undefined {
    const [best] = [...this.gains].toSorted((a, b) => b[1] - a[1]);
    return best && { name: best[0], yards: best[1] };
  }

  private touchdown() {
    this.board = { ...this.board, us: this.board.us + 6 };
    this.fans += 25;
    this.news = { kind: "play", ending: "touchdown", gain: 0 };
    this.enter("whistle");
    this.next = () => {
      if (this.setting.isPractice) return this.enter("over");
      this.kick = new Kick(GOAL, true, this.setting.levels.boot, this.slip * 0.5);
      this.enter("kick");
    };
  }

  private playKick(controls: Controls<Action>) {
    const { kick } = this;
    if (!kick) return;
    if (kick.step(controls.pressed("act") || controls.pointer.pressed)) this.events.push({ kind: "kicked" });
    if (kick.flight === 40 && kick.result) this.events.push({ kind: kick.result });
    if (!kick.isDone) return;
    const points = kick.isConversion ? 1 : 3;
    const isGood = kick.result === "good";
    if (isGood) {
      this.board = { ...this.board, us: this.board.us + points };
      this.fans += points * 3;
    }
    this.news = { kind: "call", call: isGood ? (kick.isConversion ? "extraPoint" : "threePoints") : "wide" };
    const missed = this.board.spot - 7;
    this.afterwards(4, () => this.loseBall(isGood || kick.isConversion ? GOAL - KICKOFF_SPOT : missed));
  }

  private punt() {
    const spot = Math.min(
      GOAL - 12,
      this.board.spot + this.random.int(36, 44) + this.setting.levels.boot * 2,
    );
    this.news = { kind: "punted", spot };
    this.afterwards(5, () => this.loseBall(spot));
  }

  private loseBall(spot: number) {
    this.drives++;
    if (this.setting.isPractice) return this.restart(boardFor(this.setting));
    this.restart({ ...this.board, isOurBall: false, spot });
  }

  private callDefence(controls: Controls<Action>) {
    const call = defenceCalls[this.menu.step(controls) ?? -1];
    if (!call || this.age < 8) return;
    this.events.push({ kind: "called" });
    const { rival, levels, extra } = this.setting;
    const edge = rival.attack + extra - 3 - levels.wall * 1.4;
    const start = GOAL - this.board.spot;
    this.drive = rivalDrive(
      { start, edge, running: rival.running, call, seconds: leftInHalf(this.board) },
      this.random,
    );
    this.told = 0;
    this.enter("rival");
  }

  /** Line by line; a press hurries it. */
  private tellStory(controls: Controls<Action>) {
    const { drive } = this;
    if (!drive || (this.age < LINE && !(this.age > 6 && wantsOn(controls)))) return;
    this.age = 0;
    if (this.told < drive.plays.length) {
      this.told++;
      this.events.push({ kind: "story" });
      return;
    }
    this.board = { ...this.board, them: this.board.them + drive.points };
    this.events.push({ kind: drive.points > 0 ? "conceded" : "stopped" });
    this.news = { kind: "drive", end: drive.end };
    if (drive.points === 0) this.fans += 5;
    const seconds = drive.plays.reduce((sum, play) => sum + play.seconds, 0);
    const { ourBall } = drive;
    this.afterwards(seconds, () => this.restart(firstDown(this.board, ourBall)));
  }

  /** Time passes after what just happened; what follows may be cut short by the end of a half. */
  private afterwards(seconds: number, next: () => void) {
    this.enter("whistle");
    this.next = () => {
      next();
      this.let(seconds);
    };
  }

  /** Lets time pass and tells when a quarter ends with it. */
  private let(seconds: number) {
    if (this.setting.isPractice) return;
    const { board, change } = pass(this.board, seconds, this.setting.isFinal);
    this.board = board;
    if (!change) return;
    if (change === "end") {
      this.news = { kind: "call", call: "fullTime" };
      this.events.push({ kind: "full-time" });
      return this.enter("over");
    }
    this.events.push({ kind: change });
    this.news =
      change === "half"
        ? { kind: "call", call: "halfTime" }
        : board.quarter > 4
          ? { kind: "call", call: "extraTime" }
          : { kind: "quarter", quarter: board.quarter };
    this.enter("whistle");
    this.next = () => this.await();
  }

  private restart(board: ScoreBoard) {
    this.board = board;
    this.await();
  }

  private enter(mode: Mode) {
    this.mode = mode;
    this.age = 0;
  }
}

const wantsOn = (controls: Controls<Action>) => controls.pressed("act") || controls.pointer.pressed;
