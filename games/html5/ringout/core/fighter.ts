import { pow } from "#kit/exact-powers.ts";
import { type Character, type CharacterId, characters } from "./characters.ts";
import type { Move, MoveName } from "./moves.ts";
import { type Button, IDLE, type Pad } from "./pad.ts";

/** What the body is busy with. `cloud` is the ride back into the ring, `gone` the wait before it. */
export type Stance =
  | "free"
  | "squat"
  | "attack"
  | "stun"
  | "shield"
  | "roll"
  | "dodge"
  | "hang"
  | "dizzy"
  | "helpless"
  | "lag"
  | "cloud"
  | "gone";

export type Fighter = {
  readonly seat: number;
  /** Those of one team do not hurt each other. */
  readonly team: number;
  readonly size: number;
  kind: CharacterId;
  x: number;
  /** Of the feet; grows downwards. */
  y: number;
  vx: number;
  vy: number;
  facing: 1 | -1;
  stance: Stance;
  /** Steps in this stance. */
  age: number;
  /** The platform underfoot. */
  ground: number | undefined;
  /** Steps for which soft platforms are fallen through. */
  dropping: number;
  ledge: { platform: number; side: 1 | -1 } | undefined;
  /** Steps until a ledge can be held again. */
  ledgeRest: number;
  airJumps: number;
  canRecover: boolean;
  canDodge: boolean;
  move: MoveName | undefined;
  charge: number;
  isCharging: boolean;
  /** Seats that this move has already struck. */
  struck: number[];
  damage: number;
  stocks: number;
  knockouts: number;
  falls: number;
  /** Steps in which a blow freezes the body, to be felt. */
  stop: number;
  /** How long the launch takes away all control. */
  stun: number;
  shield: number;
  /** Steps in which nothing hurts. */
  safe: number;
  /** Who struck last, and how many steps that still counts. */
  foe: number | undefined;
  foeMemory: number;
  pad: Pad;
  /** For how many more steps a press is remembered. */
  wishes: Record<Button, number>;
};

export const FULL_SHIELD = 100;

type Entry = { seat: number; team: number; kind: CharacterId; size: number; stocks: number };

export function newFighter({ seat, team, kind, size, stocks }: Entry, x: number): Fighter {
  return {
    seat,
    team,
    size,
    kind,
    stocks,
    x,
    y: 0,
    vx: 0,
    vy: 0,
    facing: x > 0 ? -1 : 1,
    stance: "free",
    age: 0,
    ground: undefined,
    dropping: 0,
    ledge: undefined,
    ledgeRest: 0,
    airJumps: characters[kind].airJumps,
    canRecover: true,
    canDodge: true,
    move: undefined,
    charge: 0,
    isCharging: false,
    struck: [],
    damage: 0,
    knockouts: 0,
    falls: 0,
    stop: 0,
    stun: 0,
    shield: FULL_SHIELD,
    safe: 0,
    foe: undefined,
    foeMemory: 0,
    pad: IDLE,
    wishes: { jump: 0, attack: 0, special: 0, guard: 0 },
  };
}

export const characterOf = (fighter: Fighter): Character => characters[fighter.kind];
export const widthOf = (fighter: Fighter) => characterOf(fighter).width * fighter.size;
export const heightOf = (fighter: Fighter) => characterOf(fighter).height * fighter.size;
/** Heavier by more than it looks: giants are hard to move. */
export const weightOf = (fighter: Fighter) => characterOf(fighter).weight * pow(fighter.size, 1.4);
export const isInRing = ({ stance }: Fighter) => stance !== "gone";
export const isGrounded = ({ ground }: Fighter) => ground !== undefined;

export const moveOf = (fighter: Fighter): Move | undefined =>
  fighter.stance === "attack" && fighter.move ? characterOf(fighter).moves[fighter.move] : undefined;

export function take(fighter: Fighter, stance: Stance): void {
  fighter.stance = stance;
  fighter.age = 0;
  fighter.isCharging = false;
  if (stance !== "hang") fighter.ledge = undefined;
  if (stance !== "attack") fighter.move = undefined;
}

/** Feet on something: everything that the air used up is there again. */
export function refresh(fighter: Fighter): void {
  fighter.airJumps = characterOf(fighter).airJumps;
  fighter.canRecover = true;
  fighter.canDodge = true;
}
