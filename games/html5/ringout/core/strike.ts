import { fall, slide, steer } from "./body.ts";
import type { MatchEvent } from "./events.ts";
import { type Fighter, isGrounded, moveOf, take } from "./fighter.ts";
import { type Drift, MOST_CHARGE, type Move } from "./moves.ts";

/** One step of a move: waits, drifts, shoots, ends. Gives true in the step in which something is thrown. */
export function stepMove(fighter: Fighter, events: MatchEvent[]): boolean {
  const move = moveOf(fighter);
  if (!move) return false;
  if (mustWait(fighter, move, events)) return false;
  const drift = move.drift?.find(({ from, to }) => fighter.age >= from && fighter.age <= to);
  if (drift) carry(fighter, drift);
  else glide(fighter);
  const isThrown = move.shot?.at === fighter.age;
  if (fighter.age >= move.length) end(fighter);
  return isThrown;
}

/** The body holds its wind-up as long as the button is held, up to a point. */
function mustWait(fighter: Fighter, move: Move, events: MatchEvent[]): boolean {
  const { pad, seat } = fighter;
  const canWait = move.charge === fighter.age && fighter.charge < MOST_CHARGE && isGrounded(fighter);
  if (!canWait || !pad.attack) {
    fighter.isCharging = false;
    return false;
  }
  if (fighter.charge === 8 && fighter.move) events.push({ kind: "charge", seat, move: fighter.move });
  fighter.isCharging = true;
  fighter.charge++;
  fighter.age--;
  slide(fighter);
  return true;
}

function carry(fighter: Fighter, { vx, vy, steer: most }: Drift) {
  if (vx !== undefined) fighter.vx = vx * fighter.facing;
  if (most !== undefined) fighter.vx = fighter.pad.x * most;
  if (vy === undefined) {
    if (!isGrounded(fighter)) fall(fighter, false);
    return;
  }
  fighter.ground = vy > 0 ? undefined : fighter.ground;
  fighter.vy = -vy;
}

function glide(fighter: Fighter) {
  if (isGrounded(fighter)) slide(fighter);
  else {
    steer(fighter, fighter.pad.x);
    fall(fighter, false);
  }
}

function end(fighter: Fighter) {
  const isSpent = fighter.move === "recover" && !isGrounded(fighter);
  take(fighter, isSpent ? "helpless" : "free");
}

/** What is left to stand through when the ground cuts a move short. */
export function landingLag(fighter: Fighter): number {
  const move = moveOf(fighter);
  if (!move || !fighter.move) return fighter.stance === "helpless" ? 12 : 0;
  const isAirMove = fighter.move.startsWith("air") || fighter.move === "recover";
  return isAirMove ? (move.landing ?? 0) : 0;
}

/** Only moves of the air are cut short by the ground; the others go on. */
export const endsOnGround = ({ move }: Fighter) =>
  move !== undefined && (move.startsWith("air") || move === "recover");

/** Whether blows now hurt without moving. */
export const isArmoured = (fighter: Fighter) => isWithin(fighter, moveOf(fighter)?.armour);

/** Whether what is thrown now flies back. */
export const isMirror = (fighter: Fighter) => isWithin(fighter, moveOf(fighter)?.mirror);

const isWithin = ({ age }: Fighter, [from, to]: readonly [number, number] = [1, 0]) =>
  age >= from && age <= to;
