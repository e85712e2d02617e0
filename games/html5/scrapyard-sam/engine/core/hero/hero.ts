import type { Body, Way } from "#html5/scrapyard-sam/engine/core/body.ts";
import { type Foe, turnTo } from "#html5/scrapyard-sam/engine/core/foes/foe.ts";
import type { StrikeName } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import type { Thing } from "#html5/scrapyard-sam/engine/core/things/things.ts";

export type HeroState =
  | "free"
  | "strike"
  | "charge"
  | "roll"
  | "air"
  | "airstrike"
  | "pound"
  | "hold"
  | "bash"
  | "toss"
  | "driver"
  | "pull"
  | "whirl"
  | "hurt"
  | "fly"
  | "down"
  | "rise"
  | "ko"
  | "dance";

export const HERO_HP = 100;
export const STEAM = 100;

const helpless: readonly HeroState[] = ["fly", "down", "rise", "ko", "dance"];

/** Sam: where he is, what he is doing and what he has in hand. The states lie in hero-*.ts. */
export class Hero implements Body {
  x: number;
  z = 60;
  y = 0;
  vx = 0;
  vz = 0;
  vy = 0;
  facing: Way = 1;
  readonly half = 22;
  readonly tall = 70;
  state: HeroState = "free";
  t = 0;
  hp = HERO_HP;
  batteries: number;
  steam = 0;
  /** Steps of Full Boil that are left. */
  overdrive = 0;
  /** Steps for which nothing can hurt him. */
  safe = 0;
  strike: StrikeName = "jab";
  /** Those that this strike has met already. */
  readonly struck = new Set<number>();
  /** Punches in a row, on the ground and in the air. */
  chain = 0;
  airChain = 0;
  hasJet = false;
  charge = 0;
  bashes = 0;
  holding: Foe | undefined;
  weapon: Thing | undefined;

  constructor(x: number, batteries: number) {
    this.x = x;
    this.batteries = batteries;
  }

  get isHelpless(): boolean {
    return helpless.includes(this.state);
  }

  enter(state: HeroState): void {
    this.state = state;
    this.t = 0;
  }

  begin(strike: StrikeName, state: "strike" | "airstrike" | "whirl" = "strike"): void {
    this.strike = strike;
    this.struck.clear();
    this.enter(state);
  }

  letGo(): void {
    const foe = this.holding;
    if (!foe) return;
    this.holding = undefined;
    if (foe.state === "held") turnTo(foe, "free");
  }

  /** Puts down what he has in hand: it drops beside him. */
  drop(): void {
    const thing = this.weapon;
    if (!thing) return;
    this.weapon = undefined;
    thing.mode = "lying";
    thing.x = this.x;
    thing.z = this.z;
    thing.y = 40;
    thing.vy = 3;
    thing.vx = -this.facing * 1.5;
  }

  gainSteam(amount: number): void {
    if (this.overdrive === 0) this.steam = Math.min(STEAM, this.steam + amount);
  }
}
