import type { Duel, DuelAction, DuelEvent } from "#html5/chess/match/duel.ts";
import { DuelSeat } from "#html5/chess/match/duel-seat.ts";
import {
  awayWords,
  duelName,
  duelWords,
  resultHeading,
  resultReason,
  type SeatNames,
} from "#html5/chess/match/duel-words.ts";
import type { Action } from "#html5/chess/match/hand.ts";
import type { MatchEvent } from "#html5/chess/match/match.ts";
import { bottomColour } from "#html5/chess/match/words.ts";
import { Game } from "#html5/chess/rules/game.ts";
import { writePgn } from "#html5/chess/rules/pgn.ts";
import { BLACK, type Colour, other, WHITE } from "#html5/chess/rules/pieces.ts";
import { t } from "#html5/chess/words.ts";
import type { View } from "#kit/draw/view.ts";
import type { Controls, Move as Input, Point } from "#kit/input/controls.ts";
import { direction } from "#kit/language/script.ts";
import type { Sound } from "#kit/sound/sound.ts";
import type { DomRound, SeatedKit, SeatedRound } from "#kit/together/seated-game.ts";
import { areaOf, boardElement } from "./board-element.ts";
import type { Area } from "./board-squares.ts";
import { BoardView, type Shown } from "./board-view.ts";
import { Card } from "./dialog.ts";
import { playSound, spoken } from "./ears.ts";
import { button, element, keepKeys } from "./element.ts";
import { MoveList } from "./move-list.ts";
import { PgnCard } from "./pgn-card.ts";
import { colourChip, type Player, PlayerStrip } from "./player-strip.ts";
import { RoomTools } from "./room-tools.ts";
import { music, sounds } from "./sounds.ts";
import type { Theme } from "./themes.ts";

type Wishes = { readonly theme: Theme; onMute(): void };

/** So long the last position is left alone before the result covers it. */
const LAST_LOOK = 75;

/** Board, players and buttons of a game from two machines. */
export class RoomTable implements SeatedRound<Action, DuelAction>, DomRound<Action> {
  readonly dom = this;
  private readonly me: DuelSeat;
  private readonly sound: Sound;
  private readonly theme: Theme;
  private readonly names: SeatNames;
  private readonly root: HTMLElement;
  private readonly board = boardElement();
  private readonly turn = element("p", "turn");
  private readonly ears = element("div", "unseen");
  private readonly top = new PlayerStrip();
  private readonly bottom = new PlayerStrip();
  private readonly view = new BoardView();
  private readonly moves = new MoveList((plies) => this.look(plies));
  private readonly tools: RoomTools;
  private readonly resultCard = new Card(t("over.title"), "result", () => this.resultCard.close());
  private readonly pgnCard = new PgnCard(() => this.board.focus());
  /** Half-moves of the position that is looked at; nothing for the present. */
  private looking: number | undefined;
  private overFor = 0;
  private shownState = "";
  private painted = "";

  constructor({ core, seat, seats, sound, root }: SeatedKit<Duel>, { theme, onMute }: Wishes) {
    this.me = new DuelSeat(core, seat);
    this.sound = sound;
    this.theme = theme;
    this.names = seats.map((sitter) => (sitter?.isYou ? t("player.you") : sitter?.name));
    this.tools = new RoomTools(this.me, {
      onFlip: () => this.me.hand.flip(),
      onMute,
      onPgn: () => this.openPgn(),
    });
    this.turn.ariaLive = "polite";
    this.ears.ariaLive = "polite";
    this.top.root.classList.add("top");
    this.bottom.root.classList.add("bottom");
    for (const part of [this.moves.root, this.top.root, this.bottom.root]) keepKeys(part);
    this.root = element(
      "main",
      "table room",
      this.top.root,
      this.board,
      this.bottom.root,
      this.turn,
      this.tools.root,
      this.moves.root,
      this.ears,
    );
    this.root.dir = direction;
    root.append(this.root);
    this.board.focus();
    sound.music(music);
    this.refresh();
  }

  show(events: unknown): void {
    for (const event of events as readonly DuelEvent[]) this.react(event);
  }

  toCore(): Input<DuelAction> {
    return this.me.nextInput();
  }

  step(controls: Controls<Action>): void {
    this.view.step();
    const isTouching = controls.pointer.pressed || controls.pressed("choose");
    if (isTouching && this.looking !== undefined) this.look(this.me.game.plies.length);
    for (const gesture of this.me.step(controls)) {
      // The own move is seen and heard at once, before the round has come to it.
      if (gesture.kind === "move") this.showMove({ ...gesture, seat: this.me.seat ?? 0 });
      else this.perceive(gesture);
    }
    if (this.me.isOver && ++this.overFor === LAST_LOOK) this.openResult();
    this.refresh();
  }

  draw(view: View): void {
    this.view.draw(view, this.me, this.shown(), this.theme, this.area);
  }

  needsPaint(): boolean {
    const { hand, game } = this.me;
    const { left, top, size } = this.area;
    const now = [
      game.fen,
      this.looking,
      hand.look,
      [left, top, size, innerWidth, innerHeight, devicePixelRatio],
    ].join("|");
    const isNew = now !== this.painted || !this.view.isAtRest;
    this.painted = now;
    return isNew;
  }

  toGame(x: number, y: number): Point {
    const { left, top, size } = this.area;
    return { x: ((x - left) / size) * 8, y: ((y - top) / size) * 8 };
  }

  close(): void {
    this.root.remove();
    this.resultCard.remove();
    this.pgnCard.remove();
  }

  private get area(): Area {
    return areaOf(this.board);
  }

  private shown(): Shown {
    const { game } = this.me;
    if (this.looking === undefined) return { position: game.position, lastMove: game.lastMove, isNow: true };
    const past = Game.replay(game.names.slice(0, this.looking), game.startFen);
    return { position: past.position, lastMove: past.lastMove, isNow: false };
  }

  private react(event: DuelEvent): void {
    if (event.kind === "move") {
      if (event.seat !== this.me.seat) this.showMove({ ...event, isDragged: false });
    } else if (event.kind === "over") this.perceive(event);
    else if (event.kind === "offer") this.sound.play(...sounds.hint);
    else if (event.kind === "hurry" && event.seat === this.me.seat) this.perceive({ kind: "hurry" });
  }

  private showMove({
    move,
    seat,
    isDragged,
  }: Pick<Extract<MatchEvent, { kind: "move" }>, "move" | "isDragged"> & { seat: number }): void {
    const { game } = this.me;
    this.looking = undefined;
    this.perceive({
      kind: "move",
      move,
      san: game.plies.at(-1)?.san ?? "",
      isYours: seat === this.me.seat,
      isDragged,
      isCheck: game.position.isCheck,
    });
  }

  /** For eyes and ears. */
  private perceive(event: MatchEvent): void {
    this.view.react(event, this.me, this.area);
    playSound(this.sound, event, this.me);
    const words = spoken(event, this.me, {
      playerName: (colour) => duelName(this.me, this.names, colour),
      turnWords: () => duelWords(this.me, this.names),
    });
    if (words) this.ears.textContent = words;
  }

  private look(plies: number): void {
    this.looking = plies === this.me.game.plies.length ? undefined : plies;
    this.view.settle();
  }

  /** Elements change only with what they show. */
  private refresh(): void {
    const { me } = this;
    const { duel, game } = me;
    const bottom = bottomColour(me);
    const topColour = other(bottom);
    this.top.tick(duel.clock?.secondsOf(topColour));
    this.bottom.tick(duel.clock?.secondsOf(bottom));
    const words = duelWords(me, this.names);
    const away = [awayWords(me, topColour), awayWords(me, bottom)] as const;
    const state = [words, away, bottom, game.plies.length, this.looking, duel.offer, this.sound.isMuted];
    const isNew = state.join("|") !== this.shownState;
    this.shownState = state.join("|");
    if (!isNew) return;
    this.top.show(this.playerOf(topColour));
    this.bottom.show(this.playerOf(bottom));
    this.top.say(away[0]);
    this.bottom.say(away[1]);
    this.turn.textContent = words;
    this.moves.show(game.plies, this.looking ?? game.plies.length);
    this.tools.show(this.sound.isMuted);
  }

  private playerOf(colour: Colour): Player {
    const { game, isOver } = this.me;
    return {
      name: duelName(this.me, this.names, colour),
      head: colourChip(colour),
      isToMove: game.turn === colour && !isOver,
      taken: game.takenBy(colour),
      lost: game.takenBy(other(colour)),
    };
  }

  private openResult(): void {
    const look = button(t("over.lookBack"), "big second", () => this.resultCard.close());
    look.classList.add("first");
    this.resultCard.open(
      element("h2", "", resultHeading(this.me, this.names)),
      element("p", "about", resultReason(this.me)),
      element(
        "div",
        "row",
        look,
        button("PGN", "tool", () => this.openPgn()),
      ),
    );
  }

  private openPgn(): void {
    const { game, ending } = this.me.duel;
    const white = duelName(this.me, this.names, WHITE);
    const black = duelName(this.me, this.names, BLACK);
    this.pgnCard.open(writePgn(game, ending, { white, black, date: new Date() }));
  }
}
