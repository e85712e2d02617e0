import { approach, clamp } from "#kit/ease.ts";
import { atan, atan2, cos, hypot, sin } from "#kit/exact-math.ts";
import { square } from "#kit/exact-powers.ts";
import type { Spec } from "./cars.ts";

/** What the driver does: `steer` -1 is left, 1 is right. */
export type Hands = { gas: number; brake: number; steer: number; hasHandbrake: boolean };

export type Car = {
  x: number;
  y: number;
  /** Radians; 0 looks right, a quarter turn looks down. */
  heading: number;
  /** Of the heading; `stepCar` keeps them. */
  cosine: number;
  sine: number;
  vx: number;
  vy: number;
  /** Radians per second. */
  spin: number;
  /** Angle of the front wheels. */
  steer: number;
  /** Along and across the car, m/s. */
  forward: number;
  sideways: number;
  /** Between where it looks and where it goes; 0 when it rolls straight. */
  angle: number;
  /** How much the front and the rear tyres slip, 0 to 1 and beyond. */
  slipFront: number;
  slipRear: number;
  /** 0 to 1. */
  revs: number;
  gear: number;
  /** Acceleration along the car in the last step: it shifts weight between the axles. */
  surge: number;
};

/** What the road does: grip 1 is dry asphalt, drag slows in grass and snow. */
export type Ground = { grip: number; drag: number };

const STEP = 1 / 60;
const GRAVITY = 9.81;
/** Height of the mass over the road, against the wheelbase. */
const TALL = 0.2;
const AIR = 0.0028;
const ROLL = 0.25;
const BRAKES = 11;
/** A hand on the brake leaves the rear tyres this much of their hold. */
const LOCKED = 0.36;
const HANDBRAKE = 4.5;
/** Wheels that are let go turn to where the car goes, by this much. It is what makes a slide catchable by keys. */
const CASTER = 0.72;
/** Slip angles mean little below this speed (m/s). */
const SLOW = 4;

export function newCar(x: number, y: number, heading: number): Car {
  return {
    x,
    y,
    heading,
    cosine: cos(heading),
    sine: sin(heading),
    vx: 0,
    vy: 0,
    spin: 0,
    steer: 0,
    forward: 0,
    sideways: 0,
    angle: 0,
    surge: 0,
    slipFront: 0,
    slipRear: 0,
    revs: 0.1,
    gear: 1,
  };
}

/**
 * A sixtieth of a second of a rear-driven car as a bicycle: one tyre in front, one behind, each with a slip angle of
 * its own. The rear tyre shares its hold between pushing and holding sideways, so gas and handbrake let it slide.
 */
export function stepCar(car: Car, spec: Spec, hands: Hands, ground: Ground): void {
  const { cosine, sine } = car;
  const u = car.vx * cosine + car.vy * sine;
  const v = car.vy * cosine - car.vx * sine;
  const speed = hypot(u, v);
  const base = Math.max(Math.abs(u), SLOW);
  const toFront = atan((v + spec.front * car.spin) / base);
  const toRear = atan((v - spec.rear * car.spin) / base);

  turnWheels(car, spec, hands, u, toFront);
  const length = spec.front + spec.rear;
  const loadFront = GRAVITY * (spec.rear / length - (TALL * car.surge) / GRAVITY);
  const loadRear = GRAVITY - loadFront;
  const holdFront = spec.gripFront * ground.grip * loadFront;
  const holdRear = spec.gripRear * ground.grip * loadRear;

  const slipFront = toFront - car.steer * Math.sign(u || 1);
  const pushFront = pushFrontOf(hands, u);
  const pushRear = pushRearOf(spec, hands, u);
  const drive = clamp(pushRear, -holdRear, holdRear);
  // The circle of friction: what pushes cannot hold sideways.
  const left = Math.sqrt(Math.max(0.12, 1 - square(0.82 * drive) / square(holdRear)));
  const sideFront = -holdFront * tyre(slipFront, 8.5, 1.35);
  const sideRear = -holdRear * tyre(toRear, 7.5, 1.5) * (hands.hasHandbrake ? LOCKED : left);

  const steerCosine = cos(car.steer);
  const along =
    drive + pushFront - sideFront * sin(car.steer) - u * Math.abs(u) * AIR - u * (ROLL / 4 + ground.drag);
  const across = sideFront * steerCosine + sideRear - v * ground.drag;
  const torque = spec.front * sideFront * steerCosine - spec.rear * sideRear;

  car.spin += (torque / spec.inertia) * STEP;
  car.spin -= car.spin * dampingOf(car, spec, speed) * STEP;
  car.surge += (clamp(along, -9, 9) - car.surge) * 0.2;
  car.vx += (along * cosine - across * sine) * STEP;
  car.vy += (along * sine + across * cosine) * STEP;
  if (speed < 0.6 && hands.gas === 0 && hands.brake === 0) {
    car.vx *= 0.8;
    car.vy *= 0.8;
  }
  car.x += car.vx * STEP;
  car.y += car.vy * STEP;
  car.heading += car.spin * STEP;
  car.cosine = cos(car.heading);
  car.sine = sin(car.heading);
  car.forward = u;
  car.sideways = v;
  car.angle = speed > 2 ? atan2(v, u) : 0;
  const hasSpin = Math.abs(pushRear) > holdRear * 0.98;
  tellSlip(car, speed, slipFront, toRear, hands);
  if (hasSpin && hands.gas > 0) car.slipRear = Math.max(car.slipRear, 0.6);
  tellGear(car, hands);
}

/** How much of its hold a tyre gives at this slip angle: rises steeply, peaks, then gives a little less. */
export function tyre(slip: number, stiffness: number, shape: number): number {
  return sin(shape * atan(stiffness * slip));
}

function turnWheels(car: Car, spec: Spec, { steer }: Hands, u: number, toFront: number) {
  const lock = spec.lock / (1 + Math.max(0, u) / 34);
  const caster = u > SLOW ? clamp(toFront * CASTER, -0.7, 0.7) : 0;
  const wanted = clamp(steer * lock + caster, -0.85, 0.85);
  car.steer = approach(car.steer, wanted, 6.5 * STEP);
}

const isBraking = ({ brake }: Hands, u: number) => brake > 0 && u > 0.8;

function pushFrontOf(hands: Hands, u: number): number {
  return isBraking(hands, u) ? -BRAKES * 0.62 * hands.brake : 0;
}

function pushRearOf(spec: Spec, hands: Hands, u: number): number {
  const gas = hands.gas * Math.min(spec.push, spec.power / Math.max(1, Math.abs(u)));
  if (hands.hasHandbrake) return gas * 0.25 - Math.sign(u) * Math.min(HANDBRAKE, Math.abs(u) * 3);
  if (isBraking(hands, u)) return gas - BRAKES * 0.38 * hands.brake;
  return hands.brake > 0 && u > -9 ? gas - 5 * hands.brake : gas;
}

/** Beyond the angle a car can hold, it resists turning further round: a slide, not a spin. */
function dampingOf(car: Car, spec: Spec, speed: number): number {
  const isGrowing = Math.sign(car.spin) === -Math.sign(car.angle) && speed > SLOW;
  const beyond = Math.abs(car.angle) - spec.mostAngle * 0.75;
  return 0.9 + (isGrowing && beyond > 0 ? beyond * 34 : 0);
}

/** Speeds (m/s) at which the gears begin. */
const gears = [0, 9, 16, 23, 31, 60];

function gearFor(pace: number): number {
  let gear = 0;
  for (const from of gears) if (pace >= from) gear++;
  return gear;
}

/** What is seen and heard of the step: how much the tyres slip. */
function tellSlip(car: Car, speed: number, front: number, rear: number, hands: Hands) {
  const fade = clamp((speed - 2) / 4, 0, 1);
  const locked = hands.hasHandbrake && speed > 3 ? 0.7 : 0;
  car.slipFront = fade * clamp(Math.abs(front) / 0.5, 0, 1.5);
  car.slipRear = Math.max(fade * clamp(Math.abs(rear) / 0.5, 0, 1.5), locked);
}

/** What is heard of the step: gear and revs. */
function tellGear(car: Car, hands: Hands) {
  const pace = Math.abs(car.forward) + car.slipRear * hands.gas * 4;
  const gear = gearFor(pace);
  const low = gears[gear - 1] ?? 0;
  const high = gears[gear] ?? 60;
  const wanted = gear === 1 ? 0.12 + (pace / 9) * 0.8 : 0.45 + ((pace - low) / (high - low)) * 0.5;
  car.gear = gear;
  car.revs += (clamp(wanted + hands.gas * 0.06, 0.1, 1) - car.revs) * 0.25;
}
