import { clamp } from "#kit/ease.ts";
import { atan2, cos, hypot, sin } from "#kit/exact-math.ts";
import type { Random } from "#kit/random.ts";
import { aimAt } from "./aim.ts";
import { BLOB_SPEED } from "./blob.ts";
import { DT, type Guest, type Intent, idle } from "./guest.ts";
import { type Level, STEP } from "./level.ts";
import type { LyingGifts } from "./lying-gifts.ts";
import type { Stand } from "./masks.ts";
import { type Field, fieldTo, nextOnWay } from "./paths.ts";
import { wantsPower } from "./powers.ts";
import type { Skill } from "./skills.ts";
import { wrapAngle } from "./walk.ts";

export type World = {
  level: Level;
  guests: readonly Guest[];
  stands: readonly Stand[];
  gifts: Pick<LyingGifts, "lying">;
  random: Random;
};

const SIGHT = 36;
/** Steps after which a goal that was not reached is given up. */
const PATIENCE = 420;

/** What goes on behind a rival's mask. Sees only what a guest could see, and gives what it wants to do. */
export class Mind {
  private readonly world: World;
  private readonly me: Guest;
  skill: Skill;
  private target: Guest | undefined;
  private seen = 0;
  private untilLook: number;
  private error = { angle: 0, pitch: 0, left: 0 };
  private burst = 0;
  private aside = 0;
  private asideLeft = 0;
  private field: Field | undefined;
  private goalAge = 0;
  private stuck = 0;

  constructor(world: World, me: Guest, skill: Skill) {
    this.world = world;
    this.me = me;
    this.skill = skill;
    this.untilLook = world.random.int(0, skill.rest);
  }

  /** After coming back from being out: nothing of before matters. */
  forget(): void {
    this.target = undefined;
    this.field = undefined;
    this.seen = 0;
  }

  intend(): Intent {
    const { me, skill, world } = this;
    if (--this.untilLook <= 0) {
      this.untilLook = skill.rest;
      this.lookAround();
    }
    const intent = this.target ? this.fight(this.target) : this.travel();
    const isWise = wantsPower(me, this.target) && world.random.chance(0.02 + skill.cunning * 0.1);
    return { ...intent, usesPower: me.charge >= 1 && isWise && world.random.chance(skill.cunning) };
  }

  private lookAround() {
    const { world, me } = this;
    const seen = world.guests.filter((guest) => guest !== me && !guest.isOut && this.sees(guest));
    const worth = (guest: Guest) =>
      hypot(guest.x - me.x, guest.y - me.y) - guest.coats * 3 - (guest === this.target ? 4 : 0);
    const best = seen.toSorted((a, b) => worth(a) - worth(b))[0];
    if (this.target && !best) this.goTo(this.target);
    if (best !== this.target) this.seen = 0;
    this.target = best;
  }

  private sees(guest: Guest): boolean {
    const { me, skill, world } = this;
    const { angle, distance } = aimAt(me.eye, guest.chest);
    if (distance > SIGHT) return false;
    if (guest.has("sheet") && distance > 3.5 && guest.quiet > 20) return false;
    const hasFelt = guest === me.hitBy && me.hitAge < 60;
    const isInView = Math.abs(wrapAngle(angle - me.angle)) < skill.view || distance < 3 || hasFelt;
    return isInView && world.level.isClear(me.eye, guest.chest);
  }

  private fight(target: Guest): Intent {
    const { me, skill, world } = this;
    this.seen++;
    this.tremble();
    const seconds = (hypot(target.x - me.x, target.y - me.y) / BLOB_SPEED) * skill.lead;
    const chest = target.chest;
    const ahead = { x: chest.x + target.vx * seconds, y: chest.y + target.vy * seconds, z: chest.z };
    const { angle, pitch, distance } = aimAt(me.eye, ahead);
    const off = wrapAngle(angle + this.error.angle - me.angle);
    if (--this.asideLeft <= 0) {
      this.asideLeft = world.random.int(18, 55);
      this.aside = world.random.chance(skill.dance) ? world.random.pick([-1, 1]) : 0;
    }
    const isOnTarget = Math.abs(off) < 0.06 + 0.5 / Math.max(2, distance);
    const isReady = this.seen > skill.reaction && isOnTarget && !target.has("puffer");
    return {
      ...idle,
      turn: this.turnBy(off),
      pitch: pitch + this.error.pitch,
      forward: distance > 11 ? 1 : distance < 5 ? -0.7 : 0.2,
      side: this.aside,
      isPainting: isReady && this.isBursting(),
      isJumping: world.random.chance(skill.dance * 0.006),
    };
  }

  private tremble() {
    const { world, skill } = this;
    if (--this.error.left > 0) return;
    const swing = () => world.random.between(-skill.error, skill.error);
    this.error = { angle: swing(), pitch: swing() * 0.6, left: world.random.int(14, 34) };
  }

  private isBursting(): boolean {
    const [on, off] = this.skill.burst;
    this.burst = (this.burst + 1) % (on + off);
    return this.burst < on;
  }

  private turnBy(off: number): number {
    const most = this.skill.turn * DT;
    return clamp(off * 0.3, -most, most);
  }

  private goTo(place: { x: number; y: number }) {
    this.field = fieldTo(this.world.level, place);
    this.goalAge = 0;
  }

  private chooseGoal() {
    const { me, world, skill } = this;
    const { random, level } = world;
    const near = (a: { x: number; y: number }, b: { x: number; y: number }) =>
      hypot(a.x - me.x, a.y - me.y) - hypot(b.x - me.x, b.y - me.y);
    const masks = world.stands.filter(({ mask }) => mask !== undefined);
    const thing = [...masks, ...world.gifts.lying].toSorted(near)[0];
    if (thing && random.chance(skill.greed * 0.5)) {
      this.goTo(thing);
      return;
    }
    const heard = world.guests.filter(
      (guest) => guest !== me && !guest.isOut && (guest.quiet < 120 || me.has("owl")),
    );
    const prey = heard.toSorted(near)[0];
    if (prey && random.chance(skill.hunts)) {
      this.goTo(prey);
      return;
    }
    this.goTo(level.middleOf(level.open[random.int(0, level.open.length - 1)] ?? 0));
  }

  private travel(): Intent {
    const { me, world } = this;
    this.goalAge++;
    const isSlow = hypot(me.vx, me.vy) < 1;
    this.stuck = isSlow ? this.stuck + 1 : 0;
    if (!this.field || this.goalAge > PATIENCE || this.stuck > 70) {
      this.chooseGoal();
      this.stuck = 0;
    }
    const next = this.field && nextOnWay(world.level, this.field, me);
    if (!next) {
      this.field = undefined;
      return { ...idle, turn: this.skill.turn * DT * 0.5 };
    }
    const off = wrapAngle(atan2(next.y - me.y, next.x - me.x) - me.angle);
    const rise = world.level.heightAt(next.x, next.y) - me.z;
    const isNear = hypot(next.x - me.x, next.y - me.y) < 2.1;
    return {
      ...idle,
      turn: this.turnBy(off),
      // Feet go where the way is even while the head still turns.
      forward: cos(off),
      side: sin(off),
      isJumping: rise > STEP && isNear,
    };
  }
}
