import type { Bot } from "#kit/bot.ts";
import type { Move } from "#kit/input/controls.ts";
import { type Action, shortcutOf } from "./core/actions.ts";
import type { Kitchen } from "./core/kitchen.ts";
import type { Snapshot } from "./core/snapshot.ts";

type Goal = Pick<Bot<Action, Snapshot>, "goal" | "coverStep">;

/** Steps between two presses: nobody works faster. */
const PAUSE = 15;

/** Does what the kitchen advises, key by key, and works on one order at a time. */
export function createBot(kitchen: Kitchen, goal: Goal): Bot<Action, Snapshot> {
  return { ...goal, act: (snapshot) => act(kitchen, snapshot) };
}

function act(kitchen: Kitchen, snapshot: Snapshot): Move<Action> {
  const { phase, held, steps } = snapshot;
  if (phase === "closing") return {};
  if (phase === "morning") return { held: held.length > 0 ? [] : ["down", "confirm"] };
  const next = kitchen.advise(snapshot);
  if (!next || next.isEarly) return {};
  const action = next.kind === "guest" ? "nextGuest" : shortcutOf(next)?.action;
  if (!action) return {};
  if (next.isHeld) return held.length === 0 || held.includes(action) ? { held: [action] } : {};
  // A cut is aimed, not decided.
  const isDue = next.kind === "cut" || steps % PAUSE === 0;
  return held.length === 0 && isDue ? { held: [action] } : {};
}
