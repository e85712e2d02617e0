import { characterOf, type Fighter, isGrounded } from "#html5/ringout/core/fighter.ts";
import { phaseAt, slotOf, trainX, wayOf } from "#html5/ringout/core/hazards.ts";
import { IDLE, type Pad } from "#html5/ringout/core/pad.ts";
import type { Random } from "#kit/random.ts";
import { wayHome } from "./homing.ts";
import { keysFor, type Opening, openings } from "./openings.ts";
import { floorBeyond, isAtBrink, isThreatened, nearestFoe, type Sight, wayTo } from "./senses.ts";
import type { Skill } from "./skills.ts";

/** Plays for somebody who is not there: sees what a person sees, presses what a person presses, errs as told. */
export class Mind {
  private readonly skill: Skill;
  private readonly random: Random;
  private untilThought = 0;
  private plan: Pad = IDLE;
  /** Steps for which a heavy move is held. */
  private hold = 0;
  /** The swing that was last thought about, and whether something will be done. */
  private alarm = { seat: -1, willGuard: false };
  private guarding = 0;
  private heeds = { turn: -1, will: false };

  constructor(skill: Skill, random: Random) {
    this.skill = skill;
    this.random = random;
  }

  pad(sight: Sight, seat: number): Pad {
    const self = sight.fighters[seat];
    if (!self || self.stance === "gone") return IDLE;
    if (this.hold > 0) {
      this.hold--;
      return this.plan;
    }
    const foe = nearestFoe(sight, self);
    const shelter = foe && this.protect(self, foe);
    if (shelter) return shelter;
    if (--this.untilThought > 0) return this.steady(sight, self);
    this.untilThought = Math.round(this.skill.rest * this.random.between(0.6, 1.4)) + 1;
    this.plan = this.think(sight, self, foe);
    return this.plan;
  }

  /** Between two thoughts legs go on, buttons do not, and nobody walks off by accident. */
  private steady(sight: Sight, self: Fighter): Pad {
    const { x } = this.plan;
    const home = wayHome(sight, self);
    if (home) return { ...IDLE, x: home.x, jump: home.jump && self.airJumps === 0 };
    return {
      ...IDLE,
      x: isAtBrink(sight, self, x) ? 0 : x,
      jump: this.plan.jump && self.vy < 0,
    };
  }

  private think(sight: Sight, self: Fighter, foe: Fighter | undefined): Pad {
    const { skill, random } = this;
    if (self.stance === "cloud") return self.age > 50 ? { ...IDLE, y: 1 } : IDLE;
    const home = wayHome(sight, self);
    if (home) return random.chance(skill.recovery) ? home : { ...IDLE, x: home.x };
    const refuge = this.heed(sight, self);
    if (refuge) return refuge;
    if (!foe || foe.stance === "cloud") return this.wander(sight, self);
    if (random.chance(skill.dream)) return { ...IDLE, x: random.pick([-1, 0, 0, 1]) };
    return this.attack(self, foe) ?? this.approach(sight, self, foe);
  }

  private attack(self: Fighter, foe: Fighter): Pad | undefined {
    const { skill, random } = this;
    const way = wayTo(self.x, foe.x) || 1;
    if (self.stance === "shield") return { ...IDLE, guard: true, attack: !self.pad.attack };
    if (self.stance !== "free") return undefined;
    const near = Math.abs(foe.x - self.x) < 62 && Math.abs(foe.y - self.y) < 40;
    if (foe.stance === "shield" && near && isGrounded(self) && random.chance(skill.taste))
      return { ...IDLE, guard: true };
    const found = openings(self, foe);
    const [first] = found;
    if (!first || !random.chance(skill.boldness)) return this.tease(self, foe, way);
    const best = found.toSorted((a, b) => b.worth - a.worth)[0] ?? first;
    const choice = random.chance(skill.taste) ? best : (random.shuffle(found)[0] ?? first);
    return this.strike(choice, way, foe);
  }

  private strike(choice: Opening, way: number, foe: Fighter): Pad {
    const isEasy = foe.stance === "dizzy" || foe.stance === "helpless" || foe.stance === "lag";
    if (choice.isHeavy && isEasy && this.random.chance(this.skill.charge)) this.hold = this.random.int(8, 30);
    return keysFor(choice.move, way);
  }

  /** Something thrown from afar. */
  private tease(self: Fighter, foe: Fighter, way: number): Pad | undefined {
    const far = Math.abs(foe.x - self.x);
    if (!characterOf(self).moves.special.shot || far < 150 || far > 430 || Math.abs(foe.y - self.y) > 80)
      return undefined;
    return this.random.chance(this.skill.mischief) ? keysFor("special", way) : undefined;
  }

  private approach(sight: Sight, self: Fighter, foe: Fighter): Pad {
    const { skill, random } = this;
    const dx = foe.x - self.x;
    const up = self.y - foe.y;
    const way = Math.abs(dx) < 24 ? 0 : Math.sign(dx);
    const pad = { ...IDLE, x: way };
    if (isGrounded(self)) {
      // Nobody who is wise runs into a fist that is on its way.
      if (isThreatened(self, foe) && random.chance(skill.guard)) return { ...pad, x: -way };
      if (isAtBrink(sight, self, way, 40)) return this.atBrink(sight, self, foe, pad);
      const isUp = up > 66 && Math.abs(dx) < 200;
      const isAirborne = !isGrounded(foe) && up > 30 && Math.abs(dx) < 120;
      if (isUp || (isAirborne && random.chance(skill.boldness * 0.5)))
        return { ...pad, jump: !self.pad.jump };
      if (up < -60 && self.ground !== undefined) return { ...pad, y: 1 };
      const isDash = Math.abs(dx) > 90 && Math.abs(dx) < 220 && random.chance(skill.boldness * 0.12);
      return { ...pad, jump: isDash && !self.pad.jump };
    }
    const canRise = self.airJumps > 0 && self.vy > 0 && up > 70;
    return { ...pad, jump: canRise && !self.pad.jump && random.chance(skill.boldness) };
  }

  private atBrink(sight: Sight, self: Fighter, foe: Fighter, pad: Pad): Pad {
    const isOut = isGrounded(foe) || foe.stance === "hang";
    const beyond = floorBeyond(sight, self, pad.x);
    if (isOut && beyond) return { ...pad, jump: !self.pad.jump };
    const isClose = Math.abs(foe.x - self.x) < this.skill.chase && foe.y < self.y + 60;
    return isClose ? { ...pad, jump: !self.pad.jump } : IDLE;
  }

  private wander({ platforms }: Sight, self: Fighter): Pad {
    const floor = platforms[self.ground ?? 0];
    const middle = floor ? (floor.left + floor.right) / 2 : 0;
    return Math.abs(self.x - middle) < 60 ? IDLE : { ...IDLE, x: wayTo(self.x, middle) };
  }

  /** Shield or dodge, when a swing was seen in time. */
  private protect(self: Fighter, foe: Fighter): Pad | undefined {
    const { skill, random } = this;
    if (this.guarding > 0) {
      this.guarding--;
      return { ...IDLE, guard: true };
    }
    if (foe.stance !== "attack" || foe.age < skill.reaction) {
      if (foe.stance !== "attack" || foe.age < 2) this.alarm = { seat: -1, willGuard: false };
      return undefined;
    }
    if (this.alarm.seat !== foe.seat) this.alarm = { seat: foe.seat, willGuard: random.chance(skill.guard) };
    if (!this.alarm.willGuard || self.stance !== "free" || !isThreatened(self, foe)) return undefined;
    if (!isGrounded(self) && !self.canDodge) return undefined;
    this.alarm.willGuard = false;
    this.guarding = isGrounded(self) ? 12 : 1;
    return { ...IDLE, guard: true };
  }

  /** Gets out of the way of what the place is about to do. */
  private heed(sight: Sight, self: Fighter): Pad | undefined {
    const plan = sight.arena.hazard;
    if (!plan || plan.kind === "wind") return undefined;
    const phase = phaseAt(plan, sight.time);
    if (phase.state === "rest") return undefined;
    if (this.heeds.turn !== phase.turn)
      this.heeds = { turn: phase.turn, will: this.random.chance(this.skill.caution) };
    if (!this.heeds.will) return undefined;
    if (plan.kind === "train") {
      if (phase.state !== "active" || self.y < -plan.height) return undefined;
      const gap = (self.x - trainX(plan, phase)) * wayOf(phase);
      const isComing = gap > -plan.width && gap < 190;
      return isComing ? { ...IDLE, jump: !self.pad.jump } : undefined;
    }
    const x = plan.kind === "toast" ? slotOf(plan, phase) : plan.x + plan.width / 2;
    const isIn = Math.abs(self.x - x) < plan.width / 2 + 16 && self.y > -90;
    return isIn
      ? { ...IDLE, x: self.x < x ? -1 : 1, jump: plan.kind === "tap" && !self.pad.jump }
      : undefined;
  }
}
