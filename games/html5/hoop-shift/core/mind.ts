import { clamp } from "#kit/ease.ts";
import type { Random } from "#kit/random.ts";
import { landingX } from "./ball.ts";
import { ARC_X, COURT, other, RIM, type Side } from "./court.ts";
import { canDunk } from "./dunk.ts";
import type { Match } from "./match.ts";
import { handHeight, type Pad, type Player, topOf, WINDUP } from "./player.ts";
import type { Temper } from "./rivals.ts";
import { bell } from "./shot.ts";

type Plan = { spot: number; isDrive: boolean; wait: number };

/** What a rival makes of what it sees: keys for each step, as a person at the same keyboard would press them. */
export class Mind {
  private readonly temper: Temper;
  private readonly random: Random;
  private plan: Plan | undefined;
  /** Steps that the shoot key stays down. */
  private hold = 0;
  /** Where the other one was, newest last: nobody sees the present. */
  private seen: number[] = [];
  /** Steps since the other one began to throw. */
  private alarm = 0;
  private willJump = false;

  constructor(temper: Temper, random: Random) {
    this.temper = temper;
    this.random = random;
  }

  pad(match: Match, side: Side): Pad {
    const self = match.players[side];
    const foe = match.players[other(side)];
    this.watch(foe);
    if (match.holder === side) return this.attack(match, self, foe);
    this.plan = undefined;
    if (this.hold > 0) return { way: 0, shoot: this.hold-- > 1, grab: false };
    return match.holder === undefined ? this.chase(match, self) : this.defend(match, self, foe);
  }

  private watch(foe: Player) {
    this.seen.push(foe.x);
    if (this.seen.length > 30) this.seen.shift();
    const isThrowing = foe.stance === "windup" || foe.stance === "shot" || foe.stance === "dunk";
    if (isThrowing && this.alarm === 0) this.willJump = this.random.chance(this.temper.block);
    this.alarm = isThrowing ? this.alarm + 1 : 0;
  }

  private attack(match: Match, self: Player, foe: Player): Pad {
    if (this.hold > 0) {
      this.hold--;
      return { way: this.plan?.isDrive ? 1 : 0, shoot: this.hold > 0, grab: false };
    }
    if (self.stance !== "ground") return { way: 0, shoot: false, grab: false };
    if (!match.isCleared) return this.flee(self, foe);
    this.plan ??= this.choose(self);
    const { plan } = this;
    const isGuarded = Math.abs(foe.x - self.x) < 62 && foe.stance === "ground";
    // Somebody who has just swiped and missed stands badly: that is the moment to go.
    const isOpening = foe.swipe > 0 && isGuarded;
    if (isOpening) plan.wait = 0;
    if (plan.wait > 0 && match.shotClock > 200) {
      plan.wait--;
      return this.shield(self, foe);
    }
    const urge = this.temper.shift * (isOpening ? 0.4 : 0.06);
    const grab = isGuarded && self.shiftRest === 0 && this.random.chance(urge);
    if (plan.isDrive && canDunk(self, { way: 1, shoot: true, grab: false }) && self.build.dunk > 0) {
      this.hold = 8;
      return { way: 1, shoot: true, grab: false };
    }
    if (Math.abs(plan.spot - self.x) > 9 && match.shotClock > 90) {
      return { way: Math.sign(plan.spot - self.x), shoot: false, grab };
    }
    return this.fire(self, isGuarded);
  }

  private fire(self: Player, isGuarded: boolean): Pad {
    if (isGuarded && this.random.chance(this.temper.feint)) {
      this.hold = 4;
      this.plan = { ...this.choose(self), wait: 8 };
    } else {
      const stray = bell(this.random) * this.temper.aim;
      this.hold = Math.max(WINDUP + 2, Math.round(WINDUP + 1 + topOf(self.build) + stray));
    }
    return { way: 0, shoot: true, grab: false };
  }

  private choose(self: Player): Plan {
    const { three, mid, drive } = this.temper;
    const dice = this.random.next() * (three + mid + drive);
    const wait = this.random.int(6, 40);
    if (dice < three) return { spot: ARC_X - this.random.between(14, 110), isDrive: false, wait };
    const isDrive = dice >= three + mid;
    const spot = isDrive ? RIM.x - Math.max(110, self.build.dunk - 30) : this.random.between(500, 690);
    return { spot, isDrive, wait };
  }

  private flee(self: Player, foe: Player): Pad {
    const isCut = foe.x < self.x && self.x - foe.x < 70;
    return { way: -1, shoot: false, grab: isCut && this.random.chance(0.02 + this.temper.shift * 0.06) };
  }

  /** Turns the back to somebody who comes for the ball. */
  private shield(self: Player, foe: Player): Pad {
    const isClose = Math.abs(foe.x - self.x) < 58;
    if (!isClose || this.temper.reaction > 20) return { way: 0, shoot: false, grab: false };
    return { way: foe.x > self.x && self.x > COURT.left + 20 ? -1 : 0, shoot: false, grab: false };
  }

  private defend(match: Match, self: Player, foe: Player): Pad {
    const { temper, random } = this;
    const past = this.seen.at(-1 - temper.reaction) ?? this.seen[0] ?? foe.x;
    const near = Math.abs(foe.x - self.x);
    if (this.alarm > 0 && this.notices() && near < 105 && self.stance === "ground") {
      this.hold = 10;
      this.willJump = false;
      return { way: Math.sign(foe.x - self.x), shoot: true, grab: false };
    }
    const isRunningBack = !match.isCleared;
    const spot = isRunningBack ? past - 30 : Math.min(past + temper.gap, RIM.x - 30);
    const way = Math.abs(spot - self.x) < 7 ? 0 : Math.sign(spot - self.x);
    const isInRange = near < 56 && foe.stance === "ground" && self.swipeRest === 0;
    return { way, shoot: false, grab: isInRange && random.chance(temper.swipe) };
  }

  /** A feint is over before slow eyes have seen it; those who bite jump at the first twitch. */
  private notices(): boolean {
    if (!this.willJump) return false;
    const eager = this.random.chance(this.temper.bite * 0.12);
    return eager || this.alarm >= Math.max(WINDUP + 1, this.temper.reaction);
  }

  private chase(match: Match, self: Player): Pad {
    const { ball } = match;
    const spot = clamp(landingX(ball, self.build.height * 0.8), COURT.left, COURT.right);
    const away = spot - self.x;
    const reach = handHeight(self);
    const isOverhead =
      Math.abs(ball.x - self.x) < 34 && ball.vy < 0 && ball.y > reach + 4 && ball.y < reach + 90;
    const isShot = match.flight !== undefined && !match.flight.hasTouched;
    if (isOverhead && !isShot && self.stance === "ground" && this.random.chance(2 / this.temper.reaction)) {
      this.hold = 8;
      return { way: 0, shoot: true, grab: false };
    }
    const way = Math.abs(away) < 8 ? 0 : Math.sign(away);
    return { way, shoot: false, grab: Math.abs(away) > 160 && this.random.chance(this.temper.shift * 0.03) };
  }
}
