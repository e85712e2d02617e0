import { cos } from "#kit/exact-math.ts";
import type { MatchEvent } from "./events.ts";
import { type Fighter, isGrounded, isInRing, moveOf } from "./fighter.ts";
import { type Blow, breakShield, launchSpeed, stopFor, throwOff } from "./launch.ts";
import { chargeFactor, type Hit, type Move } from "./moves.ts";
import { type Shot, touches, turnBack } from "./shots.ts";
import { isArmoured, isMirror } from "./strike.ts";

/** Steps for which a blow counts as the reason for a ring-out. */
export const BLAME = 300;

/** The circles of a fighter's move that hurt in this step, as they lie in the arena. */
export function circlesOf(
  fighter: Fighter,
  move: Move,
  age = fighter.age,
): (Hit & { px: number; py: number })[] {
  return move.hits
    .filter(({ from, to }) => age >= from && age <= to)
    .map((hit) => ({
      ...hit,
      r: hit.r * fighter.size,
      px: fighter.x + hit.x * fighter.facing * fighter.size,
      py: fighter.y - hit.y * fighter.size,
    }));
}

/** Everybody who swings, against everybody who stands there. */
export function resolveBlows(fighters: readonly Fighter[], events: MatchEvent[]): void {
  for (const attacker of fighters) {
    const move = moveOf(attacker);
    if (!move || attacker.stop > 0 || attacker.isCharging) continue;
    for (const circle of circlesOf(attacker, move)) {
      for (const victim of fighters) {
        if (!canHurt(attacker, victim) || !touches(circle.px, circle.py, circle.r, victim)) continue;
        attacker.struck.push(victim.seat);
        land(attacker, victim, move, circle, events);
      }
    }
  }
}

const canHurt = (attacker: Fighter, victim: Fighter) =>
  attacker.team !== victim.team &&
  isInRing(victim) &&
  victim.safe === 0 &&
  !attacker.struck.includes(victim.seat);

function land(
  attacker: Fighter,
  victim: Fighter,
  move: Move,
  hit: Hit & { px: number; py: number },
  events: MatchEvent[],
) {
  const factor = chargeFactor(attacker.charge);
  const angle = attacker.facing > 0 ? hit.angle : 180 - hit.angle;
  const blow = {
    damage: hit.damage * factor,
    angle: aimed(attacker, move, angle),
    base: hit.base * (1 + (attacker.size - 1) * 0.4),
    growth: hit.growth * factor,
    by: attacker.seat,
  };
  const stop = stopFor(blow.damage);
  attacker.stop = stop;
  receive(victim, blow, { x: hit.px, y: hit.py }, move.isToss ?? false, events);
  victim.stop = stop;
}

/** A throw goes where its thrower points. */
function aimed({ pad, facing }: Fighter, { isToss }: Move, angle: number): number {
  if (!isToss) return angle;
  if (pad.y < 0) return 90;
  return pad.x !== 0 && pad.x !== facing ? 180 - angle : angle;
}

/** Somebody meets a blow: shield, armour, or off they go. */
export function receive(
  victim: Fighter,
  blow: Blow,
  at: { x: number; y: number },
  isToss: boolean,
  events: MatchEvent[],
): void {
  const { seat } = victim;
  if (victim.stance === "shield" && !isToss) {
    victim.shield -= blow.damage * 1.9 + 4;
    victim.vx = cos((blow.angle * Math.PI) / 180) * blow.damage * 0.32;
    events.push({ kind: "block", ...at, seat });
    if (victim.shield <= 0) {
      breakShield(victim);
      events.push({ kind: "break", seat });
    }
    return;
  }
  victim.damage = Math.min(999, victim.damage + blow.damage);
  victim.foe = blow.by;
  victim.foeMemory = BLAME;
  if (isArmoured(victim) && !isToss) {
    events.push({ kind: "armour", ...at, seat });
    return;
  }
  const speed = launchSpeed(victim, blow);
  const wasDown = blow.angle < 0 && isGrounded(victim);
  throwOff(victim, blow.angle, speed);
  events.push({ kind: "hit", ...at, seat, by: blow.by, power: speed, angle: wasDown ? 90 : blow.angle });
}

/** Things in the air, against everybody. Gives those that are still flying. */
export function resolveShots(
  shots: readonly Shot[],
  fighters: readonly Fighter[],
  events: MatchEvent[],
): Shot[] {
  return shots.filter((shot) => {
    if (isTurnedBack(shot, fighters, events)) return true;
    const { plan, seat, team, x, y } = shot;
    const victim = fighters.find(
      (fighter) => fighter.team !== team && fighter.safe === 0 && touches(x, y, plan.r, fighter),
    );
    if (victim) {
      const angle = shot.vx > 0 ? plan.angle : 180 - plan.angle;
      receive(victim, { ...plan, angle, by: seat }, { x, y }, false, events);
      victim.stop = stopFor(plan.damage);
    }
    const isSpent = victim !== undefined || shot.age >= plan.life;
    if (isSpent) events.push({ kind: "pop", x, y });
    return !isSpent;
  });
}

/** How far before the body something thrown is met. */
const MIRROR_REACH = 30;

function isTurnedBack(shot: Shot, fighters: readonly Fighter[], events: MatchEvent[]): boolean {
  const { x, y, vx, team, plan } = shot;
  const mirror = fighters.find(
    (fighter) =>
      fighter.team !== team &&
      fighter.facing * vx < 0 &&
      isMirror(fighter) &&
      touches(x, y, plan.r + MIRROR_REACH, fighter),
  );
  if (!mirror) return false;
  turnBack(shot, mirror);
  events.push({ kind: "mirror", x, y, seat: mirror.seat });
  return true;
}
