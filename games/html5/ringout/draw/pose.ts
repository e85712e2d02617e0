import { isFloating } from "#html5/ringout/core/body.ts";
import { type Fighter, heightOf, isGrounded, moveOf, widthOf } from "#html5/ringout/core/fighter.ts";
import type { Limb } from "#html5/ringout/core/moves.ts";
import { clamp, easeOut, lerp } from "#kit/ease.ts";
import type { Spot } from "./brush.ts";

export type Mood = "calm" | "effort" | "hurt" | "dizzy" | "happy";

/** How a body is held, looking right, feet at 0,0 and y growing upwards; the same for all. */
export type Pose = {
  /** 1 is upright; less is squashed, more is stretched. */
  tall: number;
  lean: number;
  spin: number;
  /** Moves the whole body forward. */
  lunge: number;
  hands: [Spot, Spot];
  feet: [Spot, Spot];
  /** How far an umbrella is open, from 0 to 1, and how far wheels have turned. */
  open: number;
  roll: number;
  /** Where the head is pulled to, and how much: 0 rests. */
  head: Spot & { pull: number };
  mood: Mood;
  isBlinking: boolean;
};

/** -0.4 in the wind-up, 1 while it hurts, back to 0. */
function swingOf(fighter: Fighter): { limb: Limb; x: number; y: number; part: number } | undefined {
  const move = moveOf(fighter);
  if (!move) return undefined;
  const [hit] = move.hits;
  const from = hit?.from ?? move.shot?.at ?? 8;
  const to = hit?.to ?? from + 4;
  const { age } = fighter;
  const back = age < from ? -0.45 * easeOut(clamp(age / Math.max(1, from - 2), 0, 1)) : 0;
  const on = age >= from - 1 && age <= to ? 1 : 0;
  const home = age > to ? 1 - easeOut(clamp((age - to) / Math.max(1, (move.length - to) * 0.8), 0, 1)) : 0;
  return { limb: move.limb, x: hit?.x ?? 34, y: hit?.y ?? 34, part: on || home || back };
}

export function poseOf(fighter: Fighter, time: number): Pose {
  const wide = widthOf(fighter) / fighter.size;
  const high = heightOf(fighter) / fighter.size;
  const pose = resting(fighter, time, wide, high);
  if (isGrounded(fighter)) onGround(fighter, pose, wide);
  else inAir(fighter, pose, high);
  pose.roll = fighter.x * 0.11 * fighter.facing;
  if (isFloating(fighter)) pose.open = 1;
  byStance(fighter, pose, time, high);
  const swing = swingOf(fighter);
  if (swing) swinging(fighter, pose, swing, time);
  return pose;
}

function resting(fighter: Fighter, time: number, wide: number, high: number): Pose {
  const breath = Math.sin(time * 0.09 + fighter.seat * 2) * 0.02;
  return {
    tall: 1 + breath,
    lean: 0,
    spin: 0,
    lunge: 0,
    hands: [
      { x: wide * 0.55, y: high * 0.42 },
      { x: -wide * 0.5, y: high * 0.42 },
    ],
    feet: [
      { x: wide * 0.24, y: 3 },
      { x: -wide * 0.24, y: 3 },
    ],
    open: 0,
    roll: 0,
    head: { x: 0, y: high, pull: 0 },
    mood: "calm",
    isBlinking: (time + fighter.seat * 37) % 170 < 7,
  };
}

function onGround(fighter: Fighter, pose: Pose, wide: number) {
  const speed = Math.abs(fighter.vx);
  if (speed < 0.6) return;
  const stride = fighter.x * 0.075 * fighter.facing;
  const part = clamp(speed / 4, 0, 1);
  const [front, back] = pose.feet;
  front.x += Math.cos(stride) * wide * 0.42 * part;
  front.y += Math.max(0, Math.sin(stride)) * 12 * part;
  back.x -= Math.cos(stride) * wide * 0.42 * part;
  back.y += Math.max(0, -Math.sin(stride)) * 12 * part;
  pose.hands[0].x -= Math.cos(stride) * 10 * part;
  pose.hands[1].x += Math.cos(stride) * 10 * part;
  pose.tall += Math.abs(Math.sin(stride)) * 0.06 * part;
  pose.lean = clamp(fighter.vx * fighter.facing * 0.035, -0.2, 0.24);
}

function inAir(fighter: Fighter, pose: Pose, high: number) {
  const rise = clamp(-fighter.vy / 10, -1, 1);
  pose.tall += Math.abs(rise) * 0.1;
  pose.lean = clamp(fighter.vx * fighter.facing * 0.025, -0.2, 0.2);
  pose.feet[0].y += rise > 0 ? 9 : 4;
  pose.feet[1].y += rise > 0 ? 3 : 9;
  for (const hand of pose.hands) hand.y += rise < 0 ? high * 0.32 : -4;
}

function byStance(fighter: Fighter, pose: Pose, time: number, high: number) {
  const { stance, age } = fighter;
  if (stance === "squat" || stance === "lag") pose.tall -= 0.2;
  if (stance === "shield") {
    pose.tall -= 0.1;
    pose.mood = "effort";
  }
  if (stance === "roll") pose.spin = -age * 0.42;
  if (stance === "dodge") pose.spin = age * 0.24;
  if (stance === "helpless") pose.mood = "hurt";
  if (stance === "dizzy") {
    pose.mood = "dizzy";
    pose.lean = Math.sin(time * 0.12) * 0.22;
  }
  if (stance === "hang") {
    pose.hands = [
      { x: 20, y: high * 0.98 },
      { x: 12, y: high * 0.98 },
    ];
    pose.tall = 1.06;
  }
  if (stance !== "stun") return;
  pose.mood = "hurt";
  const speed = Math.hypot(fighter.vx, fighter.vy);
  if (fighter.stop > 0) {
    pose.tall = 0.84;
    pose.lunge = (time % 4 < 2 ? 1 : -1) * 3;
  } else if (fighter.stun > 24 && !isGrounded(fighter)) pose.spin = -age * 0.3;
  else pose.lean = -clamp(speed * 0.05, 0, 0.6);
}

function swinging(
  fighter: Fighter,
  pose: Pose,
  { limb, x, y, part }: { limb: Limb; x: number; y: number; part: number },
  time: number,
) {
  pose.mood = "effort";
  if (fighter.isCharging) pose.lunge += (time % 4 < 2 ? 1 : -1) * (1 + fighter.charge * 0.04);
  const reach = (spot: Spot) => {
    spot.x = lerp(spot.x, x, part);
    spot.y = lerp(spot.y, y, part);
  };
  const isUp = y > Math.abs(x) * 2;
  pose.tall += part * (isUp ? 0.14 : -0.08);
  pose.lean += isUp ? 0 : part * 0.22;
  if (limb === "hand") reach(pose.hands[0]);
  else if (limb === "foot") reach(pose.feet[0]);
  else if (limb === "both") {
    pose.open = clamp(part, 0, 1);
    for (const hand of pose.hands) reach(hand);
  } else if (limb === "head") pose.head = { x, y, pull: part };
  else if (limb === "spin") pose.spin = -fighter.age * 0.55;
  else {
    pose.lunge += clamp(x, -20, 20) * part;
    pose.lean += (isUp ? 0 : 0.3) * part;
  }
}
