import { ClumsyBot, type Habits, type Intent, type Newcomer, playClumsily, type Rung } from "#kit/clumsy.ts";
import { atan2, cos, hypot, sin } from "#kit/exact-math.ts";
import { firstCar } from "./core/cars.ts";
import { type Action, Run, type Snapshot } from "./core/run.ts";
import type { Track } from "./core/track.ts";
import { firstTrack, type Medal, medalFor, medals, tracks } from "./core/tracks.ts";
import { t } from "./words.ts";

const LONGEST_STEPS = 5 * 60 * 60;
/** How far ahead the eye is, in seconds of the way. */
const LOOK_SECONDS = 1.1;
/** Samples of the road that a snapshot shows are this many metres apart. */
const SAMPLE_METRES = 4;
/** A newcomer lets go of the gas above this speed (m/s). */
const FAST = 17;
const TIGHT_BEND = 1 / 34;

/** Turns towards the road ahead, lets go of the gas when it gets fast, and pulls the handbrake in tight bends. */
const habits: Habits<Action, Snapshot> = {
  keys: ["left", "right", "up", "down", "handbrake"],
  choose({ sight }): Intent<Action> {
    const { x, y, vx, vy, heading, ahead } = sight;
    const speed = hypot(vx, vy);
    const seen = Math.min(ahead.length - 1, Math.round((8 + speed * LOOK_SECONDS) / SAMPLE_METRES));
    const aim = ahead[seen] ?? { x, y, bend: 0 };
    const way = atan2(aim.y - y, aim.x - x) - heading;
    const off = atan2(sin(way), cos(way));
    const held: Action[] = speed < FAST ? ["up"] : [];
    if (Math.abs(off) < 0.12) return { held };
    held.push(off < 0 ? "left" : "right");
    const isSlide = speed > 11 && Math.abs(ahead[4]?.bend ?? 0) > TIGHT_BEND;
    if (isSlide) held.push("handbrake");
    return { held, steps: Math.min(40, 10 + Math.abs(off) * 30) };
  },
};

/** A race on this track that brings this medal, for its best lap or for its slides. */
const rungOf = (track: Track, medal: Medal): Rung => ({
  name: `${t(`track.${track.id}`)}: ${t(`medal.${medal}`)}`,
  isWon(seed) {
    const run = new Run(track, firstCar);
    playClumsily(run, new ClumsyBot(habits, seed), () => run.isOver, LONGEST_STEPS);
    const { bestLap, points } = run.race;
    const won = Math.max(medalFor(track.laps, bestLap), medalFor(track.points, points));
    return won > medals.indexOf(medal);
  },
});

const [, second = firstTrack] = tracks;

export const newcomer: Newcomer = {
  game: "Sideways",
  first: [rungOf(firstTrack, "bronze"), rungOf(second, "bronze")],
  last: rungOf(tracks.at(-1) ?? firstTrack, "gold"),
};
