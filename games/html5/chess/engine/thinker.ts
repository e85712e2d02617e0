import type { Table } from "./table.ts";
import { type Answer, type Question, think } from "./think.ts";

/** Somebody who answers questions about positions in their own time. */
export interface Thinker {
  readonly isBusy: boolean;
  ask(question: Omit<Question, "id">): void;
  /** The answer to the last question, once. */
  take(): Answer | undefined;
  /** The last question does not matter any more. */
  forget(): void;
}

/** Thinks at once and in place: for tests. */
export function instantThinker(table?: Table): Thinker {
  let answer: Answer | undefined;
  return {
    isBusy: false,
    ask(question) {
      answer = think({ ...question, id: 0 }, table);
    },
    take() {
      const taken = answer;
      answer = undefined;
      return taken;
    },
    forget() {
      answer = undefined;
    },
  };
}
