import { lerp } from "#kit/ease.ts";
import { sin } from "#kit/exact-math.ts";
import { RIM } from "./court.ts";
import { handHeight, type Pad, type Player, take } from "./player.ts";

const FLIGHT = 25;
const HANG = 17;
/** Under the basket every jump is a dunk: a throw would only meet the net from below. */
const BENEATH = 62;

/** Close enough, and on the way to the rim. */
export function canDunk(player: Player, pad: Pad): boolean {
  const { dunk } = player.build;
  const away = Math.abs(RIM.x - player.x);
  if (dunk === 0 || player.stance !== "ground") return false;
  if (away < BENEATH) return true;
  return away < dunk && player.x < RIM.x && (pad.way > 0 || player.vx > 1.5);
}

export function startDunk(player: Player): void {
  player.facing = player.x < RIM.x ? 1 : -1;
  player.from = { x: player.x, y: player.y };
  player.shift = 0;
  take(player, "dunk");
}

/** Flies to the rim, hangs there, lets go. True in the one step in which the ball is slammed through. */
export function stepDunk(player: Player): boolean {
  if (player.stance === "hang") {
    player.vx = 0;
    player.vy = 0;
    if (player.age > HANG) take(player, "jump");
    return false;
  }
  const part = Math.min(1, player.age / FLIGHT);
  const x = lerp(player.from.x, RIM.x - player.facing * 26, part);
  const y = lerp(player.from.y, RIM.y + 24 - handHeight(player), sin((part * Math.PI) / 2));
  player.vx = x - player.x;
  player.vy = y - player.y;
  player.x = x;
  player.y = y;
  if (part < 1) return false;
  take(player, "hang");
  return true;
}
