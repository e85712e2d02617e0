import { type Crew, newCrew } from "#html5/raft-rumble/core/crew.ts";
import { newHurdle } from "#html5/raft-rumble/core/hurdles.ts";
import { Raft } from "#html5/raft-rumble/core/raft.ts";
import { Sea } from "#html5/raft-rumble/core/sea.ts";
import { type Aim, type Facing, handsOf, launch } from "#html5/raft-rumble/core/shots/flight.ts";
import { type GadgetKind, gadgetKinds, hasGadget } from "#html5/raft-rumble/core/shots/gadgets.ts";
import type { World, WorldEvent } from "#html5/raft-rumble/core/world.ts";
import { stepWorld } from "#html5/raft-rumble/core/world-step.ts";
import { planThrow } from "#html5/raft-rumble/mind/rival.ts";
import { approach } from "#kit/ease.ts";
import type { Random } from "#kit/random.ts";
import { type DialEvent, dial, newSide, type Side } from "./aiming.ts";
import type { Fleet, Level } from "./levels.ts";
import { idle, type Orders } from "./orders.ts";

export type Phase = "ready" | "aim" | "fly" | "settle" | "over";
export type BattleEvent =
  | WorldEvent
  | { kind: "turn"; side: number }
  | DialEvent
  | { kind: "over"; winner: number };

const READY = 170;
const THINK = 40;
/** Steps of rest after the last splash before the next turn. */
const REST = 35;
const LONGEST_REST = 420;
/** After so many turns the sea rises a little each turn: nobody waits for ever. */
const PATIENCE = 18;
const ROUGHEST = 38;

export type BattleOptions = {
  isDuel: boolean;
  /** How often the player has lost here: the rivals aim worse. */
  mercy?: number;
  /** Gadgets of which the player has one more. */
  helps?: readonly GadgetKind[];
};

/** One fight from the first throw to the last splash. Side 0 is at the left. */
export class Battle {
  readonly level: Level;
  readonly world: World;
  readonly sides: readonly [Side, Side];
  phase: Phase = "ready";
  /** Steps since the phase began. */
  age = 0;
  turn = 0;
  turns = 0;
  thrower: Crew | undefined;
  winner: number | undefined;
  private plan: Aim | undefined;
  private quiet = 0;
  private events: BattleEvent[] = [];
  private readonly error: number;

  constructor(level: Level, random: Random, options: BattleOptions) {
    this.level = level;
    this.error = level.error * (1 + (options.mercy ?? 0) * 0.25);
    const sea = new Sea(level.swell, random.int(0, 4000));
    const hurdles = (level.hurdles ?? []).map(([kind, x]) => newHurdle(kind, x));
    this.world = { sea, wind: 0, rafts: [], crews: [], shots: [], debris: [], hurdles, random, events: [] };
    for (const fleet of level.mine) this.moor(fleet, 0);
    for (const fleet of level.rivals) this.moor(fleet, 1);
    this.sides = [
      newSide(withHelps(level.stock, options.helps), false),
      newSide(level.theirs, !options.isDuel),
    ];
    // Let the rafts find their trim before anyone looks.
    for (let i = 0; i < 240; i++) stepWorld(this.world);
    this.turn = options.isDuel ? random.int(0, 1) : 0;
    this.world.events.length = 0;
    this.begin(this.turn, "ready");
  }

  get side(): Side {
    return this.sides[this.turn === 0 ? 0 : 1];
  }

  get facing(): Facing {
    return this.turn === 0 ? 1 : -1;
  }

  /** True while a person may aim. */
  get isOpen(): boolean {
    return this.phase === "aim" && !this.side.isRival && this.thrower?.state === "aboard";
  }

  left(side: number): Crew[] {
    return this.world.crews.filter((crew) => crew.side === side && crew.state !== "overboard");
  }

  /** For winning, for winning with few throws, and for bringing everyone home dry. */
  get stars(): number {
    if (this.winner !== 0) return 0;
    const isDry = this.world.crews.every(({ side, state }) => side !== 0 || state !== "overboard");
    return 1 + Number(this.sides[0].throws <= this.level.par) + Number(isDry);
  }

  step(orders: Orders = idle): BattleEvent[] {
    this.events = [];
    this.age++;
    stepWorld(this.world);
    if (this.phase === "ready" && (this.age > READY || isMeant(orders))) this.enter("aim");
    else if (this.phase === "aim") this.aim(orders);
    else if (this.phase === "fly" && this.world.shots.length === 0) this.enter("settle");
    else if (this.phase === "settle") this.settle();
    this.events.push(...this.world.events.splice(0));
    return this.events;
  }

  private moor(fleet: Fleet, side: number) {
    const { rafts, crews, sea } = this.world;
    const raft = new Raft(side, fleet.blueprint, fleet.x, sea);
    rafts.push(raft);
    for (const [species, column] of fleet.crew) crews.push(newCrew(crews.length, species, raft, column));
  }

  private enter(phase: Phase) {
    this.phase = phase;
    this.age = 0;
    this.quiet = 0;
  }

  private begin(turn: number, phase: Phase) {
    const { world, level } = this;
    this.turn = turn;
    this.turns++;
    const crew = world.crews.filter(({ side, state }) => side === turn && state === "aboard");
    this.thrower = crew[this.side.next++ % Math.max(1, crew.length)];
    world.wind = Math.round(world.random.between(-level.wind, level.wind) * 250) / 250;
    if (this.turns > PATIENCE) world.sea.swell = Math.min(ROUGHEST, world.sea.swell + 2);
    if (!hasGadget(this.side.stock, this.side.aim.gadget)) this.side.aim.gadget = "balloon";
    this.plan = undefined;
    this.enter(phase);
    this.events.push({ kind: "turn", side: turn });
  }

  private aim(orders: Orders) {
    // The waves may take someone while others aim.
    const isDecided = this.left(0).length === 0 || this.left(1).length === 0;
    if (this.thrower?.state !== "aboard" || isDecided) this.enter("settle");
    else if (this.side.isRival) this.ponder(this.thrower);
    else this.obey(orders, this.thrower);
  }

  private obey(orders: Orders, thrower: Crew) {
    this.events.push(...dial(this.side, orders, this.facing));
    if (orders.fire) this.throw(thrower);
  }

  /** The rival looks, swings its arm, and throws. */
  private ponder(thrower: Crew) {
    const { aim, stock } = this.side;
    if (this.age < THINK) return;
    this.plan ??= planThrow(this.world, thrower, stock, this.error, this.world.random);
    aim.gadget = this.plan.gadget;
    aim.angle = approach(aim.angle, this.plan.angle, 0.03);
    aim.power = approach(aim.power, this.plan.power, 0.02);
    if (aim.angle === this.plan.angle && aim.power === this.plan.power && this.age > THINK + 20)
      this.throw(thrower);
  }

  private throw(thrower: Crew) {
    const { aim, stock } = this.side;
    const { facing, world } = this;
    const at = handsOf(thrower, facing);
    const flight = launch(aim, facing);
    stock[aim.gadget]--;
    this.side.throws++;
    thrower.raft.shove(at, -flight.vx * 0.06, aim.gadget === "horn" ? 0 : 0.2);
    const shot = {
      side: this.turn,
      thrower: thrower.id,
      facing,
      power: aim.power,
      age: 0,
      uses: 0,
      isDone: false,
    };
    world.shots.push({ ...shot, ...at, ...flight, kind: aim.gadget, met: [] });
    world.events.push({ kind: "throw", gadget: aim.gadget, ...at });
    this.enter("fly");
  }

  private settle() {
    const isCalm = this.world.crews.every(
      ({ state, slide, awash }) =>
        state === "overboard" || (state === "aboard" && Math.abs(slide) < 0.3 && awash < 10),
    );
    this.quiet = isCalm ? this.quiet + 1 : 0;
    if (this.quiet < REST && this.age < LONGEST_REST) return;
    const other = 1 - this.turn;
    const isLost = (side: number) => this.left(side).length === 0;
    if (isLost(other) || isLost(this.turn)) {
      // When both fall in together, whoever threw last gets the laugh.
      this.winner = isLost(other) ? this.turn : other;
      this.events.push({ kind: "over", winner: this.winner });
      this.enter("over");
    } else {
      this.begin(other, "aim");
    }
  }
}

/** A help is one more of what there is: nobody meets a gadget before its level. */
function withHelps(stock: Level["stock"], helps: readonly GadgetKind[] = []): Level["stock"] {
  const more = { ...stock };
  for (const kind of helps) if (stock[kind]) more[kind] = (stock[kind] ?? 0) + 1;
  return more;
}

const isMeant = ({ fire, pull, raise, harder, shift, pick }: Orders) =>
  fire || pull !== undefined || raise !== 0 || harder !== 0 || shift !== 0 || pick !== undefined;

/** The gadgets that the side to move began with, in the order of the bar. */
export function barOf({ level, turn }: Battle): GadgetKind[] {
  const stock = turn === 1 ? level.theirs : level.stock;
  return gadgetKinds.filter((kind) => kind === "balloon" || stock[kind]);
}
