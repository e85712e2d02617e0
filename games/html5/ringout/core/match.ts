import type { Random } from "#kit/random.ts";
import { type ArenaId, arenas } from "./arenas.ts";
import type { CharacterId } from "./characters.ts";
import { resolveBlows, resolveShots } from "./combat.ts";
import type { MatchEvent, Side } from "./events.ts";
import {
  type Fighter,
  heightOf,
  isGrounded,
  isInRing,
  newFighter,
  refresh,
  take,
  widthOf,
} from "./fighter.ts";
import { stepHazard } from "./hazards.ts";
import { throwOff } from "./launch.ts";
import { hear, stepFighter } from "./motion.ts";
import { IDLE, type Pad } from "./pad.ts";
import { movePlatforms, type Platform, platformsAt } from "./platforms.ts";
import { type Shot, shoot, stepShot } from "./shots.ts";

/** `size` and `stocks` let a boss be large and an endless row of rivals be endless. */
export type Entrant = { kind: CharacterId; team?: number; size?: number; stocks?: number };

/** Stocks: the last team with falls to spare wins. Time: most ring-outs less own falls at the bell. */
export type Rule = { kind: "stocks"; stocks: number } | { kind: "time"; steps: number };

export type MatchPlan = { arena: ArenaId; entrants: readonly Entrant[]; rule: Rule };

export const READY = 110;
const ENDING = 130;
const AWAY = 60;
/** One step in so many is made when the last ring-out is shown slowly, for so many steps of the match. */
export const SLOWNESS = 3;
const SLOW_STEPS = 24;
/** Shots that one fighter may have in the air. */
const MOST_SHOTS = 2;

/** One bout from "ready" to the last ring-out. Knows nothing of screens, keys or who thinks for whom. */
export class Match {
  readonly plan: MatchPlan;
  readonly fighters: Fighter[];
  shots: Shot[] = [];
  readonly platforms: readonly Platform[];
  phase: "ready" | "live" | "end" = "ready";
  /** Steps in this phase. */
  age = 0;
  /** Steps of fighting. */
  time = 0;
  private readonly random: Random;

  constructor(plan: MatchPlan, random: Random) {
    this.plan = plan;
    this.random = random;
    const { spawns } = this.arena;
    this.fighters = plan.entrants.map((entrant, seat) => {
      const { kind, team = seat, size = 1 } = entrant;
      const stocks =
        entrant.stocks ?? (plan.rule.kind === "stocks" ? plan.rule.stocks : Number.POSITIVE_INFINITY);
      return newFighter({ seat, team, kind, size, stocks }, spawns[seat % spawns.length] ?? 0);
    });
    this.platforms = platformsAt(this.arena, 0);
    for (const fighter of this.fighters) fighter.ground = this.floorAt(fighter.x);
  }

  get arena() {
    return arenas[this.plan.arena];
  }

  get isOver(): boolean {
    return this.phase === "end" && this.age >= ENDING;
  }

  /** The last ring-out is seen slowly. */
  get isSlow(): boolean {
    return this.phase === "end" && this.age < SLOW_STEPS;
  }

  /** Steps until the bell, when there is one. */
  get timeLeft(): number | undefined {
    const { rule } = this.plan;
    return rule.kind === "time" ? Math.max(0, rule.steps - this.time) : undefined;
  }

  /** Points at the bell: ring-outs made, less those suffered. */
  pointsOf = ({ knockouts, falls }: Fighter) => knockouts - falls;

  /** The team that is ahead: the only one left, or the one with the most points and then the least damage. */
  get winner(): number | undefined {
    const standing = [...new Set(this.fighters.filter(({ stocks }) => stocks > 0).map(({ team }) => team))];
    if (this.plan.rule.kind === "stocks") return standing.length === 1 ? standing[0] : undefined;
    const ranked = this.fighters.toSorted(
      (a, b) => this.pointsOf(b) - this.pointsOf(a) || a.damage - b.damage || a.seat - b.seat,
    );
    return ranked[0]?.team;
  }

  step(pads: readonly Pad[]): MatchEvent[] {
    const events: MatchEvent[] = [];
    this.age++;
    if (this.phase === "ready") {
      if (this.age % 30 === 0) events.push({ kind: "count", left: Math.ceil((READY - this.age) / 30) });
      if (this.age < READY) return events;
      this.enter("live");
      events.push({ kind: "go" });
    }
    this.time++;
    movePlatforms(this.platforms, this.time);
    this.moveAll(pads, events);
    jostle(this.fighters);
    this.letHazards(events);
    for (const shot of this.shots) stepShot(shot);
    resolveBlows(this.fighters, events);
    this.shots = resolveShots(this.shots, this.fighters, events);
    for (const fighter of this.fighters) {
      this.ringOut(fighter, events);
      if (fighter.stance === "gone") this.comeBack(fighter);
    }
    if (this.phase === "live" && this.isDecided) {
      this.enter("end");
      events.push({ kind: "end" });
    }
    return events;
  }

  private get isDecided(): boolean {
    if (this.timeLeft === 0) return true;
    const teams = new Set(this.fighters.filter(({ stocks }) => stocks > 0).map(({ team }) => team));
    return teams.size <= 1;
  }

  private enter(phase: Match["phase"]) {
    this.phase = phase;
    this.age = 0;
  }

  private floorAt(x: number): number | undefined {
    const index = this.platforms.findIndex(({ left, right, top }) => top === 0 && x >= left && x <= right);
    return index < 0 ? undefined : index;
  }

  private moveAll(pads: readonly Pad[], events: MatchEvent[]) {
    const { platforms, fighters } = this;
    for (const fighter of fighters) {
      hear(fighter, this.phase === "end" ? IDLE : (pads[fighter.seat] ?? IDLE));
      const isThrown = stepFighter(fighter, { platforms, fighters, events });
      const shot = isThrown ? shoot(fighter) : undefined;
      if (!shot || this.shots.filter(({ seat }) => seat === fighter.seat).length >= MOST_SHOTS) continue;
      this.shots.push(shot);
      events.push({ kind: "shot", seat: fighter.seat });
    }
  }

  private letHazards(events: MatchEvent[]) {
    const { hazard } = this.arena;
    if (!hazard || this.phase !== "live") return;
    const told = stepHazard(hazard, this.time, this.fighters, (fighter, { damage, angle, speed }) => {
      fighter.damage += damage;
      fighter.stop = 8;
      throwOff(fighter, angle, speed);
      const { x, y, seat } = fighter;
      events.push({ kind: "hit", x, y: y - 24, seat, by: undefined, power: speed, angle });
    });
    events.push(...told);
  }

  private ringOut(fighter: Fighter, events: MatchEvent[]) {
    const { ring } = this.arena;
    const middle = fighter.y - heightOf(fighter) / 2;
    if (!isInRing(fighter) || fighter.stance === "cloud") return;
    const side = sideOf(ring, fighter.x, middle);
    // Whoever jumps that high by themselves comes down again.
    if (!side || (side === "top" && fighter.stance !== "stun")) return;
    const { seat, x } = fighter;
    const by = fighter.foeMemory > 0 ? fighter.foe : undefined;
    fighter.stocks--;
    fighter.falls++;
    const foe = by === undefined ? undefined : this.fighters[by];
    if (foe) foe.knockouts++;
    events.push({ kind: "out", seat, by, x, y: middle, side });
    take(fighter, "gone");
    fighter.vx = 0;
    fighter.vy = 0;
    fighter.ground = undefined;
    fighter.foeMemory = 0;
  }

  private comeBack(fighter: Fighter) {
    if (fighter.stocks <= 0 || fighter.age < AWAY || this.phase === "end") return;
    fighter.damage = 0;
    fighter.stop = 0;
    fighter.shield = 100;
    fighter.x = this.random.pick([-90, -30, 30, 90]);
    fighter.y = -600;
    refresh(fighter);
    take(fighter, "cloud");
  }
}

/** Nobody stands inside somebody else for long: both are nudged, so that one can see who is who. */
function jostle(fighters: readonly Fighter[]) {
  const standing = fighters.filter((one) => isGrounded(one) && one.stop === 0 && one.stance !== "roll");
  for (const one of standing) {
    for (const other of standing) {
      const gap = Math.abs(one.x - other.x);
      if (one.seat === other.seat || one.ground !== other.ground) continue;
      if (gap < (widthOf(one) + widthOf(other)) * 0.38)
        one.x += one.x < other.x || (gap === 0 && one.seat < other.seat) ? -0.9 : 0.9;
    }
  }
}

function sideOf(ring: { left: number; right: number; top: number; bottom: number }, x: number, y: number) {
  const sides: [Side, boolean][] = [
    ["bottom", y > ring.bottom],
    ["left", x < ring.left],
    ["right", x > ring.right],
    ["top", y < ring.top],
  ];
  return sides.find(([, isOut]) => isOut)?.[0];
}
