import { createRandom } from "#kit/random.ts";
import type { Kit, Round } from "#kit/round.ts";
import { silence } from "#kit/sound/silence.ts";
import { openTape } from "./replay.ts";
import type { AnyRules } from "./rules.ts";

/** A tape that is watched: the game's own picture and sound, moved by the tape. */
export type Playback = ReturnType<typeof openPlayback>;

export function openPlayback<Action extends string, Snapshot>(
  rules: AnyRules,
  bytes: Uint8Array,
  start: (kit: Kit) => Round<Action, Snapshot>,
  kit: Omit<Kit, "random" | "reseed" | "isDemo" | "isPlayed" | "options" | "isForBoards" | "ghosts">,
) {
  let isQuiet = false;
  // The song of the moment plays after it was gone to; nothing on the way there is heard.
  const { music, setPace } = kit.sound;
  const quiet = { ...silence, music, setPace };
  const sound = new Proxy(kit.sound, {
    get: (target, name) => Reflect.get(isQuiet ? quiet : target, name),
  });

  function begin() {
    const opened = openTape(rules, bytes);
    const { seed, options } = opened.tape.head;
    const reseed = () => createRandom(seed);
    const saves = { read: kit.saves.read, write: () => undefined };
    const round = start({
      ...kit,
      saves,
      sound,
      random: reseed(),
      reseed,
      options,
      isDemo: false,
      isPlayed: false,
    });
    return { ...opened, round };
  }
  let now = begin();

  const isAtEnd = () => now.reader.isAtEnd;
  function step() {
    if (isAtEnd()) return;
    now.feed();
    now.round.step(now.controls as never);
  }

  return {
    steps: now.tape.steps,
    get at() {
      return now.reader.at;
    },
    get round() {
      return now.round;
    },
    isAtEnd,
    step,
    /** Goes to a step: forwards without sound, backwards from the start. */
    seek(to: number) {
      isQuiet = true;
      if (to < now.reader.at) now = begin();
      while (now.reader.at < to && !isAtEnd()) step();
      isQuiet = false;
    },
  };
}
