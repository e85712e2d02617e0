import type { Bot } from "#kit/bot.ts";
import type { Move } from "#kit/input/controls.ts";
import type { Snapshot } from "./club/snapshot.ts";
import type { Action } from "./core/actions.ts";
import { distance, toScreen } from "./core/field.ts";

/** Longer throws than this are for heroes. */
const longestSafe = 30;
type Down = NonNullable<Snapshot["down"]>;

/** Throws to whoever has the most room, runs away from whoever is near. */
export const bot: Bot<Action, Snapshot> = {
  goal: { score: 60, steps: 3 * 60 * 60 },
  coverStep: 1650,
  act(snapshot) {
    const { mode, age } = snapshot;
    if (mode === "hub") return inHub(snapshot);
    if (mode === "call") return pick(snapshot, wish(snapshot));
    if (mode === "defend") return pick(snapshot, 1);
    if (mode === "kick") return age > 25 && Math.abs(snapshot.needle) < 0.12 ? { held: ["act"] } : {};
    if (mode === "down" && snapshot.down) return onField(snapshot.down);
    return tap(age);
  },
};

const tap = (age: number): Move<Action> => (age % 8 === 7 ? { held: ["act", "confirm"] } : {});

/** Moves the choice step by step, then takes it. */
function pick({ index, age }: Snapshot, wanted: number): Move<Action> {
  if (age % 4 !== 3 || age < 10) return {};
  if (index === wanted) return { held: ["confirm"] };
  return { held: [index < wanted ? "right" : "left"] };
}

function inHub(snapshot: Snapshot): Move<Action> {
  const wanted = snapshot.canBuy.indexOf(true);
  return pick(snapshot, wanted < 0 ? snapshot.canBuy.length : wanted);
}

function wish({ choices, spot }: Snapshot): number {
  const boot = choices.indexOf(choices.includes("goal") ? "goal" : "punt");
  if (boot >= 0 && spot < 97) return boot;
  return Math.max(0, choices.indexOf("slants"), choices.indexOf("curls"));
}

function onField(down: Down): Move<Action> {
  if (down.stage === "set") return tap(down.age);
  if (down.stage === "pocket") return aim(down);
  return down.carrier ? run(down, down.carrier) : {};
}

function aim({ receivers, passer, camera, rivals, isAiming, age }: Down): Move<Action> {
  const open = receivers
    .filter(({ lead }) => lead.y > 1 && lead.y < 25 && distance(passer, lead) < longestSafe)
    .toSorted((a, b) => b.room + b.lead.x * 0.06 - a.room - a.lead.x * 0.06)[0];
  const danger = Math.min(...rivals.filter(({ isUp }) => isUp).map((rival) => distance(rival, passer)));
  if (!open) return danger < 2.5 ? { held: ["right"] } : {};
  const at = toScreen(open.lead, camera);
  // Presses at its own feet, drags to the man, lets go.
  if (isAiming) return { pointer: { ...at, isDown: false } };
  const isTime = age > 80 && (open.room > 2.6 || danger < 4 || age > 190);
  if (!isTime) return {};
  return age % 3 === 0
    ? { pointer: { ...toScreen(passer, camera), isDown: true } }
    : { pointer: { ...at, isDown: true } };
}

function run({ rivals, canJuke }: Down, carrier: NonNullable<Down["carrier"]>): Move<Action> {
  const near = rivals
    .filter((rival) => rival.isUp && rival.x > carrier.x - 1.5)
    .toSorted((a, b) => distance(a, carrier) - distance(b, carrier))[0];
  if (!near || distance(near, carrier) > 7) return { held: ["right"] };
  const away = near.y > carrier.y ? "up" : "down";
  const isAtLine = away === "up" ? carrier.y < 3 : carrier.y > 23;
  const way = isAtLine ? (away === "up" ? "down" : "up") : away;
  if (distance(near, carrier) < 1.9 && canJuke) return { held: ["right", way, "act"] };
  return { held: ["right", way] };
}
