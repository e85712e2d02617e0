import type { Player } from "#html5/hoop-shift/core/player.ts";
import { clamp } from "#kit/ease.ts";
import type { Spot } from "./limbs.ts";

/** Where the parts of a body are, from the feet's middle, looking to the right. */
export type Pose = {
  hip: number;
  /** How far the chest leans forward: 1 is a bow. */
  lean: number;
  turn: number;
  nod: number;
  feet: readonly [Spot, Spot];
  hands: readonly [Spot, Spot];
};

/** What decides the pose of a player. */
export type Posture = {
  player: Player;
  /** Where the ball is when these hands have it. */
  ball: Spot | undefined;
  isGuarding: boolean;
  isCheering: boolean;
  /** Steps since the beginning, for all that breathes. */
  time: number;
};

export function poseOf(posture: Posture): Pose {
  const { player, ball } = posture;
  const { x, y, facing, stance } = player;
  const held = ball && { x: (ball.x - x) * facing, y: ball.y - y };
  if (stance === "stunned") return sitting(posture);
  if (stance === "hang") return hanging(posture);
  if (stance === "windup") return crouching(posture, held);
  if (stance === "ground")
    return Math.abs(player.vx) > 0.5 ? running(posture, held) : standing(posture, held);
  return flying(posture, held);
}

const at = (x: number, y: number): Spot => ({ x, y });

function standing({ player, isGuarding, isCheering, time }: Posture, held: Spot | undefined): Pose {
  const h = player.build.height;
  const breath = Math.sin(time * 0.12 + h) * 1.2;
  const swing = player.swipe > 0 ? Math.sin((player.swipe / 20) * Math.PI) : 0;
  let hands: [Spot, Spot] = [at(h * 0.17, h * 0.29 + breath), at(-h * 0.14, h * 0.29 - breath)];
  if (isGuarding)
    hands = [at(h * (0.3 + swing * 0.2), h * (0.6 - swing * 0.25) + breath), at(h * 0.24, h * 0.42 - breath)];
  if (isCheering)
    hands = [
      at(h * 0.2, h * 1.02 + Math.sin(time * 0.5) * 4),
      at(-h * 0.2, h * 1.02 - Math.sin(time * 0.5) * 4),
    ];
  if (held) hands = [reachFor(held, h), at(h * 0.2, h * 0.5)];
  const low = isGuarding ? h * 0.05 : 0;
  return {
    hip: h * 0.36 - low + breath * 0.5,
    lean: isGuarding ? 0.3 : held ? 0.2 : 0.04,
    turn: 0,
    nod: isCheering ? 0.2 : 0,
    feet: [at(h * (isGuarding ? 0.15 : 0.09), 0), at(-h * (isGuarding ? 0.17 : 0.1), 0)],
    hands,
  };
}

function running({ player, isGuarding }: Posture, held: Spot | undefined): Pose {
  const h = player.build.height;
  const stride = (player.x * player.facing) / (h * 0.155);
  const way = Math.sign(player.vx * player.facing);
  const speed = clamp(Math.abs(player.vx) / 4, 0.4, 1.3);
  const foot = (phase: number) => {
    const swing = Math.sin(stride + phase) * h * 0.2 * speed;
    return at(swing, Math.max(0, Math.cos(stride + phase) * way) * h * 0.13 * speed);
  };
  const arm = Math.sin(stride) * h * 0.17;
  const swipe = player.swipe > 0 ? h * 0.2 : 0;
  const free: [Spot, Spot] = isGuarding
    ? [at(h * 0.32 + swipe, h * 0.55), at(h * 0.16 - arm * 0.3, h * 0.42)]
    : [at(h * 0.08 - arm, h * 0.4), at(h * 0.02 + arm, h * 0.4)];
  return {
    hip: h * 0.35 + Math.abs(Math.cos(stride)) * h * 0.025,
    lean: player.shift > 0 ? 0.75 : 0.22 * way * speed + 0.08,
    turn: 0,
    nod: 0,
    feet: [foot(0), foot(Math.PI)],
    hands: held ? [reachFor(held, h), free[1]] : free,
  };
}

function crouching({ player }: Posture, held: Spot | undefined): Pose {
  const h = player.build.height;
  const deep = clamp(player.age / 4, 0, 1) * h * 0.1;
  const ball = held ?? at(h * 0.14, h * 0.5);
  return {
    hip: h * 0.36 - deep,
    lean: 0.25,
    turn: 0,
    nod: 0.15,
    feet: [at(h * 0.1, 0), at(-h * 0.12, 0)],
    hands: [at(ball.x + 2, ball.y - 8), at(ball.x - 6, ball.y - 6)],
  };
}

function flying({ player, isCheering }: Posture, held: Spot | undefined): Pose {
  const h = player.build.height;
  const kick = clamp(player.vy / 10, -1, 1);
  const top = h + player.build.reach;
  const isDunk = player.stance === "dunk";
  const ball = held ?? at(h * 0.14, top);
  const loose: [Spot, Spot] = isCheering
    ? [at(h * 0.25, h), at(-h * 0.25, h)]
    : [at(h * 0.16, top - 4), at(h * 0.02, top - h * 0.14)];
  return {
    hip: h * 0.37,
    lean: isDunk ? 0.3 : 0.02,
    turn: isDunk ? -0.12 : 0,
    nod: 0.22,
    feet: isDunk
      ? [at(h * 0.22, h * 0.16), at(-h * 0.3, h * 0.1)]
      : [
          at(h * 0.06, kick > 0 ? -2 : h * 0.04),
          at(-h * (0.06 + Math.abs(kick) * 0.1), kick > 0 ? h * 0.02 : h * 0.1),
        ],
    hands: held
      ? [at(ball.x - 1, ball.y - 10), isDunk ? at(-h * 0.28, h * 0.6) : at(ball.x - 9, ball.y - 5)]
      : loose,
  };
}

function hanging({ player }: Posture): Pose {
  const h = player.build.height;
  const swing = Math.sin(player.age * 0.28) * 0.16;
  return {
    hip: h * 0.37,
    lean: 0,
    turn: swing,
    nod: 0.1,
    feet: [at(h * (0.1 + swing), h * 0.05), at(-h * (0.1 - swing), h * 0.12)],
    hands: [at(h * 0.12, h + player.build.reach - 12), at(-h * 0.25, h * 0.75)],
  };
}

function sitting({ player, time }: Posture): Pose {
  const h = player.build.height;
  return {
    hip: h * 0.1,
    lean: -0.25,
    turn: Math.sin(time * 0.15) * 0.04,
    nod: Math.sin(time * 0.2) * 0.25,
    feet: [at(h * 0.34, 0), at(h * 0.26, h * 0.04)],
    hands: [at(-h * 0.2, h * 0.06), at(-h * 0.3, h * 0.06)],
  };
}

/** The hand follows a bouncing ball down only so far. */
function reachFor(ball: Spot, h: number): Spot {
  return at(ball.x - 3, Math.max(ball.y + 12, h * 0.36));
}
