import type { Hero } from "#html5/scrapyard-sam/engine/core/hero/hero.ts";
import { strikes } from "#html5/scrapyard-sam/engine/core/strikes.ts";
import { clamp, easeOut } from "#kit/ease.ts";
import { type Pose, stand, stride } from "./pose.ts";

/** Sam as he looks in this very step. */
export function samPose(hero: Hero, time: number): Pose {
  const rest = stand(time);
  const { t } = hero;
  const isMoving = Math.abs(hero.vx) + Math.abs(hero.vz) > 0.5;
  switch (hero.state) {
    case "free":
      return isMoving ? stride(rest, time) : rest;
    case "charge":
      return charge(isMoving ? stride(rest, time, 0.14) : rest, hero.charge, time);
    case "strike":
      return striking(rest, hero);
    case "air":
      return { ...rest, ...tuck, lean: hero.vy > 0 ? -0.1 : 0.14, squash: 1 + Math.abs(hero.vy) * 0.008 };
    case "airstrike":
      return flying(rest, hero);
    case "pound":
      return { ...rest, ...tuck, spin: t < 9 ? t * 0.7 : 0, near: up(-8), far: up(12), face: "fierce" };
    case "roll":
      return {
        ...rest,
        ...tuck,
        spin: t * 0.42,
        squash: 0.8,
        near: { x: 10, y: -20 },
        far: { x: 14, y: -24 },
      };
    case "hold":
    case "driver":
      return hold(isMoving && hero.y === 0 ? stride(rest, time, 0.2) : rest, hero.state === "driver");
    case "bash":
      return { ...hold(rest, false), lean: t < 5 ? -0.25 : 0.45, face: "fierce" };
    case "toss":
      return { ...rest, lean: 0.3, near: { x: 38, y: -48 }, far: { x: 42, y: -56 }, face: "fierce" };
    case "pull":
      return { ...rest, lean: -0.12, near: { x: 44, y: -46 }, far: { x: 10, y: -40 }, face: "fierce" };
    case "whirl":
      return { ...rest, near: { x: 44, y: -44 }, far: { x: -44, y: -44 }, face: "fierce", bob: -4 };
    case "hurt":
      return {
        ...rest,
        lean: -0.35,
        near: { x: 4, y: -60 },
        far: { x: 22, y: -66 },
        squash: 0.92,
        face: "hurt",
      };
    case "fly":
      return {
        ...rest,
        ...tuck,
        spin: -0.9 - t * 0.05,
        near: { x: 20, y: -76 },
        far: { x: 6, y: -80 },
        face: "hurt",
      };
    case "down":
    case "ko":
      return { ...rest, spin: -Math.PI / 2, near: { x: 8, y: -66 }, far: { x: 22, y: -56 }, face: "dizzy" };
    case "rise":
      return {
        ...rest,
        spin: -Math.PI / 2 + easeOut(clamp(t / 18, 0, 1)) * (Math.PI / 2),
        squash: 0.9,
        face: "fierce",
      };
    case "dance":
      return dance(rest, time);
  }
}

const tuck = { nearFoot: { x: -4, y: -10 }, farFoot: { x: 14, y: -14 } };
const up = (x: number) => ({ x, y: -84 });

function striking(rest: Pose, { strike, t }: Hero): Pose {
  const { start, active, end } = strikes[strike];
  const isOut = t >= start && t < start + active + 3;
  const back = clamp((t - start - active) / (end - start - active), 0, 1);
  const fierce = { ...rest, face: "fierce" } as const;
  const wide = { nearFoot: { x: -16, y: 0 }, farFoot: { x: 17, y: 0 } };
  if (strike === "slide")
    return { ...fierce, lean: -0.7, bob: 16, farFoot: { x: 40, y: -4 }, nearFoot: { x: 30, y: -12 } };
  if (strike === "swing") {
    const turn = t < start ? -2.2 : -2.2 + easeOut(clamp((t - start) / 7, 0, 1)) * 2.5;
    const hand = { x: Math.cos(turn) * 40 + 4, y: -44 + Math.sin(turn) * 40 };
    return {
      ...fierce,
      ...wide,
      lean: t < start ? -0.2 : 0.25,
      near: hand,
      far: { x: hand.x - 8, y: hand.y + 8 },
    };
  }
  if (strike === "spring") {
    const y = t < start ? -20 : -96 + back * 50;
    return { ...fierce, lean: -0.1, squash: isOut ? 1.15 : 0.95, near: { x: 30, y }, far: { x: -8, y: -30 } };
  }
  const reach = isOut ? 52 : 52 - back * 34;
  if (strike === "cross")
    return { ...fierce, ...wide, lean: 0.16, far: { x: reach, y: -46 }, near: { x: 4, y: -38 } };
  if (strike === "hook")
    return {
      ...fierce,
      ...wide,
      lean: isOut ? 0.34 : 0.1,
      near: { x: reach + 8, y: -50 },
      far: { x: -12, y: -34 },
    };
  return { ...fierce, lean: 0.1, near: { x: t < start ? 20 : reach, y: -44 }, far: { x: 8, y: -42 } };
}

function flying(rest: Pose, { strike, t }: Hero): Pose {
  const fierce = { ...rest, ...tuck, face: "fierce" } as const;
  if (strike === "kick")
    return {
      ...fierce,
      lean: -0.5,
      farFoot: { x: 46, y: -22 },
      nearFoot: { x: 4, y: -12 },
      near: { x: -6, y: -50 },
    };
  const reach = t > 2 && t < 12 ? 54 : 24;
  if (strike === "spike")
    return { ...fierce, lean: 0.5, near: { x: reach, y: -30 }, far: { x: reach - 8, y: -40 } };
  return { ...fierce, lean: 0.15, near: { x: reach, y: -52 }, far: { x: 6, y: -44 } };
}

function charge(pose: Pose, steps: number, time: number): Pose {
  const shake = steps > 16 ? Math.sin(time * 1.7) * 2 : 0;
  return {
    ...pose,
    lean: -0.12,
    squash: 0.9,
    near: { x: -20 + shake, y: -26 },
    far: { x: 22, y: -44 },
    face: "fierce",
  };
}

function hold(pose: Pose, isHigh: boolean): Pose {
  const y = isHigh ? -70 : -52;
  return { ...pose, near: { x: 30, y }, far: { x: 36, y: y - 4 }, face: "fierce" };
}

function dance(rest: Pose, time: number): Pose {
  const beat = Math.sin(time / 7);
  return {
    ...rest,
    lean: beat * 0.2,
    bob: -Math.abs(beat) * 12,
    near: { x: -18 + beat * 26, y: -84 },
    far: { x: 18 + beat * 26, y: -84 },
    nearFoot: { x: -10, y: -Math.max(0, beat) * 12 },
    farFoot: { x: 10, y: -Math.max(0, -beat) * 12 },
    face: "happy",
  };
}
