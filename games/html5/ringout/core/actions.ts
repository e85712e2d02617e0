import { hypot } from "#kit/exact-math.ts";
import { slide, steer } from "./body.ts";
import type { MatchEvent } from "./events.ts";
import { characterOf, type Fighter, FULL_SHIELD, isGrounded, take } from "./fighter.ts";
import type { MoveName } from "./moves.ts";
import type { Button } from "./pad.ts";

export const SQUAT = 3;
const ROLL = 24;
const DODGE = 28;
const ROLL_SPEED = 7.4;
const DODGE_SPEED = 6.4;
const SHIELD_COST = 0.42;

/** Uses up a press, if there was one. */
function wants(fighter: Fighter, button: Button): boolean {
  const isWished = fighter.wishes[button] > 0;
  fighter.wishes[button] = 0;
  return isWished;
}

const peek = ({ wishes }: Fighter, button: Button) => wishes[button] > 0;

/** Somebody with both hands free: stands, runs, falls. */
export function actFreely(fighter: Fighter, events: MatchEvent[]): void {
  const { pad } = fighter;
  if (isGrounded(fighter) && pad.x !== 0) fighter.facing = pad.x > 0 ? 1 : -1;
  if (peek(fighter, "special")) beginSpecial(fighter, events);
  else if (peek(fighter, "attack")) beginAttack(fighter, events);
  else if (isGrounded(fighter)) actOnGround(fighter, events);
  else actInAir(fighter, events);
}

function actOnGround(fighter: Fighter, events: MatchEvent[]) {
  const { pad } = fighter;
  if (wants(fighter, "jump")) take(fighter, "squat");
  else if (pad.guard) beginGuard(fighter, events);
  else steer(fighter, pad.x);
}

function actInAir(fighter: Fighter, events: MatchEvent[]) {
  const { pad, seat } = fighter;
  if (fighter.airJumps > 0 && wants(fighter, "jump")) {
    fighter.airJumps--;
    fighter.vy = -characterOf(fighter).airJump;
    // A jump in the air may turn around at once.
    if (pad.x !== 0 && Math.sign(fighter.vx) !== pad.x) fighter.vx = pad.x * characterOf(fighter).glide * 0.8;
    events.push({ kind: "airJump", seat });
  } else if (fighter.canDodge && wants(fighter, "guard")) {
    fighter.canDodge = false;
    const length = hypot(pad.x, pad.y) || 1;
    fighter.vx = (pad.x / length) * DODGE_SPEED;
    fighter.vy = (pad.y / length) * DODGE_SPEED;
    fighter.safe = Math.max(fighter.safe, DODGE - 8);
    take(fighter, "dodge");
    events.push({ kind: "dodge", seat });
  }
  steer(fighter, pad.x);
}

function beginGuard(fighter: Fighter, events: MatchEvent[]) {
  if (fighter.pad.x !== 0 && wants(fighter, "guard")) roll(fighter, fighter.pad.x, events);
  else take(fighter, "shield");
}

function roll(fighter: Fighter, way: number, events: MatchEvent[]) {
  fighter.vx = way * ROLL_SPEED;
  fighter.facing = way > 0 ? -1 : 1;
  fighter.safe = Math.max(fighter.safe, ROLL - 8);
  take(fighter, "roll");
  events.push({ kind: "roll", seat: fighter.seat });
}

/** In the squat before a jump one can still change one's mind: that is how up and a button strike from the ground. */
export function actInSquat(fighter: Fighter, events: MatchEvent[]): void {
  if (peek(fighter, "special")) beginSpecial(fighter, events);
  else if (peek(fighter, "attack")) beginAttack(fighter, events);
  else if (fighter.age >= SQUAT) {
    const { jump } = characterOf(fighter);
    fighter.ground = undefined;
    // Letting go at once makes a short hop.
    fighter.vy = fighter.pad.jump ? -jump : -jump * 0.68;
    take(fighter, "free");
    events.push({ kind: "jump", seat: fighter.seat });
  } else slide(fighter);
}

export function actInShield(fighter: Fighter, events: MatchEvent[]): void {
  const { pad } = fighter;
  fighter.shield -= SHIELD_COST;
  slide(fighter);
  if (wants(fighter, "attack")) begin(fighter, "toss", events);
  else if (wants(fighter, "jump")) take(fighter, "squat");
  else if (pad.x !== 0 && fighter.age > 5) roll(fighter, pad.x, events);
  else if (!pad.guard && fighter.age > 4) take(fighter, "free");
}

export function restShield(fighter: Fighter): void {
  if (fighter.stance !== "shield") fighter.shield = Math.min(FULL_SHIELD, fighter.shield + 0.2);
}

export function actInRoll(fighter: Fighter): void {
  if (fighter.age > ROLL - 8) fighter.vx *= 0.7;
  if (fighter.age >= ROLL) take(fighter, "free");
}

export function actInDodge(fighter: Fighter): void {
  fighter.vx *= 0.94;
  fighter.vy *= 0.94;
  if (fighter.age >= DODGE) take(fighter, "free");
}

export function actOnLedge(fighter: Fighter, events: MatchEvent[]): void {
  const { pad, ledge } = fighter;
  if (!ledge || fighter.age < 10) return;
  const inward = -ledge.side;
  if (wants(fighter, "jump")) {
    fighter.vy = -characterOf(fighter).jump;
    letGo(fighter);
    events.push({ kind: "jump", seat: fighter.seat });
  } else if (pad.x === inward || wants(fighter, "attack") || wants(fighter, "guard")) climb(fighter, inward);
  else if (pad.y > 0 || pad.x === ledge.side || fighter.age > 200) letGo(fighter);
}

function letGo(fighter: Fighter) {
  fighter.ledgeRest = 28;
  fighter.airJumps = characterOf(fighter).airJumps;
  take(fighter, "free");
}

function climb(fighter: Fighter, inward: number) {
  const { platform = 0 } = fighter.ledge ?? {};
  fighter.x += inward * (characterOf(fighter).width * fighter.size + 8);
  fighter.ground = platform;
  fighter.safe = Math.max(fighter.safe, 14);
  rest(fighter, 10);
}

/** Stands still for a while. */
export function rest(fighter: Fighter, steps: number): void {
  take(fighter, "lag");
  fighter.stun = steps;
}

function beginAttack(fighter: Fighter, events: MatchEvent[]) {
  const { pad } = fighter;
  wants(fighter, "attack");
  if (isGrounded(fighter)) begin(fighter, aim(pad.x, pad.y, "jab", "side", "up", "down"), events);
  else {
    if (pad.x !== 0 && pad.y === 0) fighter.facing = pad.x > 0 ? 1 : -1;
    begin(fighter, aim(pad.x, pad.y, "airJab", "airSide", "airUp", "airDown"), events);
  }
}

function aim(x: number, y: number, none: MoveName, side: MoveName, up: MoveName, down: MoveName): MoveName {
  if (y !== 0) return y < 0 ? up : down;
  return x === 0 ? none : side;
}

function beginSpecial(fighter: Fighter, events: MatchEvent[]) {
  const { pad } = fighter;
  wants(fighter, "special");
  if (pad.x !== 0) fighter.facing = pad.x > 0 ? 1 : -1;
  if (pad.y >= 0) begin(fighter, "special", events);
  else if (fighter.canRecover) {
    fighter.canRecover = false;
    begin(fighter, "recover", events);
  }
}

function begin(fighter: Fighter, move: MoveName, events: MatchEvent[]) {
  take(fighter, "attack");
  fighter.move = move;
  fighter.charge = 0;
  fighter.struck = [];
  fighter.wishes.jump = 0;
  if (move === "recover") fighter.ground = undefined;
  events.push({ kind: "swing", seat: fighter.seat, move });
}
