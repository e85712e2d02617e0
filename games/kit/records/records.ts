import { t } from "#kit/language/kit-words.ts";
import { createRandom, dailySeed } from "#kit/random.ts";
import type { Kit } from "#kit/round.ts";
import { createRecorder, type Recorder } from "./recorder.ts";
import { openTape } from "./replay.ts";
import { type AnyRules, rulesVersion } from "./rules.ts";
import { openSiteLink } from "./site-link.ts";
import type { Json } from "./tape.ts";
import { TapeError } from "./tape-error.ts";

type Events = {
  /** The next round is to begin on another seed, or against another ghost. */
  onCourse(): void;
  onWatch(tape: Uint8Array): void;
  /** A tape that cannot be shown, in words for the visitor. */
  onRefusal(message: string): void;
};

/** What the site's page asked for: everybody's seed of the day, or the round of a tape and its ghost. */
type Course = { readonly seed?: number; readonly options?: Json; readonly ghost?: Uint8Array };

/** A game's part in the boards: the seeds of its rounds, the ghost beside them, and the tapes of those that are over. */
export function openRecords(rules: AnyRules, { onCourse, onWatch, onRefusal }: Events) {
  let today = dailySeed(new Date());
  let course: Course = {};
  let isAsked = false;
  let ghost: ReturnType<typeof openTape> | undefined;
  let seed = 0;
  let lastTape: Uint8Array | undefined;

  const post = openSiteLink((request) => {
    try {
      if (request.type === "watch") {
        openTape(rules, request.tape);
        onWatch(request.tape);
        return;
      }
      course = courseOf(request);
      isAsked = true;
      onCourse();
    } catch (error) {
      if (!(error instanceof TapeError)) throw error;
      onRefusal(t(`kitRefusal.${error.code}`));
    }
  });

  function courseOf(request: Parameters<Parameters<typeof openSiteLink>[0]>[0]): Course {
    if (request.type === "today") {
      today = request.seed;
      return { seed: today };
    }
    if (request.type !== "race") return {};
    const { seed, options } = openTape(rules, request.tape).tape.head;
    return { seed, options, ghost: request.tape };
  }

  function rewindGhost() {
    ghost = course.ghost && openTape(rules, course.ghost);
  }

  post({ type: "records", version: rulesVersion });

  return {
    /** Begins a round: what its kit has of seeds, choice and ghost. `own` is the seed of a round that nobody asked for. */
    begin(own: number): Pick<Kit, "random" | "reseed" | "options" | "isForBoards" | "ghosts"> {
      const isForBoards = isAsked;
      isAsked = false;
      const first = course.seed ?? own;
      seed = first;
      rewindGhost();
      return {
        random: createRandom(seed),
        reseed(day) {
          seed = day && course.seed === undefined ? today : first;
          return createRandom(seed);
        },
        ...(course.options !== undefined && { options: course.options }),
        isForBoards,
        ghosts: () => (ghost ? [ghost] : []),
      };
    },
    /** Begins the tape of a run, and its ghost from the start: a round may hold several runs. */
    record<Action extends string>(): Recorder<Action> {
      rewindGhost();
      return createRecorder<Action>(rules, seed);
    },
    /** The ghost's step, after each of the run's. */
    stepGhost() {
      if (!ghost || ghost.reader.isAtEnd) return;
      ghost.feed();
      ghost.core.step(ghost.controls);
    },
    /** A run is over: hands its tape to the site's page. */
    keep(recorder: Recorder<string>, options: Json, score: number) {
      lastTape = recorder.finish(options);
      if (lastTape) post({ type: "round", tape: lastTape, score });
    },
    /** The tape of the last round that is over. */
    get lastTape() {
      return lastTape;
    },
  };
}
