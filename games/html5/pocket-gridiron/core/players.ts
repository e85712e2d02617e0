import { hypot } from "#kit/exact-math.ts";
import type { Random } from "#kit/random.ts";
import { MIDDLE, type Spot } from "./field.ts";
import type { Play, Route } from "./playbook.ts";
import type { Levels } from "./upgrades.ts";

export type Role = "passer" | "line" | "receiver" | "back" | "rusher" | "linebacker" | "corner" | "safety";

export type Player = Spot & {
  role: Role;
  isOurs: boolean;
  vx: number;
  vy: number;
  /** Yards per step when running freely. */
  speed: number;
  /** Steps for which a block holds, and steps until the next block can. */
  held: number;
  unblockable: number;
  /** Steps on the ground. */
  down: number;
  /** Field points still to run through. */
  path: Spot[];
  /** Receivers: which of the three. Corners: whom they cover. Others -1. */
  mark: number;
  /** What a defender has noticed of his man's running: it lags behind the truth, so cuts shake him off. */
  seenX: number;
  seenY: number;
  /** Zone defenders: where they wait. */
  post: Spot;
  isBlitzing: boolean;
};

/** Where top, bottom and slot receiver stand, counted from the line. */
export const STARTS: readonly Spot[] = [
  { x: -1, y: 3 },
  { x: -1, y: 23 },
  { x: -1.6, y: 18.5 },
];

/** Everybody in his place before the snap. Rating 0 to 10 and more is how good the other defence is. */
export function lineUp(play: Play, line: number, levels: Levels, rating: number, random: Random): Player[] {
  const legs = levels.legs * 0.0035;
  const ours = (role: Role, x: number, y: number, speed: number, mark = -1, path: Spot[] = []) =>
    player(role, true, line + x, y, speed, mark, path);
  const theirs = (role: Role, x: number, y: number, speed: number, mark = -1) =>
    player(role, false, line + x, y, speed + rating * 0.0021, mark);
  const receivers = STARTS.map(({ x, y }, mark) =>
    ours("receiver", x, y, 0.147 + legs, mark, pathOf(play.routes[mark] ?? [], { x: line + x, y })),
  );
  const back = { x: line - 5, y: MIDDLE - 3 };
  const isBlitz = random.chance(0.12 + rating * 0.02);
  const blitzer = random.int(0, 1);
  return [
    ours("passer", -4.6, MIDDLE, 0.085),
    ...receivers,
    ours("back", -5, back.y, 0.15 + legs, -1, pathOf(play.back ?? [], back)),
    ...[-2.1, 0, 2.1].map((y) => ours("line", -0.7, MIDDLE + y, 0.085)),
    ...[-2.4, 0.2, 2.5].map((y) => theirs("rusher", 0.9, MIDDLE + y, 0.088)),
    ...[-4, 4].map((y, index) => ({
      ...theirs("linebacker", 5, MIDDLE + y, 0.118),
      isBlitzing: isBlitz && index === blitzer,
    })),
    ...STARTS.map(({ y }, mark) => theirs("corner", mark === 2 ? 6 : 6.5, y, 0.129, mark)),
    theirs("safety", 15, MIDDLE, 0.132),
  ];
}

function player(
  role: Role,
  isOurs: boolean,
  x: number,
  y: number,
  speed: number,
  mark: number,
  path: Spot[] = [],
): Player {
  return {
    role,
    isOurs,
    x,
    y,
    speed,
    mark,
    path,
    vx: 0,
    vy: 0,
    held: 0,
    unblockable: 0,
    down: 0,
    seenX: 0,
    seenY: 0,
    post: { x, y },
    isBlitzing: false,
  };
}

/** A route as points of the field: "towards the middle" is down for the upper half and up for the lower. */
export function pathOf(route: Route, start: Spot): Spot[] {
  const inward = start.y < MIDDLE ? 1 : -1;
  return route.map(({ x, y }) => ({ x: start.x + x, y: start.y + y * inward }));
}

/** Turns towards the spot with a little inertia and runs there. */
export function runTo(player: Player, target: Spot, pace = 1): void {
  const dx = target.x - player.x;
  const dy = target.y - player.y;
  const length = hypot(dx, dy);
  const speed = Math.min(player.speed * pace, length);
  const wish = length > 0.01 ? { x: (dx / length) * speed, y: (dy / length) * speed } : { x: 0, y: 0 };
  player.vx += (wish.x - player.vx) * 0.22;
  player.vy += (wish.y - player.vy) * 0.22;
}

/** Where he will be after so many steps if he goes on as now. */
export const ahead = (player: Player, steps: number): Spot => ({
  x: player.x + player.vx * steps,
  y: player.y + player.vy * steps,
});
