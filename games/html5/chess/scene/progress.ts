import { type Match, saveMatch } from "#html5/chess/match/match.ts";
import { beaten, emptyRecord, type GameRecord, isRecord, withResult } from "#html5/chess/match/record.ts";
import { isSavedMatch, type SavedMatch } from "#html5/chess/match/saved-match.ts";
import { firstSetup, isSetup, type Setup } from "#html5/chess/match/setup.ts";
import {
  emptyPuzzleRecord,
  isPuzzleRecord,
  type PuzzleRecord,
  withSolved,
} from "#html5/chess/puzzles/puzzle-record.ts";
import { type Guard, isNumber, isText, type Saves } from "#kit/storage.ts";
import { type Theme, themeOf, themes } from "./themes.ts";

const isGame: Guard<SavedMatch | null> = (value): value is SavedMatch | null =>
  value === null || isSavedMatch(value);

/** All that outlives the page: the unfinished game, the record, the best score, solved puzzles, and how you like your board. */
export class Progress {
  setup: Setup;
  theme: Theme;
  record: GameRecord;
  best: number;
  puzzleRecord: PuzzleRecord;
  private readonly saves: Saves;

  constructor(saves: Saves) {
    this.saves = saves;
    this.setup = saves.read("setup", isSetup, firstSetup);
    this.theme = themeOf(saves.read("theme", isText, ""));
    this.record = saves.read("record", isRecord, emptyRecord);
    this.best = saves.read("best", isNumber, 0);
    this.puzzleRecord = saves.read("puzzles", isPuzzleRecord, emptyPuzzleRecord);
  }

  get unfinished(): SavedMatch | null {
    return this.saves.read("game", isGame, null);
  }

  keepGame(match: Match): void {
    this.saves.write("game", saveMatch(match));
    if (match.score <= this.best) return;
    this.best = match.score;
    this.saves.write("best", this.best);
  }

  keepSetup(setup: Setup): void {
    this.setup = setup;
    this.saves.write("setup", setup);
  }

  keepTheme(theme: Theme): void {
    this.theme = theme;
    this.saves.write("theme", theme.id);
  }

  keepSolved(day: number): void {
    this.puzzleRecord = withSolved(this.puzzleRecord, day);
    this.saves.write("puzzles", this.puzzleRecord);
  }

  /** Writes a finished game down. Gives the board that was won by it, if one was. */
  finish(match: Match): Theme | undefined {
    const before = beaten(this.record);
    this.record = withResult(this.record, match);
    this.saves.write("record", this.record);
    this.keepGame(match);
    const fresh = beaten(this.record).find((level) => !before.includes(level));
    return fresh && themes.find((theme) => theme.prizeOf === fresh);
  }
}
