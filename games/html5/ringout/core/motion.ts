import {
  actFreely,
  actInDodge,
  actInRoll,
  actInShield,
  actInSquat,
  actOnLedge,
  rest,
  restShield,
} from "./actions.ts";
import { fall, ledgeInReach, slide, steer, travel, tumble } from "./body.ts";
import type { MatchEvent } from "./events.ts";
import { type Fighter, heightOf, isGrounded, refresh, take, widthOf } from "./fighter.ts";
import { breakShield } from "./launch.ts";
import { buttons, EARLY, type Pad } from "./pad.ts";
import { ledgesOf, type Platform } from "./platforms.ts";
import { endsOnGround, landingLag, stepMove } from "./strike.ts";

const DIZZY = 150;
const CLOUD_TOP = -250;
const CLOUD_WAIT = 150;
const CLOUD_RIDE = 40;

/** Remembers what was pressed just now. */
export function hear(fighter: Fighter, pad: Pad): void {
  for (const button of buttons) if (pad[button] && !fighter.pad[button]) fighter.wishes[button] = EARLY;
  fighter.pad = pad;
}

export type World = { platforms: readonly Platform[]; fighters: readonly Fighter[]; events: MatchEvent[] };

/** A step of one body. Gives true when it throws something. */
export function stepFighter(fighter: Fighter, world: World): boolean {
  if (fighter.stop > 0) {
    fighter.stop--;
    return false;
  }
  fighter.age++;
  count(fighter);
  const isThrown = act(fighter, world);
  if (fighter.stance === "hang" || fighter.stance === "cloud" || fighter.stance === "gone") return isThrown;
  const landing = travel(fighter, world.platforms);
  if (landing === "landed") touchGround(fighter, world.events);
  if (!isGrounded(fighter)) grabLedge(fighter, world);
  return isThrown;
}

function count(fighter: Fighter) {
  fighter.safe = Math.max(0, fighter.safe - 1);
  fighter.ledgeRest = Math.max(0, fighter.ledgeRest - 1);
  fighter.dropping = Math.max(0, fighter.dropping - 1);
  fighter.foeMemory = Math.max(0, fighter.foeMemory - 1);
  if (fighter.foeMemory === 0) fighter.foe = undefined;
  restShield(fighter);
  for (const button of buttons) fighter.wishes[button] = Math.max(0, fighter.wishes[button] - 1);
}

function act(fighter: Fighter, { platforms, events }: World): boolean {
  switch (fighter.stance) {
    case "free":
      dropThrough(fighter, platforms);
      actFreely(fighter, events);
      if (fighter.stance === "free" && !isGrounded(fighter)) fall(fighter, fighter.pad.y > 0);
      return false;
    case "squat":
      actInSquat(fighter, events);
      return false;
    case "attack":
      return stepMove(fighter, events);
    case "shield":
      actInShield(fighter, events);
      if (fighter.shield <= 0) {
        breakShield(fighter);
        events.push({ kind: "break", seat: fighter.seat });
      }
      return false;
    case "roll":
      actInRoll(fighter);
      return false;
    case "dodge":
      actInDodge(fighter);
      return false;
    case "hang":
      hang(fighter, platforms);
      actOnLedge(fighter, events);
      return false;
    case "helpless":
      steer(fighter, fighter.pad.x);
      fall(fighter, fighter.pad.y > 0);
      return false;
    case "cloud":
      ride(fighter, events);
      return false;
    case "gone":
      return false;
    default:
      suffer(fighter);
      return false;
  }
}

/** Stunned, dizzy or out of breath: it passes. */
function suffer(fighter: Fighter) {
  if (fighter.stance === "stun") {
    if (isGrounded(fighter)) slide(fighter);
    else tumble(fighter);
    if (fighter.age >= fighter.stun) take(fighter, "free");
    return;
  }
  slide(fighter);
  if (!isGrounded(fighter)) fall(fighter, false);
  if (fighter.age >= (fighter.stance === "dizzy" ? DIZZY : fighter.stun)) take(fighter, "free");
}

function dropThrough(fighter: Fighter, platforms: readonly Platform[]) {
  if (fighter.pad.y <= 0 || fighter.ground === undefined || fighter.pad.attack || fighter.pad.guard) return;
  if (platforms[fighter.ground]?.slab.thick !== undefined || fighter.age < 4) return;
  fighter.ground = undefined;
  fighter.dropping = 10;
  fighter.vy = 2;
}

function touchGround(fighter: Fighter, events: MatchEvent[]) {
  const { stance, seat } = fighter;
  events.push({ kind: "land", seat });
  const lag = landingLag(fighter);
  if (stance === "free" || (stance === "attack" && !endsOnGround(fighter)) || stance === "dizzy") return;
  if (stance === "dodge") rest(fighter, 8);
  else if (stance === "stun") rest(fighter, 12);
  else if (lag > 0) rest(fighter, lag);
  else take(fighter, "free");
}

function grabLedge(fighter: Fighter, { platforms, fighters, events }: World) {
  const { stance, move, vy, pad } = fighter;
  const hasHands = stance === "free" || stance === "helpless" || (stance === "attack" && move === "recover");
  const isRising = vy < (stance === "attack" ? -13 : -1);
  if (!hasHands || isRising || pad.y > 0 || fighter.ledgeRest > 0) return;
  if (stance === "attack" && fighter.age < 10) return;
  const ledge = ledgeInReach(fighter, platforms, fighters);
  if (!ledge) return;
  take(fighter, "hang");
  fighter.ledge = { platform: ledge.platform, side: ledge.side };
  fighter.facing = ledge.side > 0 ? -1 : 1;
  fighter.safe = Math.max(fighter.safe, 34);
  refresh(fighter);
  hang(fighter, platforms);
  events.push({ kind: "ledge", seat: fighter.seat });
}

function hang(fighter: Fighter, platforms: readonly Platform[]) {
  const { ledge: held } = fighter;
  const ledge = ledgesOf(platforms).find((one) => one.platform === held?.platform && one.side === held.side);
  if (!ledge) return;
  fighter.x = ledge.x + (ledge.side * widthOf(fighter)) / 2;
  fighter.y = ledge.y + heightOf(fighter) * 0.92;
  fighter.vx = 0;
  fighter.vy = 0;
}

/** Comes down on a cloud and steps off when it likes. */
function ride(fighter: Fighter, events: MatchEvent[]) {
  const { pad, age } = fighter;
  fighter.y = CLOUD_TOP - Math.max(0, CLOUD_RIDE - age) * 6;
  const isAwake = pad.x !== 0 || pad.y !== 0 || pad.jump || pad.attack || pad.special || pad.guard;
  if (age < CLOUD_RIDE + 8 || (!isAwake && age < CLOUD_WAIT)) return;
  fighter.safe = 90;
  take(fighter, "free");
  events.push({ kind: "return", seat: fighter.seat });
}
