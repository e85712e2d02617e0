import type { Thinker } from "#html5/chess/engine/thinker.ts";
import type { Action } from "#html5/chess/match/hand.ts";
import { Match, type MatchEvent } from "#html5/chess/match/match.ts";
import type { SavedMatch } from "#html5/chess/match/saved-match.ts";
import type { Setup } from "#html5/chess/match/setup.ts";
import { playerName, turnWords } from "#html5/chess/match/words.ts";
import { dayOf } from "#html5/chess/puzzles/daily.ts";
import { Game } from "#html5/chess/rules/game.ts";
import { writePgn } from "#html5/chess/rules/pgn.ts";
import { BLACK, other, WHITE } from "#html5/chess/rules/pieces.ts";
import { t } from "#html5/chess/words.ts";
import type { View } from "#kit/draw/view.ts";
import type { Controls } from "#kit/input/controls.ts";
import { direction } from "#kit/language/script.ts";
import type { Random } from "#kit/random.ts";
import type { Scene } from "#kit/scenes.ts";
import { volumeSliders } from "#kit/screens/volumes.ts";
import type { SoundControl } from "#kit/sound/sound.ts";
import { areaOf, boardElement } from "./board-element.ts";
import type { Area } from "./board-squares.ts";
import { BoardView } from "./board-view.ts";
import { Chatter } from "./chatter.ts";
import { Card } from "./dialog.ts";
import { playSound, spoken } from "./ears.ts";
import { button, element } from "./element.ts";
import { Panel } from "./panel.ts";
import { PgnCard } from "./pgn-card.ts";
import type { Progress } from "./progress.ts";
import type { PuzzleTable } from "./puzzle-table.ts";
import { ResultCard } from "./result-card.ts";
import { SetupCard } from "./setup-card.ts";
import { music } from "./sounds.ts";
import type { Theme } from "./themes.ts";

type Needs = { thinker: Thinker; random: Random; sound: SoundControl; progress: Progress };

/** So long the last position is left alone before the result covers it. */
const LAST_LOOK = 75;

/** Board, panel and cards around one match at a time. */
export class App {
  scene: Scene = "title";
  match: Match;
  rounds = 0;
  /** A game with others has the page. */
  isAside = false;
  private readonly needs: Needs;
  private readonly root: HTMLElement;
  private readonly board = boardElement();
  private readonly ears = element("div", "unseen");
  private readonly view = new BoardView();
  private readonly chatter = new Chatter();
  private readonly panel: Panel;
  private readonly setupCard: SetupCard;
  private readonly resultCard: ResultCard;
  private readonly pgnCard: PgnCard;
  private readonly pauseCard: Card;
  /** Half-moves of the position that is looked at; nothing for the present. */
  private looking: number | undefined;
  private prize: Theme | undefined;
  private overFor = 0;
  /** Paused only because nobody is looking. */
  private isAway = false;
  private painted = "";
  private puzzle: PuzzleTable | undefined;

  constructor(needs: Needs) {
    this.needs = needs;
    const { progress } = needs;
    this.match = this.newMatch(progress.setup);
    this.panel = new Panel({
      onHint: () => this.match.askHint(),
      onTakeBack: () => this.match.takeBack(),
      onFlip: () => this.flip(),
      onResign: () => this.match.resign(),
      onNewGame: () => this.openSetup(),
      onPgn: () => this.openPgn(),
      onMute: () => this.mute(),
      onLook: (plies) => this.look(plies),
    });
    this.setupCard = new SetupCard(needs.sound, {
      onPlay: (setup) => this.play(setup),
      onContinue: () => this.goOn(),
      onPuzzle: () => void this.openPuzzle(),
      onTheme: (theme) => progress.keepTheme(theme),
    });
    this.resultCard = new ResultCard({
      onRematch: () => this.play({ ...this.match.setup, you: other(this.match.setup.you) }),
      onNewGame: () => this.openSetup(),
      onLookBack: () => this.resultCard.close(),
      onPgn: () => this.openPgn(),
    });
    this.pgnCard = new PgnCard(() => this.board.focus());
    this.pauseCard = new Card(t("pause.title"), "pause", () => this.goOn());
    this.root = element("main", "table", this.board, this.panel.root);
    this.build();
    const saved = progress.unfinished;
    if (saved) this.match = this.newMatch(saved.setup, saved);
    this.openSetup();
  }

  get area(): Area {
    return this.puzzle?.area ?? areaOf(this.board);
  }

  /** One step of play, or of the picture behind a card. */
  step(controls: Controls<Action>): void {
    if (this.isAside) return;
    if (this.puzzle) {
      this.puzzle.step(controls);
      return;
    }
    this.view.step();
    if (this.scene === "over") this.stepOver();
    if (this.scene !== "play") return;
    const isTouching = controls.pointer.pressed || controls.pressed("choose");
    if (isTouching && this.looking !== undefined) this.look(this.match.game.plies.length);
    for (const event of this.match.step(controls)) this.react(event);
    this.panel.tick(this.match);
  }

  /** What the keys mean that are not about the board: on with it, pause, another game. */
  goOn(): void {
    if (this.setupCard.isOpen && this.scene === "title" && this.match.game.plies.length === 0) {
      this.setupCard.go();
      return;
    }
    if (this.resultCard.isOpen) {
      this.play({ ...this.match.setup, you: other(this.match.setup.you) });
      return;
    }
    this.closeCards();
    if (this.scene === "title") this.begin();
    this.scene = this.match.isOver ? "over" : "play";
    this.refresh();
  }

  pause(): void {
    if (this.puzzle) return;
    if (this.scene === "paused") this.goOn();
    else if (this.scene === "play") {
      this.scene = "paused";
      const on = button(t("pause.goOn"), "big", () => this.goOn());
      on.classList.add("first");
      this.pauseCard.open(
        element("h2", "", t("pause.title")),
        element("p", "help", t("pause.help")),
        volumeSliders(this.needs.sound),
        on,
      );
    }
  }

  /** The player looks elsewhere. Without a clock nothing is lost by that, so no card stands in the way on return. */
  leave(): void {
    if (this.scene !== "play" || this.puzzle) return;
    if (this.match.clock) this.pause();
    else {
      this.scene = "paused";
      this.isAway = true;
    }
  }

  comeBack(): void {
    if (this.isAway && this.scene === "paused") this.scene = "play";
    this.isAway = false;
  }

  /** Makes way for a game with others, or takes its place again. */
  setAside(isAside: boolean): void {
    if (isAside === this.isAside) return;
    this.isAside = isAside;
    this.closePuzzle();
    if (!isAside) this.openSetup();
    else {
      if (this.scene === "play") this.scene = "paused";
      this.closeCards();
      this.pgnCard.leave();
    }
  }

  refuse(message: string): void {
    this.panel.tell(message);
    this.say(message);
  }

  openSetup(): void {
    this.isAway = false;
    this.closePuzzle();
    this.closeCards();
    const { progress } = this.needs;
    const canContinue = !this.match.isOver && this.match.game.plies.length > 0;
    if (this.scene === "play") this.scene = "paused";
    this.setupCard.open({ ...progress, setup: progress.setup, canContinue, today: dayOf(new Date()) });
    this.refresh();
  }

  /** The puzzle of the day takes the table; the game waits. */
  async openPuzzle(): Promise<void> {
    const { PuzzleTable } = await import("./puzzle-table.ts");
    if (this.puzzle || this.isAside) return;
    this.closeCards();
    this.scene = "play";
    this.root.hidden = true;
    const { progress, sound } = this.needs;
    this.puzzle = new PuzzleTable(progress, sound, new Date(), {
      onMute: () => this.mute(),
      onLeave: () => this.openSetup(),
    });
  }

  /** The same game from its start, unasked: for those who drive the game from outside. */
  restart(): void {
    this.play(this.match.setup);
  }

  mute(): void {
    this.needs.sound.toggleMute();
    this.refresh();
    this.puzzle?.refresh();
    this.say(t(this.needs.sound.isMuted ? "sound.off" : "sound.on"));
  }

  play(setup: Setup): void {
    const { progress } = this.needs;
    this.closePuzzle();
    progress.keepSetup(setup);
    this.match = this.newMatch(setup);
    this.closeCards();
    this.begin();
    this.scene = "play";
    progress.keepGame(this.match);
    this.refresh();
  }

  draw(view: View): void {
    if (this.puzzle) {
      this.puzzle.draw(view);
      return;
    }
    const { progress } = this.needs;
    const { game } = this.match;
    const past =
      this.looking === undefined ? undefined : Game.replay(game.names.slice(0, this.looking), game.startFen);
    const { position, lastMove } = past ?? game;
    this.view.draw(view, this.match, { position, lastMove, isNow: !past }, progress.theme, this.area);
  }

  /** Whether a new picture would differ from the last one; asked once per frame. */
  needsPaint(): boolean {
    if (this.isAside) return false;
    if (this.puzzle) return this.puzzle.needsPaint();
    const { hand, game, hint } = this.match;
    const { left, top, size } = this.area;
    const now = [
      game.fen,
      this.looking,
      hand.look,
      hint,
      [left, top, size, innerWidth, innerHeight, devicePixelRatio, this.needs.progress.theme.id],
    ].join("|");
    const isNew = now !== this.painted || !this.view.isAtRest;
    this.painted = now;
    return isNew;
  }

  private closePuzzle() {
    this.puzzle?.close();
    this.puzzle = undefined;
    this.root.hidden = this.isAside;
    this.painted = "";
  }

  private build() {
    this.ears.ariaLive = "polite";
    this.root.dir = direction;
    document.body.append(this.root, this.ears);
  }

  private newMatch(setup: Setup, saved?: SavedMatch): Match {
    return new Match(setup, this.needs.thinker, this.needs.random, saved);
  }

  private begin() {
    this.rounds++;
    this.looking = undefined;
    this.overFor = 0;
    this.prize = undefined;
    this.view.settle();
    this.needs.sound.music(music);
    this.panel.say(this.match, this.chatter.greet(this.match));
  }

  private closeCards() {
    this.setupCard.close();
    this.resultCard.close();
    this.pauseCard.close();
    this.board.focus();
  }

  private react(event: MatchEvent) {
    const { sound, progress } = this.needs;
    this.view.react(event, this.match, this.area);
    playSound(sound, event, this.match);
    const words = spoken(event, this.match, {
      playerName: (colour) => playerName(this.match, colour),
      turnWords: () => turnWords(this.match),
    });
    if (words) this.say(words);
    const line = this.chatter.remark(event, this.match);
    if (line !== undefined) this.panel.say(this.match, line);
    if (event.kind === "move" || event.kind === "takeback") {
      this.looking = undefined;
      progress.keepGame(this.match);
    }
    if (event.kind === "over") {
      this.scene = "over";
      this.prize = progress.finish(this.match);
    }
    if (event.kind !== "cursor") this.refresh();
  }

  private stepOver() {
    this.overFor++;
    if (this.overFor === LAST_LOOK) {
      this.resultCard.open(this.match, this.needs.progress.record, this.needs.progress.best, this.prize);
    }
  }

  private look(plies: number) {
    this.looking = plies === this.match.game.plies.length ? undefined : plies;
    this.view.settle();
    this.refresh();
  }

  private flip() {
    this.match.hand.flip();
    this.refresh();
  }

  private openPgn() {
    const { game, ending } = this.match;
    const players = {
      white: playerName(this.match, WHITE),
      black: playerName(this.match, BLACK),
      date: new Date(),
    };
    this.pgnCard.open(writePgn(game, ending, players));
  }

  private say(words: string) {
    this.ears.textContent = words;
  }

  private refresh() {
    const looking = this.looking ?? this.match.game.plies.length;
    const { progress, sound } = this.needs;
    this.panel.show(this.match, looking, sound.isMuted, progress.record);
  }
}
