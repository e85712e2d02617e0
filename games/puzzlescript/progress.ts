import { isListOf, isNumber, openSaves } from "#kit/storage.ts";

/** The levels that were solved in this browser. The engine itself saves the page that is open. */
export function openProgress() {
  const saves = openSaves("puzzle");
  const solved = new Set(saves.read("solved", isListOf(isNumber), []));
  return {
    isSolved: (level: number) => solved.has(level),
    /** Levels that were solved before this was counted, and now. */
    solve(...levels: readonly number[]): void {
      if (levels.every((level) => solved.has(level))) return;
      for (const level of levels) solved.add(level);
      saves.write("solved", [...solved]);
    },
  };
}

export type Progress = ReturnType<typeof openProgress>;
