import type { BrawlState } from "./brawl-state.ts";
import { SCREEN } from "./chapter.ts";
import type { Plot } from "./plot.ts";
import { beatOf } from "./things/hazards.ts";

export type Snapshot = ReturnType<typeof snapshotOf>;

/** What a bot, or somebody with good eyes, can see. */
export function snapshotOf(brawl: BrawlState & { readonly plot: Plot }) {
  const { hero, foes, shots, rings, marks, things, hazards, clock, camera, plot } = brawl;
  return {
    clock,
    camera,
    place: plot.place,
    isFree: plot.isFree,
    outcome: brawl.outcome,
    tricks: [...brawl.tricks],
    hero: {
      x: hero.x,
      z: hero.z,
      y: hero.y,
      vy: hero.vy,
      t: hero.t,
      facing: hero.facing,
      state: hero.state,
      strike: hero.strike,
      hp: hero.hp,
      batteries: hero.batteries,
      steam: hero.steam,
      charge: hero.charge,
      bashes: hero.bashes,
      weapon: hero.weapon?.kind,
    },
    foes: foes.map(({ id, x, z, y, half, tall, kind, state, t, hp, facing, plan, mind }) => ({
      id,
      x,
      z,
      y,
      half,
      tall,
      kind,
      state,
      t,
      hp,
      facing,
      isHeavy: plan.isHeavy === true,
      hasShield: plan.hasShield === true,
      attack: plan.attack.kind,
      tell: plan.attack.tell,
      reach: plan.attack.reach,
      act: mind?.act.kind,
      stage: mind?.stage,
      actT: mind?.t,
      isOpen: mind?.isOpen === true,
      limb: mind?.limb && { ...mind.limb },
      beam: mind?.beam && { ...mind.beam },
    })),
    shots: shots
      .filter(({ by }) => by === "foe")
      .map(({ x, z, y, vx, isStuck }) => ({ x, z, y, vx, isStuck })),
    rings: rings.map(({ x, z, r, speed, hasHit }) => ({ x, z, r, speed, hasHit })),
    sweeps: brawl.sweeps.map(({ kind, x, z, vx, half, deep, high }) => ({
      kind,
      x,
      z,
      vx,
      half,
      deep,
      high,
    })),
    piece: plot.piece?.kind,
    marks: marks.map(({ x, z, half, deep, left, isLane }) => ({ x, z, half, deep, left, isLane })),
    stamps: hazards.flatMap((hazard) =>
      hazard.kind === "stamp" && Math.abs(hazard.x - hero.x) < SCREEN
        ? [
            {
              x: hazard.x,
              z: hazard.z,
              half: hazard.half,
              deep: hazard.deep,
              until: beatOf(hazard, clock).until,
            },
          ]
        : [],
    ),
    things: things
      .filter(({ mode, x }) => mode === "lying" && x > camera && x < camera + SCREEN)
      .map(({ kind, x, z, role }) => ({ kind, x, z, role })),
  };
}
