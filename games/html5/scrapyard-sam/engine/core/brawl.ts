import type { Core } from "#kit/bot.ts";
import { clamp } from "#kit/ease.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import type { Action } from "./actions.ts";
import type { Body } from "./body.ts";
import type { BrawlState, Find, Mark, Outcome, Spot } from "./brawl-state.ts";
import { type Chapter, SCREEN } from "./chapter.ts";
import type { BrawlEvent, EventKind } from "./events.ts";
import { makeBoss } from "./foes/boss.ts";
import { type Foe, makeFoe } from "./foes/foe.ts";
import { stepFoe } from "./foes/foe-mind.ts";
import type { FoeKind } from "./foes/foes.ts";
import { Turns } from "./foes/turns.ts";
import { Hero } from "./hero/hero.ts";
import { stepHero } from "./hero/hero-states.ts";
import { Pad } from "./pad.ts";
import type { Plot } from "./plot.ts";
import { type Snapshot, snapshotOf } from "./snapshot.ts";
import { Tally } from "./tally.ts";
import { stepHazard } from "./things/hazard-steps.ts";
import { endOf, type Hazard, type Stamp, startOf } from "./things/hazards.ts";
import { stepRing } from "./things/ring-steps.ts";
import type { Ring } from "./things/rings.ts";
import { stepShot } from "./things/shot-steps.ts";
import { makeShot, type Shot, type ShotPlan } from "./things/shots.ts";
import { stepSweep } from "./things/sweep-steps.ts";
import type { Sweep, SweepPlan } from "./things/sweeps.ts";
import { crackOpen, stepThing } from "./things/thing-steps.ts";
import { makeThing, type Placed, type Thing, type ThingKind } from "./things/things.ts";
import type { Trick } from "./tricks.ts";

const WON = 330;
const LOST = 70;
/** What lies or works further than this beyond the edges of the screen is left alone: even the widest window does not show it. */
const FAR = 700;
const NO_EVENTS: readonly BrawlEvent[] = [];

/** Core of Scrapyard Sam, a series of side-scrolling brawlers: the yard and all that goes on in it. The plot says who comes and when it is over. */
export class Brawl implements Core<Action, Snapshot>, BrawlState {
  readonly chapter: Chapter;
  readonly random: Random;
  readonly hero: Hero;
  readonly pad = new Pad();
  readonly turns = new Turns();
  readonly tally: Tally;
  readonly plot: Plot;
  readonly tricks: Set<Trick>;
  /** A trick that was found and not yet tried. */
  lesson: Trick | undefined;
  lessonAge = 0;
  foes: Foe[] = [];
  things: Thing[] = [];
  shots: Shot[] = [];
  rings: Ring[] = [];
  sweeps: Sweep[] = [];
  marks: Mark[] = [];
  finds: Find[] = [];
  hazards: readonly Hazard[] = [];
  /** How far anybody may go. One object for the whole round, as it is asked for in every step. */
  readonly bounds = { left: 0, right: SCREEN };
  /** The left edge of what is seen. */
  camera: number;
  clock = 0;
  outcome: Outcome | undefined;
  /** Steps since the outcome. */
  after = 0;
  /** Furniture of the way ahead, the next one first. It joins `things` when it comes near. */
  private ahead: Thing[] = [];
  /** Those of `hazards` that are near, and the place of the camera for which that is so. */
  private readonly near: Hazard[] = [];
  private nearAt = Number.NaN;
  private nearInset = 0;
  private events: BrawlEvent[] | undefined;
  private frozen = 0;
  private ids = 1;

  constructor(chapter: Chapter, random: Random, plot: Plot) {
    this.chapter = chapter;
    this.random = random;
    this.plot = plot;
    this.tally = new Tally(plot.score);
    this.tricks = new Set(plot.tricks);
    this.camera = plot.camera;
    this.hero = new Hero(this.camera + 180, plot.batteries);
    plot.furnish(this);
    this.ahead = this.things.toSorted((a, b) => a.x - b.x);
    this.things = [];
    this.look();
  }

  get score(): number {
    return this.tally.score;
  }

  get isOver(): boolean {
    return this.after > (this.outcome === "won" ? WON : LOST);
  }

  get isFrozen(): boolean {
    return this.frozen > 0;
  }

  step(controls: Controls<Action>): readonly BrawlEvent[] {
    this.events = undefined;
    this.pad.read(controls, this.frozen > 0);
    if (this.frozen > 0) {
      this.frozen--;
      return NO_EVENTS;
    }
    this.clock++;
    this.lessonAge++;
    if (this.outcome) this.after++;
    else this.tally.step();
    this.plot.step(this);
    stepHero(this);
    this.turns.step(this);
    this.stepFoes();
    for (const hazard of this.near) stepHazard(this, hazard);
    this.stepThings();
    // Most of the time there are none of these, and nothing to make new lists of.
    if (this.shots.length > 0) this.shots = this.shots.filter((shot) => stepShot(this, shot));
    if (this.rings.length > 0) this.rings = this.rings.filter((ring) => stepRing(this, ring));
    if (this.sweeps.length > 0) this.sweeps = this.sweeps.filter((sweep) => stepSweep(this, sweep));
    if (this.marks.length > 0) this.marks = this.marks.filter((mark) => --mark.left > 0);
    if (this.finds.length > 0) this.findThings();
    this.follow();
    return this.events ?? NO_EVENTS;
  }

  snapshot(): Snapshot {
    return snapshotOf(this);
  }

  emit(kind: EventKind, { x, z }: Spot, more: Partial<BrawlEvent> = {}): void {
    this.events ??= [];
    this.events.push({ kind, x, z, y: 0, ...more });
  }

  /** Everything stands still for this long. */
  freeze(steps: number): void {
    this.frozen = Math.max(this.frozen, steps);
  }

  mark(mark: Omit<Mark, "total" | "isLane"> & { isLane?: boolean }): void {
    this.marks.push({ isLane: false, ...mark, total: mark.left });
  }

  shoot(plan: ShotPlan): void {
    this.shots.push(makeShot(this.ids++, plan));
  }

  sweep(plan: SweepPlan): void {
    this.sweeps.push({ ...plan, t: 0, hasHit: false, struck: new Set() });
  }

  /** A foe walks in from outside, or falls in from a height. */
  spawn(kind: FoeKind, x: number, z: number, y = 0): Foe {
    const foe = makeFoe(this.ids++, kind, x, z, this.chapter.tougher);
    if (y > 0) foe.y = y;
    this.foes.push(foe);
    return foe;
  }

  spawnBoss(hp?: number): void {
    const boss = makeBoss(this.ids++, this.chapter.boss, this.camera + 720, hp);
    this.foes.push(boss);
    this.emit("boss", boss, { what: this.chapter.boss.name });
  }

  lay(hazard: Hazard): void {
    this.hazards = [...this.hazards, hazard];
    this.look();
  }

  stop(look: Stamp["look"]): void {
    this.hazards = this.hazards.filter((hazard) => hazard.kind !== "stamp" || hazard.look !== look);
    this.look();
  }

  place(placed: Placed): Thing {
    const thing = makeThing(this.ids++, placed);
    this.things.push(thing);
    return thing;
  }

  /** A thing that comes flying and lies down. */
  toss(kind: ThingKind, x: number, z: number, vx: number, y = 60): void {
    Object.assign(this.place({ kind, x, z }), { y, vx, vy: y > 200 ? -2 : 5 });
  }

  /** Keeps a body on the screen; true when it ran into the edge. */
  keepIn(body: Body): boolean {
    const { left, right } = this.bounds;
    const x = clamp(body.x, left + body.half, right - body.half);
    const isOut = x !== body.x;
    body.x = x;
    return isOut;
  }

  smash(thing: Thing, way: number): void {
    crackOpen(this, thing, way);
  }

  smashAround({ x, z }: Spot, reach: number): void {
    for (const thing of this.things)
      if (Math.abs(thing.x - x) < reach && Math.abs(thing.z - z) < reach / 2) crackOpen(this, thing, 1);
  }

  smashProps(body: Body): void {
    for (const thing of this.things) {
      const isNear = Math.abs(thing.x - body.x) < body.half + thing.half && Math.abs(thing.z - body.z) < 28;
      if (isNear && body.y < thing.tall) crackOpen(this, thing, body.vx < 0 ? -1 : 1);
    }
  }

  wearOut(thing: Thing): void {
    if (this.hero.weapon === thing) this.hero.weapon = undefined;
    this.remove(thing);
    this.emit("crack", this.hero, { y: 50, what: thing.kind });
  }

  remove(thing: Thing): void {
    this.things = this.things.filter((one) => one !== thing);
  }

  /** What is left of a foe: points, parts, sometimes a treat. */
  scrapFoe(foe: Foe): void {
    this.foes = this.foes.filter((one) => one !== foe);
    const worth = foe.isHelper ? 0 : (foe.mind?.plan.worth ?? foe.plan.worth);
    this.tally.break(worth);
    this.emit("break", foe, { y: foe.y + foe.tall / 2, what: foe.kind, amount: worth });
    const { x, z } = foe;
    const isWeak = this.hero.hp < 50;
    if (this.random.chance(isWeak ? 0.14 : 0.04)) this.toss("oil", x, z, 1);
    else if (!foe.isHelper && this.random.chance(0.45)) this.toss("bolt", x, z, -1);
  }

  teach(trick: Trick): void {
    this.tricks.add(trick);
    this.lesson = trick;
    this.lessonAge = 0;
    this.emit("find", this.hero, { y: 60, what: trick });
  }

  practise(trick: Trick): void {
    if (this.lesson === trick) this.lesson = undefined;
  }

  win(): void {
    if (this.outcome) return;
    this.outcome = "won";
    this.hero.letGo();
    this.hero.enter("dance");
    this.emit("won", this.hero, { y: 60 });
  }

  lose(): void {
    if (this.outcome) return;
    this.outcome = "lost";
    this.emit("lost", this.hero, { y: 60 });
  }

  /** Those who come in during this step wait for the next one; `scrapFoe` makes a new list and leaves this one alone. */
  private stepFoes() {
    const { foes } = this;
    const count = foes.length;
    for (let i = 0; i < count; i++) {
      const foe = foes[i];
      if (foe) stepFoe(this, foe);
    }
  }

  /** As with foes: what is tossed in during this step waits for the next one. */
  private stepThings() {
    const { things } = this;
    const count = things.length;
    for (let i = 0; i < count; i++) {
      const thing = things[i];
      if (thing && !stepThing(this, thing)) this.remove(thing);
    }
  }

  private findThings() {
    const { hero } = this;
    let hasFound = false;
    for (const { trick, x } of this.finds) {
      if (Math.abs(x - hero.x) >= 44) continue;
      hasFound = true;
      this.teach(trick);
    }
    if (hasFound) this.finds = this.finds.filter(({ trick }) => !this.tricks.has(trick));
  }

  private follow() {
    const { limit, pull, inset } = this.plot;
    const wanted = clamp(this.hero.x - 400, this.camera, Math.max(this.camera, limit));
    const pulled = Math.min(pull, Math.max(0, limit - this.camera));
    // What carries everybody along keeps its own pace.
    this.camera += inset > 0 ? pulled : Math.max(pulled, clamp(wanted - this.camera, 0, 7));
    if (this.camera !== this.nearAt || inset !== this.nearInset) this.look();
  }

  /** What has come near takes part from now on; what was left behind takes part no longer. */
  private look() {
    const { camera, bounds, near, things } = this;
    this.nearAt = camera;
    this.nearInset = this.plot.inset;
    bounds.left = camera + this.nearInset;
    bounds.right = camera + SCREEN - this.nearInset;
    near.length = 0;
    for (const hazard of this.hazards)
      if (endOf(hazard) > camera - FAR && startOf(hazard) < camera + SCREEN + FAR) near.push(hazard);
    while ((this.ahead[0]?.x ?? Number.POSITIVE_INFINITY) < camera + SCREEN + FAR)
      this.things.push(...this.ahead.splice(0, 1));
    const isLeft = ({ x, mode }: Thing) => mode === "lying" && x < camera - FAR;
    if (things.some(isLeft)) this.things = this.things.filter((thing) => !isLeft(thing));
  }
}
