import { createRandom } from "#kit/random.ts";
import type { MatchEvent } from "./events.ts";
import type { Fighter } from "./fighter.ts";
import { Match, type MatchPlan, READY } from "./match.ts";
import { IDLE, type Pad } from "./pad.ts";

/** A match that has just begun, with hands for its first two fighters. */
export function aMatch(plan: Partial<MatchPlan> = {}, seed = 1) {
  const match = new Match(
    {
      arena: "desk",
      entrants: [{ kind: "lefty" }, { kind: "whistle" }],
      rule: { kind: "stocks", stocks: 3 },
      ...plan,
    },
    createRandom(seed),
  );
  const events: MatchEvent[] = [];
  const send = (first: Partial<Pad> = {}, steps = 1, second: Partial<Pad> = {}) => {
    for (let step = 0; step < steps; step++)
      events.push(
        ...match.step([
          { ...IDLE, ...first },
          { ...IDLE, ...second },
        ]),
      );
  };
  send({}, READY);
  const [self, foe] = match.fighters;
  if (!self || !foe) throw new Error("Two are needed for a match.");
  return { match, self, foe, send, events, kinds: () => events.map(({ kind }) => kind) };
}

/** Puts somebody somewhere, standing on the main floor. */
export function stand(fighter: Fighter, x: number, facing: 1 | -1 = 1): void {
  Object.assign(fighter, { x, y: 0, vx: 0, vy: 0, ground: 0, facing, stance: "free", age: 0 });
}

/** Puts somebody in the air. */
export function hover(fighter: Fighter, x: number, y: number): void {
  Object.assign(fighter, { x, y, vx: 0, vy: 0, ground: undefined, stance: "free", age: 0 });
}
