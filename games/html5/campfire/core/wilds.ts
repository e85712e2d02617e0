import type { Core } from "#kit/bot.ts";
import { clamp } from "#kit/ease.ts";
import { atan2, cos, sin } from "#kit/exact-math.ts";
import type { Controls } from "#kit/input/controls.ts";
import { createRandom, type Random } from "#kit/random.ts";
import { fillUp, hasWool, isWild, stepBeast } from "./beasts.ts";
import { chill, DAY, daysSince, isNight, planStorms, seasonOf, stormAt } from "./calendar.ts";
import { DryTiles } from "./dry-tiles.ts";
import { Grid } from "./grid.ts";
import { isWorthABlow, swing, thingInFront } from "./hands.ts";
import { distance, isLand, isWithin, MIDDLE, makeIsland, type Spot } from "./island.ts";
import { live } from "./living.ts";
import { orderOf as rivalsOrder } from "./mind.ts";
import { names } from "./names.ts";
import { type Action, orderOf } from "./orders.ts";
import { items, MOST_CARRIED, MOST_STORED, pour, put } from "./pack.ts";
import type { Level } from "./skills.ts";
import { type Snapshot, snapshotOf } from "./snapshot.ts";
import { sow } from "./sowing.ts";
import { makeSurvivor, type Order, PACE, RADIUS, type Survivor } from "./survivor.ts";
import { type Building, type Node, nodeStats } from "./things.ts";
import { walk } from "./walking.ts";
import { eat, feed, make } from "./works.ts";
import { type Bundle, chestOf, tearDown, type WildEvent, type World } from "./world.ts";

export const RIVALS = 20;
/** The last breath of a round: the hero sits down, then the result is shown. */
const FAREWELL = 100;
/** Rivals who gave up land again after a while. */
const BACK_AFTER = 600;

/** How far to either side of the hero anything can be seen, on the widest screen. */
const SIGHT = 700;
/** What nobody sees takes turns: each moves once in so many steps. */
const TURN_STEPS = 6;

export type WildsOptions = {
  random: Random;
  levels: readonly Level[];
  hasHero?: boolean;
  /** Whoever is out comes back, as long as nobody measures who lasts longest. */
  isEndless?: boolean;
};

function bundleAt({ bundles }: World, who: Survivor): Bundle | undefined {
  for (const bundle of bundles) if (isWithin(bundle.x - who.x, bundle.y - who.y, 28)) return bundle;
  return undefined;
}

/** Core of Campfire, a survival game: the rules of a whole round with one island, one hero and twenty rivals. */
export class Wilds implements Core<Action, Snapshot> {
  readonly world: World;
  readonly hero: Survivor | undefined;
  private readonly nodes: readonly Node[];
  private readonly isEndless: boolean;
  /** Which of the levels sits where. */
  private seats: readonly number[] = [];

  constructor({ random, levels, hasHero = true, isEndless = true }: WildsOptions) {
    const island = makeIsland(random);
    const grid = new Grid();
    this.nodes = sow(island, grid, random);
    this.isEndless = isEndless;
    this.world = {
      time: 0,
      random,
      island,
      grid,
      dryTiles: new DryTiles(island),
      storms: planStorms(createRandom(random.int(0, 1e9))),
      storm: 0,
      chill: chill(0, 0),
      survivors: [],
      beasts: [],
      buildings: [],
      hearths: [],
      bundles: [],
      events: [],
    };
    this.settle(levels, hasHero);
    this.hero = hasHero ? this.world.survivors[0] : undefined;
    fillUp(this.world);
  }

  get score(): number {
    const { hero, world } = this;
    return hero ? daysSince(hero.bornAt, hero.isOut ? hero.outAt : world.time) : 0;
  }

  get isOver(): boolean {
    return this.hero?.isOut === true && this.world.time > this.hero.outAt + FAREWELL;
  }

  snapshot(): Snapshot {
    return snapshotOf(this.world, this.hero);
  }

  /** Levels for those who are already there, so that a choice on the title counts at once. */
  setLevels(levels: readonly Level[]): void {
    const rivals = this.world.survivors.filter(({ level }) => level !== undefined);
    rivals.forEach((rival, index) => {
      rival.level = levels[this.seats[index] ?? 0];
    });
  }

  step(controls: Controls<Action>): WildEvent[] {
    const { world, hero } = this;
    world.events = [];
    world.time++;
    this.turnPages();
    const { survivors } = world;
    let due = this.firstTurn();
    for (let id = 0; id < survivors.length; id++) {
      const who = survivors[id];
      const turn = id === due ? TURN_STEPS : 0;
      if (id === due) due += TURN_STEPS;
      if (!who) continue;
      if (who.isOut) this.comeBack(who);
      else if (who !== hero) this.stepRival(who, turn);
      // Without a mouse the blow goes to what is nearest, not past it.
      else this.obey(who, controls.pointer.isDown ? orderOf(controls) : this.assist(orderOf(controls)));
    }
    this.stepBeasts();
    this.burn();
    this.grow();
    this.liveOn();
    return world.events;
  }

  private stepRival(who: Survivor, turn: number) {
    const steps = this.isSeen(who.x, who.y) ? 1 : turn;
    if (steps > 0) this.obey(who, rivalsOrder(this.world, who, steps), steps);
  }

  private stepBeasts() {
    const { beasts } = this.world;
    let due = this.firstTurn();
    for (let i = 0; i < beasts.length; i++) {
      const beast = beasts[i];
      const turn = i === due ? TURN_STEPS : 0;
      if (i === due) due += TURN_STEPS;
      if (!beast) continue;
      const steps = this.isSeen(beast.x, beast.y) ? 1 : turn;
      if (steps > 0) stepBeast(this.world, beast, steps);
    }
  }

  private liveOn() {
    const { world, hero } = this;
    const { survivors } = world;
    let due = this.firstTurn();
    for (let id = 0; id < survivors.length; id++) {
      const who = survivors[id];
      const turn = id === due ? TURN_STEPS : 0;
      if (id === due) due += TURN_STEPS;
      if (!who || who.isOut) continue;
      const steps = who === hero ? 1 : turn;
      // Whoever was hit to the last waits for no turn.
      if (steps > 0 || who.health <= 0) live(world, who, steps);
    }
  }

  /** Without a hero everybody is watched, because then their strengths are measured. */
  private isSeen(x: number, y: number): boolean {
    const { hero } = this;
    return !hero || (Math.abs(x - hero.x) < SIGHT && Math.abs(y - hero.y) < SIGHT);
  }

  /**
   * Whose turn it is out of sight: this one's, and that of each `TURN_STEPS` after it, who then take all steps since their last turn at once.
   * Loops count on from here, because a remainder for each of seventy was a tenth of the round.
   */
  private firstTurn(): number {
    return (TURN_STEPS - (this.world.time % TURN_STEPS)) % TURN_STEPS;
  }

  /** The best first. */
  ranking(): Survivor[] {
    return this.world.survivors
      .filter(({ isOut }) => !isOut)
      .toSorted((a, b) => b.points - a.points || a.id - b.id);
  }

  private assist(order: Order): Order {
    const { world, hero } = this;
    if (!hero || !order.isSwinging) return order;
    const before = hero.facing;
    if (order.facing !== undefined) hero.facing = order.facing;
    const isFine = thingInFront(world, hero) !== undefined;
    hero.facing = before;
    // Chopping beside somebody picks no quarrel, unless there is one already.
    const isPeaceful = world.time >= hero.intent.foeUntil;
    if (isFine) return { ...order, isPeaceful };
    const isInReach = (one: Spot) => isWithin(one.x - hero.x, one.y - hero.y, 56);
    const beast = world.beasts.find((one) => isInReach(one) && (isWild(one) || hasWool(one, world.time)));
    const rival = world.survivors.find((one) => one !== hero && !one.isOut && isInReach(one));
    const near = beast ?? world.grid.nearest(hero, 70, (one) => isWorthABlow(hero, one));
    const thing = near ?? rival;
    const isRivalMeant = near === undefined || !isPeaceful;
    const facing = thing ? atan2(thing.y - hero.y, thing.x - hero.x) : order.facing;
    return { ...order, facing, isPeaceful: !isRivalMeant };
  }

  private obey(who: Survivor, order: Order, steps = 1) {
    const { world } = this;
    if (order.heading !== undefined || who.vx !== 0 || who.vy !== 0) this.move(who, order.heading, steps);
    const facing = order.facing ?? order.heading;
    if (facing !== undefined) who.facing = facing;
    if (order.make) make(world, who, order.make);
    if (order.eats) eat(world, who);
    if (order.feeds) feed(world, who);
    if (order.isSwinging) swing(world, who, order.isPeaceful);
    this.tidyPack(who, steps);
  }

  private move(who: Survivor, heading: number | undefined, steps: number) {
    const { x, y } = who;
    const pace = heading === undefined ? 0 : PACE * (who.warmth < 15 ? 0.8 : 1);
    const wishX = heading === undefined ? 0 : cos(heading) * pace;
    const wishY = heading === undefined ? 0 : sin(heading) * pace;
    // A step or two to get going and to stop: not floaty, not jerky.
    const vx = who.vx + (wishX - who.vx) * 0.45;
    const vy = who.vy + (wishY - who.vy) * 0.45;
    walk(this.world, who, vx * steps, vy * steps, RADIUS, who.id);
    who.vx = (who.x - x) / steps;
    who.vy = (who.y - y) / steps;
  }

  private tidyPack(who: Survivor, steps: number) {
    const { world } = this;
    const bundle = bundleAt(world, who);
    if (bundle && pour(bundle.pack, who.pack)) {
      world.events.push({ kind: "pick", who, bundle });
      world.bundles = world.bundles.filter((one) => one !== bundle);
    }
    const store = world.time % 30 < steps ? chestOf(who, who)?.store : undefined;
    if (!store) return;
    // What is more than half a load goes into the chest; making and eating take from it again.
    for (const item of items) {
      const extra = who.pack[item] - MOST_CARRIED / 2;
      if (extra > 0) who.pack[item] -= put(store, item, extra, MOST_STORED);
    }
  }

  private burn() {
    const { world } = this;
    const thirst = 1 + world.storm;
    let cold: Building | undefined;
    for (const thing of world.hearths) {
      thing.fuel = clamp(thing.fuel - thirst, -DAY * 2, 1e9);
      if (thing.kind === "fire" && thing.fuel <= -DAY) cold ??= thing;
    }
    // Cold ashes are blown away in the end.
    if (cold) tearDown(world, cold);
  }

  private grow() {
    const { nodes, world } = this;
    if (world.time % 60 !== 0) return;
    const isWinter = seasonOf(world.time) === "winter";
    for (const node of nodes) {
      const isDue = node.left <= 0 && world.time >= node.backAt;
      if (isDue && !(isWinter && node.kind === "bush")) node.left = nodeStats[node.kind].most;
    }
    world.bundles = world.bundles.filter(({ until }) => until > world.time);
  }

  private turnPages() {
    const { world } = this;
    const { time, events } = world;
    const storm = stormAt(world.storms, time);
    if (storm > 0 && world.storm === 0) events.push({ kind: "storm" });
    if (storm === 0 && world.storm > 0) events.push({ kind: "calm" });
    if (stormAt(world.storms, time + 480) > 0 && stormAt(world.storms, time + 479) === 0)
      events.push({ kind: "warning" });
    world.storm = storm;
    world.chill = chill(time, storm);
    if (isNight(time) && !isNight(time - 1)) {
      fillUp(world);
      events.push({ kind: "dusk" });
    }
    if (time % DAY !== 0) return;
    events.push({ kind: "dawn" });
    if (seasonOf(time) !== seasonOf(time - 1)) events.push({ kind: "season" });
    for (const who of world.survivors) if (!who.isOut) this.greetMorning(who);
  }

  private greetMorning(who: Survivor) {
    who.points += 50;
    if (!who.works.some(({ kind, fuel }) => kind === "beacon" && fuel > 0)) return;
    put(who.pack, "berries", 12);
    put(who.pack, "fish", 4);
    put(who.pack, "wool", 3);
    who.points += 100;
    this.world.events.push({ kind: "gift", who });
  }

  private comeBack(who: Survivor) {
    const { world } = this;
    if (!this.isEndless || !who.level || world.time < who.outAt + BACK_AFTER) return;
    const fresh = makeSurvivor(who.id, who.name, who.level, this.landing(world.random.next()), world.time);
    Object.assign(who, fresh);
    world.events.push({ kind: "land", who });
  }

  private settle(levels: readonly Level[], hasHero: boolean) {
    const { world } = this;
    const { random } = world;
    const called = random.shuffle(names);
    this.seats = random.shuffle(levels.map((_, index) => index));
    const count = levels.length + Number(hasHero);
    const turn = random.next();
    for (let id = 0; id < count; id++) {
      const isHero = hasHero && id === 0;
      const level = isHero ? undefined : levels[this.seats[id - Number(hasHero)] ?? 0];
      const name = isHero ? "You" : (called[id % called.length] ?? "Somebody");
      world.survivors.push(makeSurvivor(id, name, level, this.landing(turn + (id * 8) / count), 0));
    }
  }

  /** A dry place in this direction; neighbours in number land at different distances from the sea. */
  private landing(part: number): Spot {
    const { island, random, grid, survivors } = this.world;
    for (let attempt = 0; attempt < 40; attempt++) {
      const angle = part * Math.PI * 2 + random.between(-0.5, 0.5) * (attempt / 10);
      const away = random.between(450, 1250);
      const spot = { x: MIDDLE + cos(angle) * away, y: MIDDLE + sin(angle) * away };
      const isAlone = survivors.every((who) => distance(who, spot) > 300 - attempt * 6);
      if (isAlone && isLand(island, spot, 40) && !grid.nearest(spot, 40, () => true)) return spot;
    }
    return { x: MIDDLE, y: MIDDLE };
  }
}
