import { clamp } from "#kit/ease.ts";
import type { Ball } from "./ball.ts";
import { BALL, type Side } from "./court.ts";
import { stepDunk } from "./dunk.ts";
import { IDLE, type Player, stepPlayer, take } from "./player.ts";

/** Where an attack begins. */
export const SPOTS = { attack: 150, defence: 430 } as const;

/** A step on the way to their places, for both players and for the ball. True when they are there. */
export function hurry(players: readonly [Player, Player], ball: Ball, attack: Side): boolean {
  players.forEach((player, side) => {
    land(player);
    if (player.stance === "ground") run(player, side === attack);
  });
  const owner = players[attack];
  ball.vx = (owner.x + 22 - ball.x) * 0.16;
  ball.vy = (owner.build.height * 0.45 - ball.y) * 0.16;
  ball.x += ball.vx;
  ball.y = Math.max(BALL, ball.y + ball.vy);
  return players.every(
    ({ x, stance }, side) => stance === "ground" && Math.abs(x - spotFor(side === attack)) <= 3,
  );
}

const spotFor = (isAttacking: boolean) => (isAttacking ? SPOTS.attack : SPOTS.defence);

/** Whatever somebody was doing ends on the floor. */
function land(player: Player) {
  const { stance } = player;
  if (stance === "stunned" || stance === "windup" || stance === "shot") take(player, "jump");
  if (player.stance === "ground") player.vx = 0;
  stepPlayer(player, IDLE, false);
  if (player.stance === "dunk") take(player, "jump");
  if (player.stance === "hang") stepDunk(player);
}

function run(player: Player, isAttacking: boolean) {
  const away = spotFor(isAttacking) - player.x;
  player.vx = clamp(away * 0.14, -12, 12);
  player.x += player.vx;
  const isThere = Math.abs(away - player.vx) < 6;
  if (isThere) player.facing = isAttacking ? 1 : -1;
  else player.facing = player.vx < 0 ? -1 : 1;
}
