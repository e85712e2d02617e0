import { angleOf } from "./angle.ts";
import { type Ball, type Bone, bendOf, type Joint, SLICE, SLICES, slice, springOf } from "./physics.ts";
import { type Body, bonesOf, type Part, perSquareOf, standing } from "./skeleton.ts";

/** One bit per muscle: each leg can lift and push. This is all that a run depends on, and all that a tape keeps. */
export const muscles = { leftLift: 1, leftPush: 2, rightLift: 4, rightPush: 8 } as const;
export type Muscle = keyof typeof muscles;

export type World = {
  gravity: number;
  /** Friction between ball and ground, 1 is as much as weight. */
  grip: number;
  /** How much of the sense of balance is left with no foot on the ground, 0 to 1. */
  airBalance: number;
};

/** Sense of balance: how hard an upright runner straightens the back by itself, and where it wants to be. */
const LEAN = -0.3;
/** With no muscle at work there is no reason to lean. */
const LEAN_AT_REST = -0.06;
const BALANCE = 290;
const BALANCE_BRAKE = 40;
/** Beyond this lean nothing helps any more. */
const LOST = 0.95;

/** A body of thirteen balls that runs by four muscles and falls by itself. */
export class Runner {
  readonly balls: readonly Ball[];
  private readonly body = standing();
  private readonly bones: readonly Bone[];
  private readonly joints: Readonly<Record<JointName, Joint>>;
  private readonly allJoints: readonly Joint[];
  private readonly world: World;
  isLimp = false;
  private wish = LEAN_AT_REST;
  /** One over the length of the spine and its square. */
  private readonly perSpineSquare: number;
  private readonly perSpine: number;

  constructor(world: World) {
    this.world = world;
    this.balls = this.body.balls;
    this.bones = bonesOf(this.body);
    this.joints = jointsOf(this.body);
    this.allJoints = Object.values(this.joints);
    this.perSpineSquare = perSquareOf(this.body.neck, this.body.hip);
    this.perSpine = Math.sqrt(this.perSpineSquare);
  }

  at(name: Part): Ball {
    return this.body[name];
  }

  /** How far the back leans: 0 is upright, minus is forward, in radians. */
  get lean(): number {
    const { neck, hip } = this.body;
    return angleOf((hip.x - neck.x) * this.perSpine, (neck.y - hip.y) * this.perSpine);
  }

  get isOnFeet(): boolean {
    const { leftAnkle, leftToe, rightAnkle, rightToe } = this.body;
    return leftAnkle.isOnGround || leftToe.isOnGround || rightAnkle.isOnGround || rightToe.isOnGround;
  }

  step(mask: number): void {
    const { balls, bones, allJoints, world } = this;
    if (!this.isLimp) this.tense(mask);
    for (let i = 0; i < SLICES; i++) {
      if (!this.isLimp) this.balance();
      slice(balls, bones, allJoints, world.gravity, world.grip);
    }
  }

  /** The muscles let go for good. What follows is up to gravity. */
  collapse(): void {
    this.isLimp = true;
    for (const joint of this.allJoints) joint.spring = springOf(joint.give, 6, 2.5, 6);
  }

  private tense(mask: number) {
    const { joints } = this;
    this.wish = mask === 0 ? LEAN_AT_REST : LEAN;
    const left = legGoals((mask & muscles.leftLift) > 0, (mask & muscles.leftPush) > 0);
    const right = legGoals((mask & muscles.rightLift) > 0, (mask & muscles.rightPush) > 0);
    joints.leftHip.target = left.hip;
    joints.leftKnee.target = left.knee;
    joints.leftAnkle.target = left.ankle;
    joints.rightHip.target = right.hip;
    joints.rightKnee.target = right.knee;
    joints.rightAnkle.target = right.ankle;
    // Arms swing against the legs without being asked, as arms do.
    const swing = (bendOf(joints.rightHip) - bendOf(joints.leftHip)) * 0.7;
    joints.leftShoulder.target = swing;
    joints.rightShoulder.target = -swing;
  }

  private balance() {
    const { lean, perSpineSquare } = this;
    const { neck, hip } = this.body;
    const sense = this.isOnFeet ? 1 : this.world.airBalance;
    if (sense === 0 || Math.abs(lean) > LOST) return;
    const dx = neck.x - hip.x;
    const dy = neck.y - hip.y;
    const turning = ((neck.vx - hip.vx) * -dy + (neck.vy - hip.vy) * dx) * perSpineSquare;
    const torque = sense * ((this.wish - lean) * BALANCE - turning * BALANCE_BRAKE);
    const push = torque * perSpineSquare * SLICE;
    neck.vx += -dy * push * neck.ease;
    neck.vy += dx * push * neck.ease;
    hip.vx -= -dy * push * hip.ease;
    hip.vy -= dx * push * hip.ease;
  }
}

type JointName = "nape" | `${"left" | "right"}${"Hip" | "Ankle" | "Knee" | "Shoulder" | "Elbow"}`;

/** The joints in the order in which a slice bends them. */
function jointsOf(body: Body): Record<JointName, Joint> {
  const joint = (
    a: Part,
    b: Part,
    c: Part,
    low: number,
    high: number,
    target: number,
    force: number,
    side: 1 | -1 = 1,
  ): Joint => {
    const [from, at, to] = [body[a], body[b], body[c]];
    const fromPerSquare = perSquareOf(from, at);
    const toPerSquare = perSquareOf(at, to);
    const scale = side * Math.sqrt(fromPerSquare * toPerSquare);
    const give = from.ease * fromPerSquare + at.ease * (fromPerSquare + toPerSquare) + to.ease * toPerSquare;
    const spring = springOf(give, force, force * 0.06, force * 1.1);
    return { from, at, to, fromPerSquare, toPerSquare, scale, give, low, high, target, spring };
  };
  return {
    nape: joint("hip", "neck", "head", -0.5, 0.7, -0.05, 60),
    leftHip: joint("neck", "hip", "leftKnee", -0.8, 1.7, 0.1, 800),
    leftAnkle: joint("leftKnee", "leftAnkle", "leftToe", 0.9, 2.1, 1.57, 160),
    leftKnee: joint("hip", "leftKnee", "leftAnkle", -2.3, 0, -0.1, 600),
    rightHip: joint("neck", "hip", "rightKnee", -0.8, 1.7, 0.1, 800),
    rightAnkle: joint("rightKnee", "rightAnkle", "rightToe", 0.9, 2.1, 1.57, 160),
    rightKnee: joint("hip", "rightKnee", "rightAnkle", -2.3, 0, -0.1, 600),
    leftShoulder: joint("hip", "neck", "leftElbow", -1.4, 1.6, 0, 40, -1),
    leftElbow: joint("neck", "leftElbow", "leftHand", 0, 2.3, 1.2, 18),
    rightShoulder: joint("hip", "neck", "rightElbow", -1.4, 1.6, 0, 40, -1),
    rightElbow: joint("neck", "rightElbow", "rightHand", 0, 2.3, 1.2, 18),
  };
}

type Goals = { readonly hip: number; readonly knee: number; readonly ankle: number };

const resting: Goals = { hip: 0.15, knee: -0.25, ankle: 1.6 };
const lifting: Goals = { hip: 1.1, knee: -1.35, ankle: 1.65 };
const pushing: Goals = { hip: -0.5, knee: -0.05, ankle: 1.15 };
/** Both at once kicks the leg out straight. */
const kicking: Goals = { hip: 0.85, knee: -0.05, ankle: 1.7 };

function legGoals(isLifting: boolean, isPushing: boolean): Goals {
  if (isLifting) return isPushing ? kicking : lifting;
  return isPushing ? pushing : resting;
}
