import type { Core } from "#kit/bot.ts";
import { atan2, cos, hypot, sin } from "#kit/exact-math.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import { Easel } from "./easel.ts";
import type { PartyEvent } from "./events.ts";
import { COATS, Guest, type Intent, idle, OUT_STEPS } from "./guest.ts";
import { type Action, Hands, type Look, noLook } from "./hands.ts";
import { Level } from "./level.ts";
import { LyingGifts } from "./lying-gifts.ts";
import type { MapId } from "./maps.ts";
import { type MaskId, maskIds, masks, type Stand } from "./masks.ts";
import { Mind } from "./mind.ts";
import { names } from "./names.ts";
import { worthOf } from "./scoring.ts";
import { lookAround, type Snapshot } from "./senses.ts";
import { type Level as Strength, skills } from "./skills.ts";
import { walk } from "./walk.ts";

export const GUESTS = 6;
export const TAG_LIMIT = 20;
const STEPS = 150 * 60;
const READY = 100;
const ENDING = 190;
/** Steps left when masks rain, and when everything counts twice. */
const SHOWER = 90 * 60;
const GOLD = 30 * 60;
const STAND_WAIT = 13 * 60;
const REACH = 1.3;
const LEAP = { up: 9.2, ahead: 8.5 };

type Options = {
  random: Random;
  map: MapId;
  /** One for each rival; they fill the seats that the hero leaves. */
  strengths: readonly Strength[];
  mask?: MaskId;
  hasHero?: boolean;
  /** How many there are, the hero included. */
  guests?: number;
};

/** What somebody who plays a guest does in a step. */
export type Input = { readonly controls: Controls<Action>; readonly look: Look };

/** Core of Masquerade, a first-person paint game. One round: everybody against everybody until the bell. */
export class Party implements Core<Action, Snapshot> {
  readonly level: Level;
  readonly guests: readonly Guest[];
  readonly hero: Guest | undefined;
  readonly stands: Stand[];
  readonly easel: Easel;
  readonly gifts: LyingGifts;
  winner: Guest | undefined;
  left = STEPS;
  ready = READY;
  private readonly random: Random;
  private readonly events: PartyEvent[] = [];
  private readonly minds = new Map<Guest, Mind>();
  private readonly hands: readonly Hands[];
  private ending = ENDING;

  constructor({ random, map, strengths, mask = "duck", hasHero = true, guests: count = GUESTS }: Options) {
    this.random = random;
    this.level = new Level(map);
    const callings = random.shuffle(names);
    this.guests = Array.from({ length: count }, (_, seat) => {
      if (hasHero && seat === 0) return new Guest(seat, "You", mask);
      const strength = strengths[(hasHero ? seat - 1 : seat) % strengths.length] ?? "doodler";
      return new Guest(seat, callings[seat] ?? "Guest", random.pick(maskIds), strength);
    });
    this.hero = hasHero ? this.guests[0] : undefined;
    this.hands = this.guests.map(() => new Hands());
    this.stands = this.level.masks.map((place) => ({ ...place, mask: random.pick(maskIds), wait: 0 }));
    this.easel = new Easel(this.level, this.guests, this.events, (who, by, coats) =>
      this.hit(who, by, coats),
    );
    this.gifts = new LyingGifts(this.level, this.guests, this.events, random);
    const { level, guests, stands, gifts } = this;
    const world = { level, guests, stands, gifts, random };
    for (const guest of guests) {
      this.seat(guest);
      if (guest.strength) this.minds.set(guest, new Mind(world, guest, skills[guest.strength]));
    }
  }

  get score(): number {
    return this.hero?.points ?? 0;
  }

  get isOver(): boolean {
    return this.winner !== undefined && this.ending <= 0;
  }

  get isGold(): boolean {
    return this.left <= GOLD;
  }

  /** Who leads, first first. */
  ranking(): Guest[] {
    return this.guests.toSorted((a, b) => b.tags - a.tags || b.points - a.points || a.falls - b.falls);
  }

  setStrength(strength: Strength): void {
    for (const [guest, mind] of this.minds) {
      guest.strength = strength;
      mind.skill = skills[strength];
    }
  }

  step(controls: Controls<Action>, look: Look = noLook): readonly PartyEvent[] {
    const input = { controls, look };
    return this.stepWith((guest) => (guest === this.hero ? input : undefined));
  }

  /** Steps with the input of everybody who plays a guest; minds move the others. */
  stepWith(inputOf: (guest: Guest) => Input | undefined): readonly PartyEvent[] {
    this.events.length = 0;
    if (this.winner) this.ending--;
    else if (this.ready > 0) this.getReady(inputOf);
    else this.play(inputOf);
    return this.events;
  }

  snapshot(): Snapshot {
    return lookAround(this);
  }

  private getReady(inputOf: (guest: Guest) => Input | undefined) {
    if (--this.ready === 0) this.events.push({ kind: "go" });
    else if (this.ready % 33 === 0) this.events.push({ kind: "tick" });
    for (const guest of this.guests) {
      const input = inputOf(guest);
      if (!input) continue;
      const { turn, pitch } = this.handle(guest, input);
      walk(this.level, guest, { ...idle, turn, pitch }, 1);
    }
  }

  private handle(guest: Guest, { controls, look }: Input): Intent {
    return this.hands[guest.id]?.intend(this.level, guest, this.guests, controls, look) ?? idle;
  }

  private play(inputOf: (guest: Guest) => Input | undefined) {
    for (const guest of this.guests) {
      if (guest.isOut) {
        if (--guest.out === 0) this.comeBack(guest);
        continue;
      }
      const input = inputOf(guest);
      const mind = this.minds.get(guest);
      if (input) this.act(guest, this.handle(guest, input), 1);
      else if (mind) this.act(guest, mind.intend(), mind.skill.pace);
    }
    this.easel.step();
    this.tendStands();
    this.gifts.step();
    this.watchClock();
  }

  private act(guest: Guest, intent: Intent, pace: number) {
    const wasReady = guest.charge >= 1;
    guest.tick();
    if (!wasReady && guest.charge >= 1) this.events.push({ kind: "ready", who: guest });
    if (intent.usesPower && guest.charge >= 1) this.unleash(guest, intent);
    if (intent.isJumping && guest.isGrounded) this.events.push({ kind: "jump", who: guest });
    const landed = walk(this.level, guest, intent, pace);
    if (guest.isFlopping && guest.isGrounded) {
      guest.isFlopping = false;
      this.easel.flop(guest);
    } else if (landed) this.events.push({ kind: "land", who: guest });
    if (!intent.isPainting) return;
    // Who paints wants to be seen again.
    guest.safe = 0;
    this.easel.paint(guest, intent);
  }

  private unleash(guest: Guest, intent: Intent) {
    guest.charge = 0;
    guest.power = Math.round(masks[guest.mask].seconds * 60);
    this.events.push({ kind: "power", who: guest });
    if (guest.mask === "octopus") this.easel.fan(guest, intent.help);
    if (guest.mask !== "frog") return;
    guest.isFlopping = true;
    guest.isGrounded = false;
    guest.vz = LEAP.up;
    guest.vx = cos(guest.angle) * LEAP.ahead;
    guest.vy = sin(guest.angle) * LEAP.ahead;
  }

  private hit(who: Guest, by: Guest, coats: number) {
    if (who.isOut) return;
    who.hit(coats, by);
    if (who.coats < COATS) return;
    const { points, merits } = worthOf(by, who, this.isGold);
    by.points += points;
    by.tags += this.isGold ? 2 : 1;
    by.streak++;
    by.charge = Math.min(1, by.charge + (by.power > 0 ? 0 : 0.3));
    if (by.nemesis === who) by.nemesis = undefined;
    who.nemesis = by;
    who.falls++;
    who.streak = 0;
    who.out = OUT_STEPS;
    who.isFlopping = false;
    this.events.push({ kind: "out", who, by, points, merits, streak: by.streak });
    if (by.tags >= TAG_LIMIT) this.ring();
  }

  private comeBack(guest: Guest) {
    this.seat(guest);
    this.minds.get(guest)?.forget();
    this.events.push({ kind: "appear", who: guest });
  }

  /** As far from everybody else as a few tries find. */
  private seat(guest: Guest) {
    const { level, random } = this;
    let best = { cell: level.open[0] ?? 0, far: -1 };
    for (let i = 0; i < 14; i++) {
      const cell = level.open[random.int(0, level.open.length - 1)] ?? 0;
      const { x, y } = level.middleOf(cell);
      const others = this.guests.filter((other) => other !== guest && !other.isOut && other.x > 0);
      const far = Math.min(99, ...others.map((other) => hypot(other.x - x, other.y - y)));
      if (far > best.far) best = { cell, far };
    }
    const { x, y } = level.middleOf(best.cell);
    const middle = { x: level.columns, y: level.rows };
    guest.appear({ x, y, z: level.heights[best.cell] ?? 0 }, atan2(middle.y - y, middle.x - x));
  }

  private tendStands() {
    for (const stand of this.stands) {
      if (stand.mask === undefined) {
        if (--stand.wait <= 0) stand.mask = this.random.pick(maskIds);
        continue;
      }
      const { mask } = stand;
      const taker = this.guests.find(
        (guest) =>
          !guest.isOut &&
          guest.mask !== mask &&
          hypot(guest.x - stand.x, guest.y - stand.y) < REACH &&
          Math.abs(guest.z - stand.z) < 1.2,
      );
      if (!taker) continue;
      taker.wear(mask, 1);
      stand.mask = undefined;
      stand.wait = STAND_WAIT;
      this.events.push({ kind: "pick", who: taker, mask });
    }
  }

  private watchClock() {
    if (this.winner) return;
    this.left--;
    if (this.left === SHOWER) {
      for (const stand of this.stands) Object.assign(stand, { mask: this.random.pick(maskIds), wait: 0 });
      this.events.push({ kind: "shower" });
    }
    if (this.left === GOLD) this.events.push({ kind: "gold" });
    if (this.left <= 300 && this.left > 0 && this.left % 60 === 0) this.events.push({ kind: "tick" });
    if (this.left <= 0) this.ring();
  }

  private ring() {
    if (this.winner) return;
    this.winner = this.ranking()[0];
    this.events.push({ kind: "bell" });
  }
}
