import type { Core } from "#kit/bot.ts";
import { clamp } from "#kit/ease.ts";
import { atan2, cos, pointAlong, sin } from "#kit/exact-math.ts";
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
import { watchRaid } from "./raids.ts";
import type { Level } from "./skills.ts";
import { type Snapshot, snapshotOf } from "./snapshot.ts";
import { sow } from "./sowing.ts";
import { canSwing, makeSurvivor, type Order, PACE, RADIUS, type Survivor, SWING } from "./survivor.ts";
import { type Building, type Node, nodeStats } from "./things.ts";
import { walk } from "./walking.ts";
import { eat, feed, make } from "./works.ts";
import { type Bundle, chestOf, tearDown, type WildEvent, type World } from "./world.ts";

export const RIVALS = 20;
/** The last breath of a round: the hero sits down, then the result is shown. */
const FAREWELL = 100;
/** Rivals who gave up land again after a while. */
const BACK_AFTER = 600;

/** How far to either side of the hero anything is near: beyond all that is seen, and what comes nearer until its next turn. */
const SIGHT = 320;
/** Rivals and beasts take turns, one in six of them in each step. Those who are near act in every turn, and the picture glides in between. */
const NEAR_STEPS = 6;
/** Those out of sight act once in as many steps as there are from one blow to the next, and those far off do two blows at once. */
const BLOW_STEPS = SWING;
const FAR_STEPS = 2 * SWING;
/** Beasts that hunt nobody and are far off only graze. */
const GRAZE_STEPS = 4 * SWING;
/** Fires, storms and the hour are looked at once in so many steps; a day has a whole number of them. */
const HOUR_STEPS = 12;
const GROWTH_STEPS = 240;

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

/** Scratch vector of `move`. */
const way = { x: 0, y: 0 };

/** Core of Campfire, a survival game: the rules of a whole round with one island, one hero and twenty rivals. */
export class Wilds implements Core<Action, Snapshot> {
  readonly world: World;
  readonly hero: Survivor | undefined;
  private readonly nodes: readonly Node[];
  private readonly isEndless: boolean;
  /** The next turn of everybody, by place in the list: numbers side by side, because most of them are only looked at. */
  private readonly rivalTurns = new Int32Array(64);
  private readonly beastTurns = new Int32Array(128);
  private beastCount = 0;
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
      raid: undefined,
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
    const { world } = this;
    if (world.events.length > 0) world.events = [];
    world.time++;
    if (world.time % HOUR_STEPS === 0) {
      this.turnPages();
      this.burn();
      if (this.hero) watchRaid(world, this.hero);
      if (world.time % GROWTH_STEPS === 0) this.grow();
    }
    this.stepHero(controls);
    this.stepRivals();
    this.stepBeasts();
    return world.events;
  }

  private stepHero(controls: Controls<Action>) {
    const { world, hero } = this;
    if (!hero || hero.isOut) return;
    const order = orderOf(controls, hero.intent.now);
    // Without a mouse the blow goes to what is nearest, not past it.
    if (order.isSwinging && !controls.pointer.isDown) this.assist(hero, order);
    this.obey(hero, order, 1);
    if (world.time % NEAR_STEPS !== 0) return;
    this.tidyPack(hero, NEAR_STEPS);
    live(world, hero, NEAR_STEPS);
  }

  private stepRivals() {
    const { world, hero, rivalTurns } = this;
    const { survivors, time } = world;
    for (let id = time % NEAR_STEPS; id < survivors.length; id += NEAR_STEPS) {
      if (time < (rivalTurns[id] ?? 0)) continue;
      const who = survivors[id];
      if (!who || who === hero) continue;
      const steps = Math.min(FAR_STEPS, time - who.actedAt);
      who.actedAt = time;
      if (who.isOut) this.comeBack(who);
      else {
        this.obey(who, rivalsOrder(world, who, steps), steps);
        this.tidyPack(who, steps);
        live(world, who, steps);
      }
      rivalTurns[id] = time + this.rest(who.x, who.y, FAR_STEPS);
    }
  }

  private stepBeasts() {
    const { world, beastTurns } = this;
    const { beasts, time } = world;
    if (beasts.length !== this.beastCount) {
      this.beastCount = beasts.length;
      beastTurns.fill(0);
    }
    for (let i = time % NEAR_STEPS; i < beasts.length; i += NEAR_STEPS) {
      if (time < (beastTurns[i] ?? 0)) continue;
      const beast = beasts[i];
      if (!beast) continue;
      const steps = Math.min(GRAZE_STEPS, time - beast.actedAt);
      beast.actedAt = time;
      stepBeast(world, beast, steps);
      beastTurns[i] = time + this.rest(beast.x, beast.y, beast.prey < 0 ? GRAZE_STEPS : FAR_STEPS);
    }
  }

  /** Steps until the next turn, at most `far`. Without a hero everybody is near, because then their strengths are measured. */
  private rest(x: number, y: number, far: number): number {
    const { hero } = this;
    const away = hero ? Math.max(Math.abs(x - hero.x), Math.abs(y - hero.y)) : 0;
    if (away < SIGHT) return NEAR_STEPS;
    return away < 2 * SIGHT ? far / 2 : far;
  }

  /** The best first. */
  ranking(): Survivor[] {
    return this.world.survivors
      .filter(({ isOut }) => !isOut)
      .toSorted((a, b) => b.points - a.points || a.id - b.id);
  }

  /** Turns a blow that would go past everything to what is nearest. */
  private assist(hero: Survivor, order: Order) {
    const { world } = this;
    if (!canSwing(hero, world.time)) {
      // A blow is carried out the way it was begun.
      if (world.time - hero.swungAt < SWING / 2) order.facing = hero.facing;
      return;
    }
    const before = hero.facing;
    if (order.facing !== undefined) hero.facing = order.facing;
    const isFine = thingInFront(world, hero) !== undefined;
    hero.facing = before;
    // Chopping beside somebody picks no quarrel, unless there is one already.
    order.isPeaceful = world.time >= hero.intent.foeUntil;
    if (isFine) return;
    const isInReach = (one: Spot) => isWithin(one.x - hero.x, one.y - hero.y, 56);
    const beast = world.beasts.find((one) => isInReach(one) && (isWild(one) || hasWool(one, world.time)));
    const rival = world.survivors.find((one) => one !== hero && !one.isOut && isInReach(one));
    const near = beast ?? world.grid.nearest(hero, 70, (one) => isWorthABlow(hero, one));
    const thing = near ?? rival;
    if (thing) order.facing = atan2(thing.y - hero.y, thing.x - hero.x);
    order.isPeaceful = near !== undefined && order.isPeaceful;
  }

  private obey(who: Survivor, order: Order, steps: number) {
    const { world } = this;
    if (order.heading !== undefined || who.vx !== 0 || who.vy !== 0) this.move(who, order, steps);
    const facing = order.facing ?? order.heading;
    if (facing !== undefined) who.facing = facing;
    if (order.make) make(world, who, order.make);
    if (order.eats) eat(world, who);
    if (order.feeds) feed(world, who);
    if (!order.isSwinging) return;
    swing(world, who, order.isPeaceful);
    for (let left = steps - BLOW_STEPS; left >= BLOW_STEPS; left -= BLOW_STEPS) {
      who.swungAt -= BLOW_STEPS;
      swing(world, who, order.isPeaceful);
    }
  }

  private move(who: Survivor, { heading, most }: Order, steps: number) {
    const { x, y } = who;
    let wishX = 0;
    let wishY = 0;
    if (heading !== undefined) {
      const pace = Math.min(PACE * (who.warmth < 15 ? 0.8 : 1), most / steps);
      pointAlong(way, heading);
      wishX = way.x * pace;
      wishY = way.y * pace;
    }
    // A step or two to get going and to stop: not floaty, not jerky.
    const pull = steps === 1 ? 0.45 : steps < BLOW_STEPS ? 0.8 : 1;
    const vx = who.vx + (wishX - who.vx) * pull;
    const vy = who.vy + (wishY - who.vy) * pull;
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
    const thirst = (1 + world.storm) * HOUR_STEPS;
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
    const soon = time + 480;
    if (stormAt(world.storms, soon) > 0 && stormAt(world.storms, soon - HOUR_STEPS) === 0)
      events.push({ kind: "warning" });
    world.storm = storm;
    world.chill = chill(time, storm);
    if (isNight(time) && !isNight(time - HOUR_STEPS)) {
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
