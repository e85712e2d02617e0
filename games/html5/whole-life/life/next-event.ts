import type { LifeEvent } from "#html5/whole-life/events/event.ts";
import type { Random } from "#kit/random.ts";
import { canHappen } from "./conditions.ts";
import type { Life } from "./life.ts";

/**
 * Chooses what happens next. What fits only a few lives is preferred to what fits all of them, and what this player
 * has never met to what they have: so the next life is another one.
 */
export function nextEvent(
  events: readonly LifeEvent[],
  life: Life,
  random: Random,
  isKnown: (id: string) => boolean,
): LifeEvent {
  const possible = events.filter((event) => canHappen(event, life));
  const due = possible.filter((event) => event.isDue);
  // A turn in a life (school, the last evening) does not wait for anything else that is due.
  const most = Math.max(...due.map(weightOf));
  const list = due.length > 0 ? due.filter((event) => weightOf(event) === most) : possible;
  const weights = list.map((event) => weightOf(event) * (isKnown(event.id) ? 1 : 2));
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = list.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
  const event = found ?? list.at(-1);
  if (!event) throw new Error(`Nothing can happen at ${life.age} to someone with ${life.tags.join(", ")}.`);
  return event;
}

function weightOf(event: LifeEvent): number {
  const isForJob = Array.isArray(event.job) ? 4 : 0;
  return (event.weight ?? 1) * (1 + (event.has?.length ?? 0) + (event.cast?.length ?? 0) * 0.3 + isForJob);
}
