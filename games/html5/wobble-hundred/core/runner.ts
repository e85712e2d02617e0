import { angleOf } from "./angle.ts";
import { type Ball, type Bone, bendOf, type Ground, type Joint, SLICE, SLICES, slice } from "./physics.ts";
import { bonesOf, type Part, part, standing } from "./skeleton.ts";

/** One bit per muscle: each leg can lift and push. This is all that a run depends on, and all that a tape keeps. */
export const muscles = { leftLift: 1, leftPush: 2, rightLift: 4, rightPush: 8 } as const;
export type Muscle = keyof typeof muscles;

export type World = {
  gravity: number;
  ground: Ground;
  /** How much of the sense of balance is left with no foot on the ground, 0 to 1. */
  airBalance: number;
};

/** Sense of balance: how hard an upright runner straightens the back by itself, and where it wants to be. */
const LEAN = -0.3;
/** With no muscle at work there is no reason to lean. */
const LEAN_AT_REST = -0.06;
const BALANCE = 290;
const BALANCE_BRAKE = 25;
/** Beyond this lean nothing helps any more. */
const LOST = 0.95;

const joint = (a: Part, b: Part, c: Part, low: number, high: number, rest: number, force: number): Joint => ({
  a: part[a],
  b: part[b],
  c: part[c],
  low,
  high,
  target: rest,
  stiffness: force,
  damping: force * 0.06,
  most: force * 1.1,
});

/** A body of thirteen balls that runs by four muscles and falls by itself. */
export class Runner {
  readonly balls: Ball[];
  private readonly bones: Bone[];
  private readonly joints: Joint[];
  private readonly world: World;
  isLimp = false;
  private wish = LEAN_AT_REST;

  constructor(world: World) {
    this.world = world;
    this.balls = standing();
    this.bones = bonesOf(this.balls);
    this.joints = [
      joint("hip", "neck", "head", -0.5, 0.7, -0.05, 60),
      joint("neck", "hip", "leftKnee", -0.8, 1.7, 0.1, 800),
      joint("leftKnee", "leftAnkle", "leftToe", 0.9, 2.1, 1.57, 160),
      joint("hip", "leftKnee", "leftAnkle", -2.3, 0, -0.1, 600),
      joint("neck", "hip", "rightKnee", -0.8, 1.7, 0.1, 800),
      joint("rightKnee", "rightAnkle", "rightToe", 0.9, 2.1, 1.57, 160),
      joint("hip", "rightKnee", "rightAnkle", -2.3, 0, -0.1, 600),
      { ...joint("hip", "neck", "leftElbow", -1.4, 1.6, 0, 40), isFolded: true },
      joint("neck", "leftElbow", "leftHand", 0, 2.3, 1.1, 18),
      { ...joint("hip", "neck", "rightElbow", -1.4, 1.6, 0, 40), isFolded: true },
      joint("neck", "rightElbow", "rightHand", 0, 2.3, 1.1, 18),
    ];
  }

  at(name: Part): Ball {
    const ball = this.balls[part[name]];
    if (!ball) throw new Error(`The runner has no ${name}.`);
    return ball;
  }

  /** How far the back leans: 0 is upright, minus is forward, in radians. */
  get lean(): number {
    const [neck, hip] = [this.at("neck"), this.at("hip")];
    return angleOf(hip.x - neck.x, neck.y - hip.y);
  }

  /** How far each thigh is swung forward from the line of the back. */
  get thighs(): { left: number; right: number } {
    return { left: this.bend(1), right: this.bend(4) };
  }

  get isOnFeet(): boolean {
    return (["leftAnkle", "leftToe", "rightAnkle", "rightToe"] as const).some(
      (name) => this.at(name).isOnGround,
    );
  }

  step(mask: number): void {
    if (this.isLimp) this.relax();
    else this.tense(mask);
    for (let i = 0; i < SLICES; i++) {
      if (!this.isLimp) this.balance();
      slice(this.balls, this.bones, this.joints, this.world.gravity, this.world.ground);
    }
  }

  /** The muscles let go for good. What follows is up to gravity. */
  collapse(): void {
    this.isLimp = true;
  }

  private bend(index: number): number {
    const found = this.joints[index];
    return found ? bendOf(this.balls, found) : 0;
  }

  private tense(mask: number) {
    this.wish = mask === 0 ? LEAN_AT_REST : LEAN;
    const left = legGoals((mask & muscles.leftLift) > 0, (mask & muscles.leftPush) > 0);
    const right = legGoals((mask & muscles.rightLift) > 0, (mask & muscles.rightPush) > 0);
    const swing = this.thighs;
    const goals = [
      -0.05,
      left.hip,
      left.ankle,
      left.knee,
      right.hip,
      right.ankle,
      right.knee,
      // Arms swing against the legs without being asked, as arms do.
      (swing.right - swing.left) * 0.7,
      1.2,
      (swing.left - swing.right) * 0.7,
      1.2,
    ];
    this.joints.forEach((each, index) => {
      each.target = goals[index] ?? each.target;
    });
  }

  private relax() {
    for (const each of this.joints) {
      each.stiffness = 6;
      each.damping = 2.5;
      each.most = 6;
    }
  }

  private balance() {
    const { lean } = this;
    const sense = this.isOnFeet ? 1 : this.world.airBalance;
    if (sense === 0 || Math.abs(lean) > LOST) return;
    const [neck, hip] = [this.at("neck"), this.at("hip")];
    const [dx, dy] = [neck.x - hip.x, neck.y - hip.y];
    const long = Math.sqrt(dx * dx + dy * dy);
    const turning = ((neck.vx - hip.vx) * -dy + (neck.vy - hip.vy) * dx) / (long * long);
    const torque = sense * ((this.wish - lean) * BALANCE - turning * BALANCE_BRAKE);
    const push = (torque / (long * long)) * SLICE;
    neck.vx += -dy * push * neck.ease;
    neck.vy += dx * push * neck.ease;
    hip.vx -= -dy * push * hip.ease;
    hip.vy -= dx * push * hip.ease;
  }
}

type Goals = { hip: number; knee: number; ankle: number };

function legGoals(isLifting: boolean, isPushing: boolean): Goals {
  // Both at once kicks the leg out straight.
  if (isLifting && isPushing) return { hip: 0.85, knee: -0.05, ankle: 1.7 };
  if (isLifting) return { hip: 1.1, knee: -1.35, ankle: 1.65 };
  if (isPushing) return { hip: -0.5, knee: -0.05, ankle: 1.15 };
  return { hip: 0.15, knee: -0.25, ankle: 1.6 };
}
