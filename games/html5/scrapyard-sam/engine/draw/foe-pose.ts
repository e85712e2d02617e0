import type { Foe } from "#html5/scrapyard-sam/engine/core/foes/foe.ts";
import { clamp, easeOut } from "#kit/ease.ts";
import { type Pose, stand, stride } from "./pose.ts";

/** How a foe stands. One set of poses for all of them: the bodies make the difference. */
export function foePose(foe: Foe, time: number): Pose {
  const rest = stand(time + foe.id * 31);
  const { t } = foe;
  const isMoving = Math.abs(foe.vx) + Math.abs(foe.vz) > 0.4;
  switch (foe.state) {
    case "enter":
    case "free":
      return isMoving || foe.state === "enter" ? stride(rest, time + foe.id * 17, 0.2) : rest;
    case "tell":
      return telling(rest, foe, time);
    case "strike":
      return striking(rest, foe);
    case "recover":
      return { ...rest, lean: 0.25, squash: 0.94, near: { x: 26, y: -14 }, far: { x: 30, y: -18 } };
    case "hurt":
      return {
        ...rest,
        lean: -0.35,
        squash: 0.88,
        near: { x: 6, y: -62 },
        far: { x: 20, y: -66 },
        face: "hurt",
      };
    case "air":
    case "thrown":
    case "broken":
      return {
        ...flail(rest, time),
        spin: -t * (foe.state === "thrown" ? 0.3 : 0.16) * Math.sign(foe.vx || 1) * foe.facing * -1,
      };
    case "down":
      return {
        ...rest,
        spin: -Math.PI / 2,
        squash: 0.9,
        near: { x: 10, y: -60 },
        far: { x: 20, y: -50 },
        face: "dizzy",
      };
    case "rise":
      return { ...rest, spin: (-Math.PI / 2) * (1 - easeOut(clamp(t / 16, 0, 1))), face: "hurt" };
    case "held":
      return { ...flail(rest, time), spin: 0, lean: -0.2, bob: Math.sin(time / 2) * 2 };
    case "dizzy":
      return {
        ...rest,
        lean: Math.sin(time / 9) * 0.22,
        near: { x: 8, y: -16 },
        far: { x: 18, y: -16 },
        face: "dizzy",
      };
    case "boss":
      return rest;
  }
}

function telling(rest: Pose, { plan, t }: Foe, time: number): Pose {
  const shake = Math.sin(time * 1.6) * Math.min(2.5, t / 8);
  const pull = easeOut(clamp(t / plan.attack.tell, 0, 1));
  const arms = { near: { x: -22 * pull + shake, y: -60 }, far: { x: 6, y: -70 - pull * 6 } };
  return { ...rest, ...arms, lean: -0.22 * pull, squash: 1 - pull * 0.1, face: "fierce" };
}

function striking(rest: Pose, { t, plan }: Foe): Pose {
  const { kind } = plan.attack;
  if (kind === "charge")
    return { ...rest, spin: t * 0.4, near: { x: 10, y: -30 }, far: { x: 14, y: -34 }, face: "fierce" };
  if (kind === "hop" || kind === "dive")
    return {
      ...rest,
      lean: 0.2,
      squash: 1.12,
      nearFoot: { x: -6, y: -8 },
      farFoot: { x: 10, y: -8 },
      face: "fierce",
    };
  if (kind === "slam") {
    const y = t < 5 ? -90 : -12;
    return {
      ...rest,
      lean: t < 5 ? -0.1 : 0.4,
      near: { x: 44, y },
      far: { x: 50, y: y - 4 },
      face: "fierce",
    };
  }
  return {
    ...rest,
    lean: 0.24,
    near: { x: t < 10 ? 54 : 34, y: -44 },
    far: { x: 10, y: -36 },
    face: "fierce",
  };
}

function flail(rest: Pose, time: number): Pose {
  const wave = Math.sin(time / 2.4);
  return {
    ...rest,
    near: { x: -6 + wave * 18, y: -74 },
    far: { x: 18 - wave * 18, y: -76 },
    nearFoot: { x: -10 - wave * 8, y: -4 },
    farFoot: { x: 12 + wave * 8, y: -4 },
    face: "hurt",
  };
}
