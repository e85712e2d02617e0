import { ClumsyBot, type Habits, type Intent, type Newcomer, playClumsily, type Rung } from "#kit/clumsy.ts";
import { createRandom } from "#kit/random.ts";
import { openSaves } from "#kit/storage.ts";
import { Career } from "./club/career.ts";
import { Club } from "./club/club.ts";
import { WEEKS } from "./club/league.ts";
import type { Snapshot } from "./club/snapshot.ts";
import type { Action } from "./core/actions.ts";
import { distance, toScreen } from "./core/field.ts";

const LONGEST_STEPS = 5 * 60 * 60;
const TAP_STEPS = 5;
/** Yards by which a drag misses the place that was meant. */
const HAND_ERROR = 1.2;

/** Takes any card, drags to whoever has the most room, and runs straight on. */
function newHabits(): Habits<Action, Snapshot> {
  let isDragging = false;
  return {
    keys: ["left", "right", "up", "down", "act"],
    choose({ mode, down }, random): Intent<Action> {
      if (mode !== "down" || !down) return { held: ["act", "confirm"], steps: TAP_STEPS };
      if (down.stage === "set") return { held: ["act"], steps: TAP_STEPS };
      if (down.stage !== "pocket") return { held: ["right"] };
      const { passer, camera, receivers } = down;
      const [open] = receivers
        .filter(({ lead }) => distance(passer, lead) < 25)
        .toSorted((a, b) => b.room - a.room);
      if (!open) return {};
      isDragging = !isDragging;
      if (isDragging) return { pointer: { ...toScreen(passer, camera), isDown: true } };
      const miss = () => random.between(-HAND_ERROR, HAND_ERROR);
      const spot = { x: open.lead.x + miss(), y: open.lead.y + miss() };
      return { pointer: { ...toScreen(spot, camera), isDown: false } };
    },
  };
}

/** A club that nothing is kept of. */
function aClub(seed: number, weeks: number): Club {
  const nowhere = openSaves("newcomer", 1, () => ({ getItem: () => null, setItem: () => undefined }));
  const career = new Career(nowhere, seed);
  for (let week = 0; week < weeks; week++) career.finish(20, 0, 0);
  return new Club(career, createRandom(seed), weeks === 0 ? "practice" : "match");
}

const rungOf = (name: string, weeks: number): Rung => ({
  name,
  isWon(seed) {
    const club = aClub(seed, weeks);
    const { match } = club;
    if (!match) return false;
    const isDone = () => match.drives > 0 || match.board.us > 0;
    playClumsily(club, new ClumsyBot(newHabits(), seed), isDone, LONGEST_STEPS);
    return match.board.us > 0;
  },
});

export const newcomer: Newcomer = {
  game: "Pocket Gridiron",
  first: [rungOf("The practice drive", 0)],
  last: rungOf("The first drive of the final", WEEKS),
};
