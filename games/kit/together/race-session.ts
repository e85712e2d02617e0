import type { Core } from "#kit/bot.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import { type Controls, moveOf } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import type { Ghost, Round } from "#kit/round.ts";
import { noLessons } from "#kit/teach.ts";
import type { Chosen } from "./choices.ts";
import { FollowedRun } from "./followed-run.ts";
import { Peer, type PeerOptions } from "./peer.ts";
import { GhostSeat, RaceSeat } from "./race.ts";
import { drawFollowed, drawPlaces } from "./race-overlay.ts";
import type { RaceTerms } from "./race-terms.ts";
import type { Picture, RoomGame } from "./room-game.ts";
import type { RoomRound } from "./room-link.ts";
import { colorOfSeat } from "./seat-colors.ts";

/** Places on the screen are counted once in so many frames, so that they can be read. */
const PLACES_FRAMES = 20;
/** Where a rival would be now cannot be told of more steps than these. */
const MAX_LATE_STEPS = 20;

/**
 * A race on this machine: the game's own round on the own seat, with the others' runs as ghosts beside it. A racer whose run is over, and one
 * who only watches, follows the best of those who still run.
 */
export function openRace<Action extends string>(
  shared: Omit<PeerOptions, "createCore">,
  { seat, seats, seed, options }: RoomRound,
  { seated: { rules }, start, kit }: RoomGame<Action>,
): { peer: Peer; picture: Picture<Action> } {
  const race: RaceTerms = rules.race ?? { maxSteps: () => Number.POSITIVE_INFINITY };
  const chosen = options as Chosen;
  const actions = rules.actions as readonly Action[];
  const runOptions = race.runOptions?.(chosen);
  const reseed = () => createRandom(seed);

  const cores = seats.map((_, at) =>
    at === seat ? undefined : (rules.create(reseed(), options, 1) as GhostSeat).core,
  );
  const ghostsBeside = (shown: number | undefined): readonly Ghost[] =>
    seats.flatMap((sitter, at) => {
      const core = cores[at];
      if (!sitter || !core || at === shown) return [];
      const timeOf = (each: number | undefined) => peer.timelines[each ?? 0]?.present ?? 0;
      return [
        {
          core,
          name: sitter.name,
          color: colorOfSeat(at),
          get late() {
            return clamp(timeOf(shown) - timeOf(at), 0, MAX_LATE_STEPS);
          },
        },
      ];
    });
  const begin = (shown: number, sound = kit.sound): Round<Action, unknown> => {
    const ghosts = ghostsBeside(shown);
    return start({
      ...kit,
      sound,
      saves: { read: kit.saves.read, write: () => undefined },
      random: reseed(),
      reseed,
      ...(runOptions !== undefined && { options: runOptions }),
      isDemo: false,
      isPlayed: false,
      teach: noLessons,
      isTogether: true,
      color: colorOfSeat(shown),
      pause: () => undefined,
      ghosts: () => ghosts,
    });
  };
  const own = seat === undefined ? undefined : begin(seat);
  if (own && seat !== undefined) cores[seat] = (own.run ?? own.core) as Core<string, unknown>;

  const peer = new Peer({
    ...shared,
    createCore(_, at) {
      const core = cores[at];
      if (at !== seat || !own) return new GhostSeat(core as NonNullable<typeof core>, race, chosen);
      const advance = (controls: Controls<string>) => own.step(controls as Controls<Action>);
      return new RaceSeat({ run: () => own.run ?? own.core, advance }, race, chosen);
    },
  });

  const isRunning = (at: number) => seats[at] !== undefined && peer.timelines[at]?.core.isOver === false;
  const scoreOf = (at: number) => peer.timelines[at]?.core.scores[0] ?? 0;
  let followed = own ? undefined : nextRun();
  let upcoming: FollowedRun<Action> | undefined;

  function follow(): void {
    if (seat !== undefined && isRunning(seat)) return;
    if (!upcoming && !(followed && isRunning(followed.seat))) upcoming = nextRun();
    upcoming?.advance(peer);
    if (upcoming?.isUpToDate(peer)) {
      followed = upcoming;
      upcoming = undefined;
    }
    followed?.advance(peer);
  }

  /** The run of the best racer who still runs, to be seen from now on. */
  function nextRun(): FollowedRun<Action> | undefined {
    const [best] = seats
      .map((_, at) => at)
      .filter(isRunning)
      .toSorted((a, b) => scoreOf(b) - scoreOf(a));
    return best === undefined
      ? undefined
      : new FollowedRun(best, rules.actions, kit.sound, (sound) => begin(best, sound));
  }

  /** Scores of the own run, step by step: the others are seen as they were a moment ago, and compared with the own score of then. */
  const ownScores: number[] = [];
  let frames = 0;
  let places: readonly number[] = [];
  function countPlaces(): void {
    if (seat !== undefined) while (ownScores.length <= peer.own.present) ownScores.push(scoreOf(seat));
    if (frames++ % PLACES_FRAMES > 0) return;
    const seen = Math.min(
      ...seats.map((_, at) =>
        at !== seat && isRunning(at) ? (peer.timelines[at]?.present ?? 0) : Number.POSITIVE_INFINITY,
      ),
    );
    places = seats.map((_, at) => (at === seat ? (ownScores[seen] ?? scoreOf(at)) : scoreOf(at)));
  }

  return {
    peer,
    picture: {
      show: () => undefined,
      afterTick() {
        follow();
        countPlaces();
      },
      draw(view: View, alpha: number) {
        const isOwn = seat !== undefined && isRunning(seat);
        (followed?.round ?? own)?.draw(view, isOwn || (followed && isRunning(followed.seat)) ? alpha : 0);
      },
      drawOver(view: View) {
        const { isOver } = peer;
        if (!isOver) drawPlaces(view, seats, { scores: places, isRunning, top: 108 });
        if (!isOver && followed) drawFollowed(view, seats[followed.seat], followed.seat);
      },
      toCore: (controls) => (own?.toCore ? (own.toCore(controls) ?? {}) : moveOf(controls, actions)),
      snapshot: () => (own ?? followed?.round)?.core.snapshot(),
    },
  };
}
