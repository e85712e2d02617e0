import type { Body } from "#html5/scrapyard-sam/engine/core/body.ts";
import type { BossMind } from "./boss-plan.ts";
import { type FoeKind, type FoePlan, foePlans } from "./foes.ts";

export type FoeState =
  | "enter"
  | "free"
  | "tell"
  | "strike"
  | "recover"
  | "hurt"
  | "air"
  | "down"
  | "rise"
  | "held"
  | "thrown"
  | "dizzy"
  | "broken"
  | "boss";

export type Foe = Body & {
  id: number;
  kind: FoeKind | "boss";
  plan: FoePlan;
  state: FoeState;
  /** Steps in this state. */
  t: number;
  hp: number;
  hpMax: number;
  /** Its turn to attack; see turns.ts. */
  hasTurn: boolean;
  turnAge: number;
  waited: number;
  /** Hits taken since it last stood on its feet. */
  juggle: number;
  /** What is left of a shield arm's or a heavy one's patience. */
  guard: number;
  times: number;
  hasStruck: boolean;
  flash: number;
  /** How long it stays hurt or dizzy. */
  stun: number;
  /** Those it has bowled over in this flight. */
  bowled: Set<number>;
  mind: BossMind | undefined;
  /** A boss called it. There is no end to helpers, so they are worth no points. */
  isHelper: boolean;
};

export const GUARD = 4;
/** A heavy one staggers after this much damage without a break. */
export const PATIENCE = 34;

export function makeFoe(id: number, kind: FoeKind, x: number, z: number, tougher: number): Foe {
  const plan = foePlans[kind];
  const hp = Math.round(plan.hp * tougher);
  return {
    id,
    kind,
    plan,
    x,
    z,
    y: plan.hover ?? 0,
    vx: 0,
    vz: 0,
    vy: 0,
    facing: -1,
    half: plan.half,
    tall: plan.tall,
    state: "enter",
    t: 0,
    hp,
    hpMax: hp,
    hasTurn: false,
    turnAge: 0,
    waited: id % 40,
    juggle: 0,
    guard: plan.isHeavy ? PATIENCE : GUARD,
    times: 0,
    hasStruck: false,
    flash: 0,
    stun: 0,
    bowled: new Set(),
    mind: undefined,
    isHelper: false,
  };
}

export function turnTo(foe: Foe, state: FoeState): void {
  foe.state = state;
  foe.t = 0;
}

/** Can it still be reckoned with? */
export const isStanding = ({ state }: Foe) => state !== "broken";

const busy: readonly FoeState[] = ["tell", "strike"];
export const isAttacking = ({ state }: Foe) => busy.includes(state);

/** Whether Sam can get hold of it. */
export function canBeHeld(foe: Foe): boolean {
  if (foe.kind === "boss" || foe.y > 30) return false;
  if (foe.plan.isHeavy) return foe.state === "dizzy";
  if (foe.plan.hasShield && foe.state === "free") return true;
  return ["free", "tell", "recover", "hurt", "dizzy", "enter"].includes(foe.state);
}
