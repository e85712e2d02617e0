import { type DisciplineId, disciplines, type Result } from "#html5/wobble-hundred/core/disciplines.ts";
import type { Ending } from "#html5/wobble-hundred/core/race.ts";

type Lines = readonly [string, ...string[]];

/** What the commentator says, each time another line. */
export const lines = {
  ready: [
    "Quiet, please. Somebody is thinking about knees.",
    "The runner stands. So far, so good.",
    "All eyes on lane four. Lane four blinks back.",
    "Two legs, no manual. Here we go.",
  ],
  first: [
    "That was a step! Officially a step!",
    "Movement! The crowd puts down its sandwiches.",
    "And the left leg has met the right leg.",
  ],
  mark: [
    "The shoelaces are holding!",
    "Is this running? The judges say: nearly.",
    "Grace of a falling ladder, and still going!",
    "Somewhere a coach is crying. Happily, I think.",
    "The knees have stopped asking questions.",
    "Keep that up and we shall need more track!",
    "A giraffe would be proud.",
  ],
  wobble: [
    "Ooh, that was close.",
    "Wobble! A proper wobble!",
    "Saved by the elbows!",
    "The head disagrees with the feet.",
  ],
  fence: [
    "Fence down! It had a family of fences.",
    "Clonk.",
    "That one will need glue.",
    "Over it? Through it!",
  ],
  takeoff: ["Airborne! On purpose!", "And up! Nobody told gravity!"],
  ghost: ["Past the ghost! Take that, yesterday!", "The old you waves from behind."],
  rival: ["Past the rival! Politely, of course.", "The rival waves from behind."],
} as const satisfies Record<string, Lines>;

export type Cue = keyof typeof lines;

export const endings: Record<Ending, Lines> = {
  face: [
    "Face first. The track says hello.",
    "A nose for distance.",
    "Down goes the chin, up goes the crowd.",
    "He is not asleep. He is measuring the lane.",
    "Points for commitment.",
  ],
  back: [
    "Flat on the back. Lovely clouds today.",
    "The legs left early, the rest stayed.",
    "A comfortable place to think about rhythm.",
    "Reverse is not a gear we use.",
    "Timber!",
  ],
  finish: [
    "Across the line on something like two feet!",
    "A finish! Somebody find the ribbon!",
    "It was not pretty. It was magnificent.",
  ],
  sand: ["Sand in the shoes, joy in the heart.", "The rake will remember this.", "A landing, of a kind."],
  foul: ["Over the board. The flag is red, and so are the ears.", "No mark. The sand stays tidy."],
  dark: ["The lights are off. Everybody went home.", "A fine evening stroll."],
};

export const metresText = (metres: number) => `${metres.toFixed(metres < 10 ? 2 : 1)} m`;
export const secondsText = (seconds: number) => `${seconds.toFixed(2)} s`;

/** A result as the board shows it: a time for a finish, metres for all else. */
export const resultText = ({ metres, seconds, isFinished }: Result) =>
  isFinished ? secondsText(seconds) : metresText(metres);

export const openedText = (opened: readonly DisciplineId[]) =>
  `${opened.map((id) => disciplines[id].name).join(" and ")} opened: choose with ← →`;

const tips: Partial<Record<Ending, Lines>> = {
  back: ["Over backwards? Hold each stride a little longer.", "Slow legs first. Speed comes by itself."],
  face: ["Over forwards? Change legs a little sooner.", "Get the lifted foot down before the nose."],
  foul: ["Step on the white spring, not beyond it."],
};

/** For short runs advice, for long ones a bow: what the last screen says about an ending. */
export function farewell(ending: Ending, metres: number, spoken: string, number: number): string {
  const advice = metres < 15 ? tips[ending] : undefined;
  return advice ? (advice[number % advice.length] ?? spoken) : spoken;
}
