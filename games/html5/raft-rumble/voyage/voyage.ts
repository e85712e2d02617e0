import type { GadgetKind } from "#html5/raft-rumble/core/shots/gadgets.ts";
import type { Core } from "#kit/bot.ts";
import type { Controls, Point } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import { Battle, type BattleEvent, barOf } from "./battle.ts";
import {
  chartPlaces,
  chartStep,
  DUEL,
  type Frame,
  gadgetSlots,
  isInside,
  mapButton,
  resultButtons,
  SHOP,
  VIEW,
} from "./layout.ts";
import { duel, levels } from "./levels.ts";
import { Locker } from "./locker.ts";
import {
  type Action,
  everySeat,
  isPressed,
  type Orders,
  pickActions,
  pullBack,
  readOrders,
  type Seats,
} from "./orders.ts";
import { Shop } from "./shop.ts";
import { type Mode, type Snapshot, snapshotOf } from "./snapshot.ts";

/** The number of a level, or the duel. */
export type Course = number;
export type ResultChoice = "next" | "again" | "shop" | "map";
export type VoyageEvent = BattleEvent | { kind: "choose" | "chosen" | "sail" | "refuse" | "bought" };

type Options = {
  random: Random;
  stars: readonly number[];
  /** Goes straight there instead of to the map. */
  course?: Course | undefined;
  onStars?(stars: readonly number[]): void;
  /** What was bought; nothing can be in a demo. */
  locker?: Locker;
};

/** Coins for each rival in the water, for a victory, and for each star that is new. */
const COINS = { splash: 1, victory: 2, star: 3 };

/** How long the last splash is enjoyed. */
const CHEER = 130;

/** Core of Raft Rumble, turn-based artillery at sea: the map, the battles, what came of them. Ends never; its score is the stars. */
export class Voyage implements Core<Action, Snapshot> {
  readonly isOver = false;
  /** Set by whoever draws; buttons lie where they are seen. */
  frame: Frame = VIEW;
  mode: Mode = "map";
  stars: number[];
  course: Course = 0;
  battle: Battle | undefined;
  /** What the keys point at on the map or under the result. */
  index = 0;
  steps = 0;
  readonly tally: [number, number] = [0, 0];
  readonly locker: Locker;
  shop: Shop;
  /** Coins of the last battle. */
  earned = 0;
  /** Stars before the last battle, to tell what is new. */
  starsBefore = 0;
  /** Where a drag began. */
  drag: Point | undefined;
  private isEmbarking = false;
  private readonly random: Random;
  private readonly onStars: Options["onStars"];
  private readonly losses = new Map<Course, number>();
  private lastPointer: Point = { x: 0, y: 0 };
  /** Where the way out of the shop leads. */
  private shopFrom: Mode = "map";

  constructor({ random, stars, course, onStars, locker = new Locker() }: Options) {
    this.locker = locker;
    this.shop = new Shop(locker);
    this.random = random;
    this.stars = levels.map((_, i) => stars[i] ?? 0);
    this.onStars = onStars;
    if (course === undefined) this.openMap();
    else this.sail(course);
  }

  get score(): number {
    return this.stars.reduce((sum, one) => sum + one, 0);
  }

  get isDuel(): boolean {
    return this.course === DUEL;
  }

  /** The first level that is not won yet; the last when all are. */
  get frontier(): number {
    const first = this.stars.indexOf(0);
    return first < 0 ? levels.length - 1 : first;
  }

  isUnlocked(course: Course): boolean {
    return course === DUEL || course === SHOP || course <= this.frontier;
  }

  get choices(): ResultChoice[] {
    if (this.isDuel) return ["again", "map"];
    const hasNext = this.battle?.winner === 0 && this.course < levels.length - 1;
    return hasNext ? ["next", "again", "shop", "map"] : ["again", "shop", "map"];
  }

  get bar(): GadgetKind[] {
    return this.battle ? barOf(this.battle) : ["balloon"];
  }

  /** Whether somebody here is glad that this side won. */
  isGlad(winner: number): boolean {
    return winner === 0 || this.isDuel;
  }

  /** Whose keys count now. */
  get seats(): Seats {
    if (!this.isDuel) return everySeat;
    return this.battle?.turn === 1 ? [2] : [1];
  }

  step(controls: Controls<Action>): VoyageEvent[] {
    this.steps++;
    if (this.isEmbarking) {
      this.isEmbarking = false;
      return this.sail(this.course);
    }
    if (this.mode === "map") return this.stepMap(controls);
    if (this.mode === "shop") return this.stepShop(controls);
    if (controls.pressed("back") || isClickOn(controls, mapButton(this.frame))) return this.openMap();
    if (this.mode === "result") return this.stepResult(controls);
    return this.stepBattle(controls);
  }

  /** Sails there with the next step: a way to play that was chosen on the title. */
  embark(course: Course): void {
    if (course === DUEL) this.tally.fill(0);
    this.course = course;
    this.isEmbarking = true;
  }

  snapshot(): Snapshot {
    return snapshotOf(this);
  }

  private openMap(): VoyageEvent[] {
    this.mode = "map";
    this.index = this.frontier;
    this.drag = undefined;
    return [{ kind: "chosen" }];
  }

  private sail(course: Course): VoyageEvent[] {
    if (course === DUEL && this.course !== DUEL) this.tally.fill(0);
    this.course = course;
    this.mode = "battle";
    this.drag = undefined;
    const isDuel = course === DUEL;
    const helps = isDuel ? [] : this.locker.helps;
    const options = { isDuel, helps, mercy: this.losses.get(course) ?? 0 };
    this.battle = new Battle(levels[course] ?? duel, this.random, options);
    this.starsBefore = this.stars[course] ?? 0;
    return [{ kind: "sail" }];
  }

  private openShop(): VoyageEvent[] {
    this.shopFrom = this.mode;
    this.shop = new Shop(this.locker);
    this.mode = "shop";
    return [{ kind: "chosen" }];
  }

  private stepShop(controls: Controls<Action>): VoyageEvent[] {
    const told = controls.pressed("back") ? "back" : this.shop.step(controls, this.frame);
    if (told !== "back") return told ? [{ kind: told }] : [];
    this.mode = this.shopFrom;
    return [{ kind: "choose" }];
  }

  private stepMap(controls: Controls<Action>): VoyageEvent[] {
    const pressed = (move: "left" | "right" | "up" | "down" | "fire") => isPressed(controls, everySeat, move);
    const before = this.index;
    const places = chartPlaces(this.frame);
    const dx = Number(pressed("right")) - Number(pressed("left"));
    const dy = Number(pressed("down")) - Number(pressed("up"));
    this.index = this.point(controls, places, chartStep(this.index, dx, dy));
    const isMade = pressed("fire") || places.some((place) => isClickOn(controls, place));
    if (isMade && this.index === SHOP) return this.openShop();
    if (isMade) return this.isUnlocked(this.index) ? this.sail(this.index) : [{ kind: "refuse" }];
    return this.index === before ? [] : [{ kind: "choose" }];
  }

  private stepResult(controls: Controls<Action>): VoyageEvent[] {
    this.battle?.step();
    const { choices } = this;
    const places = resultButtons(this.frame, choices.length);
    const right = Number(isPressed(controls, everySeat, "right"));
    const left = Number(isPressed(controls, everySeat, "left"));
    const before = this.index;
    const next = Math.min(choices.length - 1, Math.max(0, this.index + right - left));
    this.index = this.point(controls, places, next);
    const isMade =
      isPressed(controls, everySeat, "fire") || places.some((place) => isClickOn(controls, place));
    if (!isMade) return this.index === before ? [] : [{ kind: "choose" }];
    const choice = choices[this.index];
    if (choice === "next") return this.sail(this.course + 1);
    if (choice === "shop") return this.openShop();
    return choice === "again" ? this.sail(this.course) : this.openMap();
  }

  /** The place under a mouse that moves or clicks, or the one that the keys chose. */
  private point(
    { pointer }: Controls<Action>,
    places: readonly Parameters<typeof isInside>[1][],
    index: number,
  ) {
    const hasMoved = pointer.x !== this.lastPointer.x || pointer.y !== this.lastPointer.y;
    this.lastPointer = { x: pointer.x, y: pointer.y };
    const under = places.findIndex((place) => isInside(pointer, place));
    return under >= 0 && (hasMoved || pointer.pressed) ? under : index;
  }

  private stepBattle(controls: Controls<Action>): VoyageEvent[] {
    const { battle } = this;
    if (!battle) return this.openMap();
    const events: VoyageEvent[] = battle.step(this.ordersFrom(controls, battle));
    if (battle.phase === "over" && battle.age === CHEER) this.settle(battle);
    return events;
  }

  private ordersFrom(controls: Controls<Action>, battle: Battle): Orders {
    const orders = readOrders(controls, this.seats, battle.facing);
    const { bar } = this;
    const slots = gadgetSlots(this.frame, bar.length);
    const clicked = slots.findIndex((slot) => isClickOn(controls, slot));
    const picked = pickActions.findIndex((action) => controls.pressed(action));
    orders.pick = bar[clicked >= 0 ? clicked : picked];
    this.drag = pullBack(orders, controls.pointer, this.drag, clicked < 0);
    return orders;
  }

  private settle(battle: Battle) {
    this.mode = "result";
    this.index = 0;
    const { winner } = battle;
    if (this.isDuel) {
      this.tally[winner === 0 ? 0 : 1]++;
      return;
    }
    if (winner !== 0) this.losses.set(this.course, (this.losses.get(this.course) ?? 0) + 1);
    this.stars[this.course] = Math.max(this.starsBefore, battle.stars);
    this.earned = coinsFor(battle, this.starsBefore);
    this.locker.earn(this.earned);
    this.onStars?.(this.stars);
  }
}

function coinsFor({ winner, stars, world }: Battle, starsBefore: number): number {
  const splashed = world.crews.filter(({ side, state }) => side === 1 && state === "overboard").length;
  const victory = winner === 0 ? COINS.victory : 0;
  return splashed * COINS.splash + victory + Math.max(0, stars - starsBefore) * COINS.star;
}

const isClickOn = ({ pointer }: Controls<Action>, area: Parameters<typeof isInside>[1]) =>
  pointer.pressed && isInside(pointer, area);
