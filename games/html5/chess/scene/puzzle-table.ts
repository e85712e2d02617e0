import type { Action } from "#html5/chess/match/hand.ts";
import type { MatchEvent } from "#html5/chess/match/match.ts";
import { colourWord } from "#html5/chess/match/words.ts";
import { Attempt } from "#html5/chess/puzzles/attempt.ts";
import { dayName, dayOf, matesOf, puzzleOf, weekdayName } from "#html5/chess/puzzles/daily.ts";
import { streakOf } from "#html5/chess/puzzles/puzzle-record.ts";
import { ownWords, taskWords } from "#html5/chess/puzzles/puzzle-words.ts";
import { puzzles } from "#html5/chess/puzzles/puzzles.ts";
import { t } from "#html5/chess/words.ts";
import type { View } from "#kit/draw/view.ts";
import type { Controls } from "#kit/input/controls.ts";
import { direction } from "#kit/language/script.ts";
import { written } from "#kit/language/translate.ts";
import type { Sound } from "#kit/sound/sound.ts";
import { areaOf, boardElement } from "./board-element.ts";
import type { Area } from "./board-squares.ts";
import { BoardView } from "./board-view.ts";
import { playSound, spoken } from "./ears.ts";
import { button, element, keepKeys } from "./element.ts";
import { faceOf } from "./faces.ts";
import { MoveList } from "./move-list.ts";
import type { Progress } from "./progress.ts";

type Wishes = { onMute(): void; onLeave(): void };

/** The puzzles of so many days can be tried, today's among them. */
const DAYS = 7;

/** Board and panel of the puzzle of the day. */
export class PuzzleTable {
  private readonly progress: Progress;
  private readonly sound: Sound;
  private readonly root: HTMLElement;
  private readonly board = boardElement();
  private readonly view = new BoardView();
  private readonly date = element("p", "help");
  private readonly task = element("h2", "");
  private readonly streak = element("p", "streak");
  private readonly says = element("p", "bubble");
  private readonly moves = new MoveList(() => undefined);
  private readonly ears = element("div", "unseen");
  private readonly hint: HTMLButtonElement;
  private readonly answer: HTMLButtonElement;
  private readonly mute: HTMLButtonElement;
  private readonly week = element("ul", "week");
  private readonly today: number;
  private day: number;
  private attempt: Attempt;
  private isJustWrong = false;
  private painted = "";

  constructor(progress: Progress, sound: Sound, now: Date, { onMute, onLeave }: Wishes) {
    this.progress = progress;
    this.sound = sound;
    this.today = dayOf(now);
    this.day = this.today;
    this.attempt = new Attempt(puzzleOf(this.day, puzzles));
    this.says.ariaLive = "polite";
    this.ears.ariaLive = "polite";
    this.hint = button(
      t("tool.hint"),
      "tool",
      () => this.perceive(this.attempt.askHint()),
      t("puzzle.hintHow"),
    );
    this.answer = button(t("puzzle.solution"), "tool", () => this.showAnswer(), t("puzzle.solutionHow"));
    this.mute = button("", "tool", onMute, t("tool.soundHow"));
    this.week.ariaLabel = t("puzzle.week");
    const leave = button(t("puzzle.playGame"), "tool main", onLeave, t("puzzle.playGameHow"));
    const tools = element("div", "tools", this.hint, this.answer, this.mute, leave);
    const host = element("section", "host", faceOf(5), this.says);
    const heading = element("header", "asked", this.date, this.task, this.streak);
    const panel = element("aside", "panel", heading, this.week, host, this.moves.root, tools);
    keepKeys(panel);
    this.root = element("main", "table puzzle", this.board, panel, this.ears);
    this.root.dir = direction;
    document.body.append(this.root);
    this.board.focus();
    this.refresh();
  }

  get area(): Area {
    return areaOf(this.board);
  }

  step(controls: Controls<Action>): void {
    this.view.step();
    this.perceive(this.attempt.step(controls));
  }

  draw(view: View): void {
    const { position, lastMove } = this.attempt.game;
    this.view.draw(view, this.attempt, { position, lastMove, isNow: true }, this.progress.theme, this.area);
  }

  needsPaint(): boolean {
    const { game, hand, hint } = this.attempt;
    const { left, top, size } = this.area;
    const now = [game.fen, hint, hand.look, left, top, size, innerWidth, innerHeight, devicePixelRatio].join(
      "|",
    );
    const isNew = now !== this.painted || !this.view.isAtRest;
    this.painted = now;
    return isNew;
  }

  refresh(): void {
    const { attempt, day, today } = this;
    const { puzzleRecord } = this.progress;
    const days = streakOf(puzzleRecord, today);
    this.date.textContent = day === today ? t("puzzle.today", { date: dayName(day) }) : dayName(day);
    this.task.textContent = taskWords(attempt);
    this.streak.textContent = streakWords(
      days,
      puzzleRecord.solved,
      attempt.hasWon && day === today,
      matesOf(today + 1),
    );
    this.says.textContent = ownWords(attempt, this.isJustWrong);
    this.moves.show(attempt.game.plies, attempt.game.plies.length);
    this.hint.disabled = !attempt.isYourTurn || attempt.hint !== undefined;
    this.answer.disabled = attempt.isOver || attempt.isShown;
    this.week.replaceChildren(...this.dayButtons());
    this.mute.textContent = t(this.sound.isMuted ? "tool.soundOff" : "tool.soundOn");
  }

  close(): void {
    this.root.remove();
  }

  private dayButtons(): HTMLElement[] {
    return Array.from({ length: DAYS }, (_, index) => {
      const day = this.today - DAYS + 1 + index;
      const isSolved = this.progress.puzzleRecord.days.includes(day);
      const name = dayName(day);
      const made = button(weekdayName(day), "tool day", () => this.open(day), name);
      made.append(element("b", isSolved ? "solved" : "", isSolved ? "★" : `#${matesOf(day)}`));
      made.ariaLabel = isSolved
        ? t("puzzle.daySolved", { date: name })
        : t("puzzle.dayMateIn", { date: name, moves: written(matesOf(day)) });
      made.ariaPressed = String(day === this.day);
      return element("li", "", made);
    });
  }

  private open(day: number): void {
    this.day = day;
    this.attempt = new Attempt(puzzleOf(day, puzzles));
    this.isJustWrong = false;
    this.view.settle();
    this.refresh();
    this.board.focus();
  }

  private showAnswer(): void {
    this.attempt.show();
    this.isJustWrong = false;
    this.view.settle();
    this.refresh();
  }

  private perceive(events: readonly MatchEvent[]): void {
    for (const event of events) {
      this.view.react(event, this.attempt, this.area);
      playSound(this.sound, event, this.attempt);
      const words = spoken(event, this.attempt, { playerName: colourWord, turnWords: () => "" });
      if (words) this.ears.textContent = words;
      if (event.kind === "refuse") this.isJustWrong = this.attempt.wrongMoves > 0;
      else if (event.kind !== "cursor") this.isJustWrong = false;
      if (event.kind === "over" && this.attempt.hasWon) this.progress.keepSolved(this.day);
    }
    if (events.length > 0) this.refresh();
  }
}

function streakWords(days: number, solved: number, isToday: boolean, matesTomorrow: number): string {
  if (!isToday && solved === 0) return t("puzzle.onlyOne");
  const streak = days > 1 ? `${t("puzzle.streak", { days })} ` : "";
  const next = isToday
    ? t("puzzle.tomorrow", { moves: written(matesTomorrow) })
    : t("puzzle.solvedSoFar", { solved: written(solved) });
  return streak + next;
}
