import type { Place } from "./level.ts";
import { type MaskId, masks } from "./masks.ts";
import type { Level as Strength } from "./skills.ts";

export const DT = 1 / 60;
export const RADIUS = 0.42;
export const HEIGHT = 1.75;
export const EYE = 1.5;
/** Hits until one is painted all over. */
export const COATS = 3;
export const TANK = 14;
/** Steps: out of the round, safe after coming back, until a coat dries. */
export const OUT_STEPS = 150;
export const SAFE_STEPS = 90;
const DRYING = 200;
/** A blob comes back in so many steps while one paints, four times as fast while one does not. */
const REFILL = 20;

/** What somebody wants to do in this step, be it hands or a mind. */
export type Intent = {
  forward: number;
  side: number;
  turn: number;
  /** Radians up from level. */
  pitch: number;
  isPainting: boolean;
  isJumping: boolean;
  usesPower: boolean;
  /** Radians by which paint bends towards whoever is nearly hit: kinder to keys than to a mouse. */
  help: number;
};

export const idle: Intent = {
  forward: 0,
  side: 0,
  turn: 0,
  pitch: 0,
  isPainting: false,
  isJumping: false,
  usesPower: false,
  help: 0,
};

/** Somebody at the masquerade. */
export class Guest implements Place {
  readonly id: number;
  readonly name: string;
  /** Nothing for the one that the player moves. */
  strength: Strength | undefined;
  home: MaskId;
  mask: MaskId;
  x = 0;
  y = 0;
  z = 0;
  vx = 0;
  vy = 0;
  vz = 0;
  angle = 0;
  pitch = 0;
  isGrounded = true;
  coats = 0;
  tank = TANK;
  /** From 0 to 1: then the power is ready. */
  charge = 0.5;
  /** Steps that are left of something. */
  out = 0;
  safe = 0;
  power = 0;
  reload = 0;
  /** Of thick paint and of quick shoes. */
  bucket = 0;
  shoes = 0;
  private drying = 0;
  private resting = 0;
  isFlopping = false;
  tags = 0;
  falls = 0;
  points = 0;
  streak = 0;
  nemesis: Guest | undefined;
  /** Who painted it last and how long ago, for what turns round when it is hit. */
  hitBy: Guest | undefined;
  hitAge = 999;
  /** Steps since it last painted: who paints can be heard. */
  quiet = 999;

  constructor(id: number, name: string, home: MaskId, strength?: Strength) {
    this.id = id;
    this.name = name;
    this.home = home;
    this.mask = home;
    this.strength = strength;
  }

  get isOut(): boolean {
    return this.out > 0;
  }

  has(mask: MaskId): boolean {
    return this.power > 0 && this.mask === mask;
  }

  get eye(): Place {
    return { x: this.x, y: this.y, z: this.z + EYE };
  }

  get chest(): Place {
    return { x: this.x, y: this.y, z: this.z + 1.05 };
  }

  wear(mask: MaskId, charge: number): void {
    this.mask = mask;
    this.charge = charge;
    this.power = 0;
  }

  hit(coats: number, by: Guest): void {
    this.coats += coats;
    this.drying = 0;
    this.hitBy = by;
    this.hitAge = 0;
  }

  wash(safe: number): void {
    this.coats = 0;
    this.safe = Math.max(this.safe, safe);
  }

  /** A full tank of thick paint. */
  fillUp(steps: number): void {
    this.bucket = steps;
    this.tank = TANK;
  }

  appear(at: Place, angle: number): void {
    Object.assign(this, at, { vx: 0, vy: 0, vz: 0, angle, pitch: 0, coats: 0, tank: TANK, safe: SAFE_STEPS });
    this.bucket = 0;
    this.shoes = 0;
    this.wear(this.home, Math.max(this.charge, 0.5));
  }

  /** Everything that comes and goes by itself. */
  tick(): void {
    this.hitAge++;
    this.quiet++;
    this.safe = Math.max(0, this.safe - 1);
    this.reload = Math.max(0, this.reload - 1);
    this.power = Math.max(0, this.power - 1);
    this.bucket = Math.max(0, this.bucket - 1);
    this.shoes = Math.max(0, this.shoes - 1);
    if (this.power === 0) this.charge = Math.min(1, this.charge + DT / masks[this.mask].recharge);
    if (this.coats > 0 && ++this.drying >= DRYING) {
      this.coats--;
      this.drying = DRYING / 2;
    }
    this.resting += this.quiet > 25 ? 4 : 1;
    if (this.resting >= REFILL) {
      this.resting = 0;
      this.tank = Math.min(TANK, this.tank + 1);
    }
  }
}
