import { lerp } from "#kit/ease.ts";
import type { Random } from "#kit/random.ts";
import { newBall, stepBall } from "./ball.ts";
import { ARC_X, isBeyondArc, other, pointsFrom, RIM, type Side } from "./court.ts";
import { canDunk, startDunk, stepDunk } from "./dunk.ts";
import { carriedTo, isCatchable, reaches } from "./hands.ts";
import type { How, MatchEvent } from "./match-events.ts";
import {
  type Build,
  type Deed,
  handHeight,
  IDLE,
  newPlayer,
  type Pad,
  startShift,
  stepPlayer,
  stun,
  take,
} from "./player.ts";
import { breaksAnkles, isSwatting, pressureOn, pushApart, SWIPE_RANGE, swipeAt } from "./scuffle.ts";
import { type Flight, shoot } from "./shot.ts";
import { hurry, SPOTS } from "./walk-on.ts";

export type Phase = "setup" | "live" | "scored" | "over";
export const GAME_STEPS = 60 * 60;
export const SHOT_CLOCK = 12 * 60;
/** So many baskets in a row without a miss or an answer, and the ball burns. */
export const HOT = 3;
/** Whoever has lost the ball needs a moment before his hands are of use again. */
const BUSY = 20;
const CHEER = 62;
const CURTAIN = 150;
/** One step in so many is made when time runs slowly. */
export const SLOWNESS = 3;

/** One-on-one on one basket until the buzzer; a draw goes on until the next basket. Knows nothing of screens. */
export class Match {
  readonly players;
  readonly ball = newBall(SPOTS.attack + 22, 44);
  readonly score: [number, number] = [0, 0];
  readonly streak: [number, number] = [0, 0];
  phase: Phase = "setup";
  /** Steps in this phase. */
  age = 0;
  clock = GAME_STEPS;
  shotClock = SHOT_CLOCK;
  holder: Side | undefined;
  /** Whose attack it is; changes with every steal and rebound of the other side. */
  attack: Side = 0;
  flight: Flight | undefined;
  /** A won ball has to go behind the arc before it may be thrown. */
  isCleared = true;
  isOvertime = false;
  dribble = 0;
  private curtain = 60;
  private untouchable = 0;
  /** Each jump gets one try at a dunker's ball. */
  private readonly hasTried: [boolean, boolean] = [false, false];
  private readonly random: Random;
  private events: MatchEvent[] = [];

  constructor(builds: readonly [Build, Build], random: Random) {
    this.random = random;
    this.players = [newPlayer(builds[0], SPOTS.attack), newPlayer(builds[1], SPOTS.defence)] as const;
    this.players[1].facing = -1;
  }

  get isOver(): boolean {
    return this.phase === "over" && this.age > CURTAIN;
  }

  get winner(): Side | undefined {
    if (this.phase !== "over") return undefined;
    return this.score[0] > this.score[1] ? 0 : 1;
  }

  /** The last throw of the game is seen slowly. */
  get isSlow(): boolean {
    const isLate = !this.isOvertime && this.clock < 40;
    return (
      isLate &&
      ((this.phase === "live" && this.flight !== undefined) || (this.phase === "scored" && this.age < 16))
    );
  }

  isHot(side: Side): boolean {
    return this.streak[side] >= HOT;
  }

  step(pads: readonly [Pad, Pad]): MatchEvent[] {
    this.events = [];
    this.age++;
    if (this.phase === "setup") this.walkOn();
    else this.play(this.phase === "live" ? pads : [IDLE, IDLE]);
    return this.events;
  }

  private tell(event: MatchEvent) {
    this.events.push(event);
  }

  private enter(phase: Phase) {
    this.phase = phase;
    this.age = 0;
  }

  private play(pads: readonly [Pad, Pad]) {
    this.act(0, pads[0]);
    this.act(1, pads[1]);
    const isLive = this.phase === "live";
    if (isLive) {
      pushApart(...this.players);
      this.defend(0);
      this.defend(1);
    }
    if (this.holder === undefined) this.flyBall();
    else this.carry(this.holder);
    if (this.phase === "live") this.tickClocks();
    if (this.phase === "scored" && this.age > CHEER) this.afterBasket();
  }

  private act(side: Side, pad: Pad) {
    const player = this.players[side];
    const { before, stance } = player;
    const hasBall = this.holder === side;
    let wish = pad;
    if (stance === "ground") {
      const isPressed = pad.shoot && !before.shoot;
      if (hasBall && pad.shoot && !this.isCleared) {
        if (isPressed) this.tell({ kind: "take-back", side });
        wish = { ...pad, shoot: false };
      } else if (hasBall && isPressed && canDunk(player, pad)) {
        startDunk(player);
        this.tell({ kind: "take-off", side });
      } else if (pad.grab && !before.grab) this.grab(side, pad);
    }
    for (const deed of stepPlayer(player, wish, hasBall)) this.note(side, deed);
    player.before = pad;
    if (player.stance === "ground") this.hasTried[side] = false;
    if (player.stance !== "dunk" && player.stance !== "hang") return;
    if (stepDunk(player) && this.holder === side) this.slam(side);
    else if (player.stance === "dunk") this.bowlOver(side);
  }

  private note(side: Side, deed: Deed) {
    if (deed.kind === "release") {
      if (this.holder === side) this.release(side, deed.late);
    } else this.tell({ kind: deed.kind, side });
  }

  private release(side: Side, late: number) {
    const player = this.players[side];
    const { steady, window } = player.build;
    // From right below the rim the ball leaves the hand in front of it.
    const from = { x: Math.min(player.x + 13, RIM.front - 18), y: player.y + handHeight(player) };
    const throwing = {
      late,
      steady,
      window: window + (this.isHot(side) ? 1 : 0),
      pressure: pressureOn(player, this.players[other(side)]),
      pace: Math.abs(player.vx),
    };
    const { vx, vy, grade } = shoot(from, throwing, this.random);
    Object.assign(this.ball, { ...from, vx, vy, spin: -0.12, net: 0 });
    this.holder = undefined;
    this.flight = {
      by: side,
      points: pointsFrom(player.from.x),
      age: 0,
      hasTouched: false,
      hasBanked: false,
    };
    this.tell({ kind: "release", side, grade, late });
  }

  private slam(side: Side) {
    Object.assign(this.ball, { x: RIM.x, y: RIM.y - 4, vx: 0, vy: -7, spin: 0, net: 16 });
    this.holder = undefined;
    this.tell({ kind: "slam", side });
    this.count(side, 2, "dunk");
  }

  /** Whoever stands in the way of a dunk sits down. */
  private bowlOver(side: Side) {
    const dunker = this.players[side];
    const foe = this.players[other(side)];
    if (foe.stance !== "ground" || dunker.y > foe.build.height * 0.9 || Math.abs(foe.x - dunker.x) > 30)
      return;
    stun(foe, 50);
    this.tell({ kind: "poster", side: other(side) });
  }

  private grab(side: Side, pad: Pad) {
    const player = this.players[side];
    const foe = this.players[other(side)];
    const isNear = this.holder === other(side) && Math.abs(foe.x - player.x) < SWIPE_RANGE;
    if (isNear) {
      if (player.swipeRest > 0) return;
      const outcome = swipeAt(player, foe, this.ball, this.random);
      this.tell({ kind: outcome === "stumble" ? "stumble" : "swipe", side });
      if (outcome !== "steal") return;
      foe.swipe = BUSY;
      if (foe.stance === "windup") take(foe, "ground");
      this.tell({ kind: "steal", side });
      this.hold(side);
      return;
    }
    if (player.shiftRest > 0) return;
    startShift(player, pad.way || player.facing);
    this.tell({ kind: "shift", side });
    if (this.holder === side && breaksAnkles(player, foe, this.random)) {
      this.tell({ kind: "stumble", side: other(side) });
    }
  }

  /** Blocks: by contact for a throw, by luck against somebody who flies at the rim. */
  private defend(side: Side) {
    const attacker = this.players[other(side)];
    const isHeldUp =
      this.holder === other(side) && (attacker.stance === "shot" || attacker.stance === "dunk");
    const { flight } = this;
    const isFresh = flight?.by === other(side) && flight.age < 15 && !flight.hasTouched;
    if ((!isHeldUp && !isFresh) || !isSwatting(this.players[side], this.ball)) return;
    if (attacker.stance === "dunk") {
      if (this.hasTried[side]) return;
      this.hasTried[side] = true;
      if (!this.random.chance(0.55)) return;
    }
    if (attacker.stance !== "ground") take(attacker, "jump");
    attacker.swipe = BUSY;
    const vx = -this.random.between(2.5, 6);
    Object.assign(this.ball, { vx, vy: this.random.between(1.5, 4.5), spin: 0.3 });
    this.holder = undefined;
    this.flight = undefined;
    this.untouchable = 9;
    this.streak[other(side)] = 0;
    this.tell({ kind: "block", side, x: this.ball.x, y: this.ball.y });
  }

  private flyBall() {
    const { ball, flight } = this;
    if (flight) flight.age++;
    this.untouchable = Math.max(0, this.untouchable - 1);
    for (const event of stepBall(ball)) {
      if (event.kind === "basket") {
        if (this.phase === "live") this.basket();
        continue;
      }
      this.tell(event);
      if (flight && event.kind === "board") flight.hasBanked = true;
      if (flight) flight.hasTouched = true;
      if (event.kind === "floor") this.endFlight();
    }
    if (this.phase === "live" && this.untouchable === 0) this.catchBall();
  }

  private endFlight() {
    if (this.flight) this.streak[this.flight.by] = 0;
    this.flight = undefined;
  }

  private catchBall() {
    const { flight, ball } = this;
    const near = ([0, 1] as const).filter((side) => {
      const isOwnThrow = flight?.by === side && flight.age < 24;
      return !isOwnThrow && isCatchable(ball, flight) && reaches(this.players[side], ball);
    });
    const [first, second] = near;
    if (first === undefined) return;
    const away = (side: Side) => Math.abs(this.players[side].x - ball.x);
    const side = second !== undefined && away(second) < away(first) ? second : first;
    this.endFlight();
    this.tell({ kind: "catch", side, isRebound: true });
    this.hold(side);
  }

  private hold(side: Side) {
    const player = this.players[side];
    this.holder = side;
    this.dribble = 0;
    this.shotClock = SHOT_CLOCK;
    if (this.attack !== side) this.isCleared = isBeyondArc(player.x);
    this.attack = side;
  }

  private carry(side: Side) {
    const player = this.players[side];
    const { ball } = this;
    const bounces = Math.floor(this.dribble / Math.PI + 0.5);
    this.dribble += 0.115 + Math.abs(player.vx) * 0.014;
    if (player.stance === "ground" && Math.floor(this.dribble / Math.PI + 0.5) > bounces) {
      this.tell({ kind: "dribble", side });
    }
    const { x, y } = carriedTo(player, this.dribble);
    const next = { x: lerp(ball.x, x, 0.55), y: lerp(ball.y, y, 0.7) };
    // The speed is only for those who draw between two steps.
    Object.assign(ball, { ...next, vx: next.x - ball.x, vy: next.y - ball.y, spin: 0, net: 0 });
    ball.turn += player.vx * 0.03;
    if (this.phase === "live" && !this.isCleared && player.x < ARC_X) {
      this.isCleared = true;
      this.tell({ kind: "clear", side });
    }
  }

  private basket() {
    const { flight } = this;
    const by = flight?.by ?? this.attack;
    const how = flight?.hasBanked ? "bank" : flight?.hasTouched ? "rim" : "swish";
    this.count(by, flight?.points ?? 2, how);
  }

  private count(side: Side, points: number, how: How) {
    this.score[side] += points;
    this.streak[side]++;
    this.streak[other(side)] = 0;
    this.flight = undefined;
    this.attack = other(side);
    this.tell({ kind: "basket", side, points, how, isLast: this.clock === 0 });
    if (this.streak[side] === HOT) this.tell({ kind: "fire", side });
    this.enter("scored");
  }

  private tickClocks() {
    if (this.holder !== undefined && --this.shotClock <= 0) {
      this.tell({ kind: "turnover", side: this.holder });
      this.setUp(other(this.holder));
      return;
    }
    if (this.isOvertime) return;
    if (this.clock > 0) {
      this.clock--;
      if (this.clock > 0 && this.clock <= 300 && this.clock % 60 === 0) this.tell({ kind: "tick" });
      if (this.clock === 0) this.tell({ kind: "buzzer" });
    }
    // A throw that left the hand in time still counts.
    if (this.clock === 0 && !this.flight) this.finish();
  }

  private afterBasket() {
    if (this.isOvertime || this.clock === 0) this.finish();
    else this.setUp(this.attack);
  }

  private finish() {
    if (this.score[0] === this.score[1]) {
      this.isOvertime = true;
      this.tell({ kind: "overtime" });
      this.setUp(this.attack);
      this.curtain = 100;
      return;
    }
    this.enter("over");
    this.tell({ kind: "over", winner: this.score[0] > this.score[1] ? 0 : 1 });
  }

  private setUp(side: Side) {
    this.attack = side;
    this.holder = undefined;
    this.flight = undefined;
    this.isCleared = true;
    this.curtain = 12;
    this.enter("setup");
  }

  private walkOn() {
    const areThere = hurry(this.players, this.ball, this.attack);
    if (this.age < this.curtain || (!areThere && this.age < 150)) return;
    for (const player of this.players) Object.assign(player, { vx: 0, shift: 0, swipe: 0 });
    this.isCleared = true;
    this.hold(this.attack);
    this.enter("live");
    this.tell({ kind: "whistle" });
  }
}
