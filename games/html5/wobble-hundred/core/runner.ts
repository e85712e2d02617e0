import { STEPS_PER_SECOND } from "#kit/clock.ts";
import { atan2, pointAlong } from "#kit/exact-math.ts";
import {
  type Ball,
  type Direction,
  directionOf,
  type Joint,
  type Limbs,
  slice,
  springOf,
  turnBetween,
} from "./physics.ts";
import {
  type Body,
  carriers,
  carryingBones,
  hangers,
  hangingBones,
  type Part,
  perSquareOf,
  standing,
} from "./skeleton.ts";

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

/** Slices of a sixtieth of a second for what carries the body; what hangs on the neck moves in one. */
const SLICES = 3;
const STEP = 1 / STEPS_PER_SECOND;
const SLICE = STEP / SLICES;

/** Sense of balance: how hard an upright runner straightens the back by itself, and where it wants to be. */
const LEAN = directionOf(-0.3);
/** With no muscle at work there is no reason to lean. */
const LEAN_AT_REST = directionOf(-0.06);
const BALANCE = 290;
const BALANCE_BRAKE = 70;
/** Metres in which a newcomer is helped to stay upright: fully at the start, and less and less from there. */
const HELPED = 8;
const HELP = 0.8;
const HELP_BRAKE = 1.5;
/** The cosine of the lean beyond which nothing helps any more. */
const LOST = 0.58;
/** How much of the legs' swing the arms take. */
const ARM_SWING = 0.7;

/** A body of thirteen balls that runs by four muscles and falls by itself. */
export class Runner {
  readonly balls: readonly Ball[];
  readonly body = standing();
  private readonly joints: Readonly<Record<JointName, Joint>>;
  private readonly carrying: Limbs;
  private readonly hanging: Limbs;
  private readonly world: World;
  isLimp = false;
  private wish = LEAN_AT_REST;
  private readonly swing = { x: 1, y: 0 };
  /** One over the length of the spine and its square. */
  private readonly perSpineSquare: number;
  private readonly perSpine: number;

  constructor(world: World) {
    const { body } = this;
    this.world = world;
    this.balls = body.balls;
    const { nape, leftShoulder, leftElbow, rightShoulder, rightElbow, ...legs } = jointsOf(body);
    this.joints = { ...legs, nape, leftShoulder, leftElbow, rightShoulder, rightElbow };
    this.carrying = {
      balls: carriers.map((name) => body[name]),
      bones: carryingBones(body),
      joints: Object.values(legs),
    };
    this.hanging = {
      balls: hangers.map((name) => body[name]),
      bones: hangingBones(body),
      joints: [nape, leftShoulder, leftElbow, rightShoulder, rightElbow],
    };
    this.perSpineSquare = perSquareOf(body.neck, body.hip);
    this.perSpine = Math.sqrt(this.perSpineSquare);
  }

  at(name: Part): Ball {
    return this.body[name];
  }

  /** How far the back leans: 0 is upright, minus is forward, in radians. */
  get lean(): number {
    const { neck, hip } = this.body;
    return atan2(hip.x - neck.x, neck.y - hip.y);
  }

  get isOnFeet(): boolean {
    const { leftAnkle, leftToe, rightAnkle, rightToe } = this.body;
    return leftAnkle.isOnGround || leftToe.isOnGround || rightAnkle.isOnGround || rightToe.isOnGround;
  }

  step(mask: number): void {
    const { carrying, hanging, world, body } = this;
    const { neck, hip } = body;
    this.tense(mask);
    const { x: neckX, y: neckY } = neck;
    const { x: hipX, y: hipY } = hip;
    for (let i = 0; i < SLICES; i++) {
      if (!this.isLimp) this.balance();
      slice(carrying, SLICE, world.gravity, world.grip);
    }
    // Head and arms see the way of the spine in the whole step.
    neck.oldX = neckX;
    neck.oldY = neckY;
    hip.oldX = hipX;
    hip.oldY = hipY;
    slice(hanging, STEP, world.gravity, world.grip);
  }

  /** The muscles let go for good: enough is left of them to flail on the ground. */
  collapse(): void {
    this.isLimp = true;
    for (const joint of this.carrying.joints) joint.spring = springOf(joint.give, 100, 5, 100, SLICE);
    for (const joint of this.hanging.joints) joint.spring = springOf(joint.give, 6, 2.5, 6, STEP);
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
    pointAlong(this.swing, this.legSwing() * ARM_SWING);
    const { x: cosine, y: sine } = this.swing;
    joints.leftShoulder.target = { sine, cosine };
    joints.rightShoulder.target = { sine: -sine, cosine };
  }

  /** How far the right thigh is before the left one. */
  private legSwing(): number {
    const { hip, leftKnee, rightKnee } = this.body;
    const { toPerSquare } = this.joints.leftHip;
    const lx = leftKnee.x - hip.x;
    const ly = leftKnee.y - hip.y;
    const rx = rightKnee.x - hip.x;
    const ry = rightKnee.y - hip.y;
    return turnBetween(0, 1, {
      sine: (lx * ry - ly * rx) * toPerSquare,
      cosine: (lx * rx + ly * ry) * toPerSquare,
    });
  }

  private balance() {
    const { perSpineSquare, perSpine } = this;
    const { neck, hip } = this.body;
    const dx = neck.x - hip.x;
    const dy = neck.y - hip.y;
    const sense = this.isOnFeet ? 1 : this.world.airBalance;
    if (sense === 0 || dy * perSpine < LOST) return;
    const lean = turnBetween(-dx * perSpine, dy * perSpine, this.wish);
    const turning = ((neck.vx - hip.vx) * -dy + (neck.vy - hip.vy) * dx) * perSpineSquare;
    const help = hip.x >= HELPED ? 0 : hip.x <= 0 ? 1 : 1 - hip.x / HELPED;
    const straighten = lean * BALANCE * (1 + help * HELP);
    const torque = sense * (straighten - turning * BALANCE_BRAKE * (1 + help * HELP_BRAKE));
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
  const isHanger = (part: Part) => hangers.some((hanger) => hanger === part);
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
    const hangs = isHanger(c);
    // What hangs moves itself alone, and not the spine it hangs on.
    const easeOf = (part: Part) => (hangs && !isHanger(part) ? 0 : body[part].ease);
    const [fromEase, atEase, toEase] = [easeOf(a), easeOf(b), easeOf(c)];
    const fromPerSquare = perSquareOf(from, at);
    const toPerSquare = perSquareOf(at, to);
    const scale = side * Math.sqrt(fromPerSquare * toPerSquare);
    const give = fromEase * fromPerSquare + atEase * (fromPerSquare + toPerSquare) + toEase * toPerSquare;
    const spring = springOf(give, force, force * 0.06, force * 1.1, hangs ? STEP : SLICE);
    return {
      from,
      at,
      to,
      fromEase,
      atEase,
      toEase,
      fromPerSquare,
      toPerSquare,
      scale,
      give,
      low: directionOf(low),
      high: directionOf(high),
      target: directionOf(target),
      spring,
    };
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

type Goals = { readonly hip: Direction; readonly knee: Direction; readonly ankle: Direction };

const goals = (hip: number, knee: number, ankle: number): Goals => {
  return { hip: directionOf(hip), knee: directionOf(knee), ankle: directionOf(ankle) };
};
const resting = goals(0.15, -0.25, 1.6);
const lifting = goals(1.1, -1.35, 1.65);
const pushing = goals(-0.5, -0.05, 1.15);
/** Both at once kicks the leg out straight. */
const kicking = goals(0.85, -0.05, 1.7);

function legGoals(isLifting: boolean, isPushing: boolean): Goals {
  if (isLifting) return isPushing ? kicking : lifting;
  return isPushing ? pushing : resting;
}
