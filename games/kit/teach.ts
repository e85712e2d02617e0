import { drawPointer } from "./draw/pointer.ts";
import type { View } from "./draw/view.ts";
import { type DeviceWords, wordsFor } from "./input/device.ts";
import { isListOf, isText, type Saves } from "./storage.ts";

/** Two words at the moment when a player needs them. */
export type Lesson = {
  /** Taught once per browser. */
  readonly id: string;
  readonly words: DeviceWords;
  /** What the arrow points at, in the units of the current transform. */
  readonly x: number;
  readonly y: number;
  /** The player has done it. */
  readonly isDone?: boolean;
};

/** Shows a lesson in this frame, if it is its turn. */
export type Teach = (view: View, lesson: Lesson) => void;

/** For rounds that the visitor does not play. */
export const noLessons: Teach = () => undefined;

/** A lesson that nobody takes goes by itself: six seconds. */
export const LESSON_STEPS = 360;

/** Lessons that are gone for good once they were used or their time was up; one at a time. `steps` are those of play. */
export function createLessons(saves: Saves, steps: () => number, draw = drawPointer): Teach {
  const taught = new Set(saves.read("taught", isListOf(isText), []));
  let current: { id: string; since: number; seen: number } | undefined;

  function finish(id: string) {
    taught.add(id);
    saves.write("taught", [...taught]);
    if (current?.id === id) current = undefined;
  }

  return (view, { id, words, x, y, isDone = false }) => {
    if (taught.has(id)) return;
    if (isDone) {
      finish(id);
      return;
    }
    const now = steps();
    const isOthers = current !== undefined && current.id !== id && now - current.seen <= 1;
    if (isOthers) return;
    if (current?.id !== id) current = { id, since: now, seen: now };
    current.seen = now;
    if (now - current.since >= LESSON_STEPS) finish(id);
    else draw(view, wordsFor(words), x, y, now);
  };
}
