import { openingName } from "#html5/chess/engine/openings.ts";
import type { Match } from "#html5/chess/match/match.ts";
import type { GameRecord } from "#html5/chess/match/record.ts";
import { bottomColour, playerName, turnWords } from "#html5/chess/match/words.ts";
import { type Colour, other } from "#html5/chess/rules/pieces.ts";
import { t } from "#html5/chess/words.ts";
import { button, element, keepKeys } from "./element.ts";
import { faceOf } from "./faces.ts";
import { MoveList } from "./move-list.ts";
import { OpponentCard } from "./opponent-card.ts";
import { colourChip, ownChip, type Player, PlayerStrip } from "./player-strip.ts";

export type Tools = {
  onHint(): void;
  onTakeBack(): void;
  onFlip(): void;
  onResign(): void;
  onNewGame(): void;
  onPgn(): void;
  onMute(): void;
  /** Shows the board as it was after so many half-moves. */
  onLook(plies: number): void;
};

/** Everything beside the board. */
export class Panel {
  readonly root = element("aside", "panel");
  private readonly top = new PlayerStrip();
  private readonly bottom = new PlayerStrip();
  private readonly opponent = new OpponentCard();
  private readonly opening = element("p", "opening");
  private readonly moves: MoveList;
  private readonly turn = element("p", "turn");
  private readonly hint: HTMLButtonElement;
  private readonly takeBack: HTMLButtonElement;
  private readonly resign: HTMLButtonElement;
  private readonly mute: HTMLButtonElement;
  private readonly tools: Tools;

  constructor(tools: Tools) {
    this.tools = tools;
    this.moves = new MoveList(tools.onLook);
    this.hint = button(t("tool.hint"), "tool", tools.onHint, t("tool.hintHow"));
    this.takeBack = button(t("tool.undo"), "tool", tools.onTakeBack, t("tool.undoHow"));
    const flip = button(t("tool.flip"), "tool", tools.onFlip, t("tool.flipHow"));
    this.resign = button(t("tool.giveUp"), "tool", () => this.giveUp(), t("tool.giveUpHow"));
    const pgn = button("PGN", "tool", tools.onPgn, t("tool.pgnHow"));
    this.mute = button(t("tool.soundOn"), "tool", tools.onMute, t("tool.soundHow"));
    const fresh = button(t("tool.newGame"), "tool main", tools.onNewGame, t("tool.newGameHow"));
    const buttons = element(
      "div",
      "tools",
      this.hint,
      this.takeBack,
      flip,
      this.mute,
      pgn,
      this.resign,
      fresh,
    );
    this.root.append(
      this.top.root,
      this.opponent.root,
      this.opening,
      this.moves.root,
      this.turn,
      this.bottom.root,
      buttons,
    );
    keepKeys(this.root);
  }

  /** What the opponent says, beside its head. */
  say(match: Match, text: string): void {
    const isTop = match.level === undefined || bottomColour(match) === match.setup.you;
    (isTop ? this.top : this.bottom).say(text);
    (isTop ? this.bottom : this.top).say("");
    this.opponent.say(text);
  }

  /** A message in place of whose turn it is, until the next change. */
  tell(message: string): void {
    this.turn.textContent = message;
  }

  show(match: Match, looking: number, isMuted: boolean, record: GameRecord): void {
    const bottom = bottomColour(match);
    this.top.show(playerOf(match, other(bottom)));
    this.bottom.show(playerOf(match, bottom));
    this.opponent.show(match.level, record);
    this.hint.disabled = !match.isYourTurn || match.isThinkingOfHint;
    this.hint.textContent = match.isThinkingOfHint ? "…" : t("tool.hint");
    this.takeBack.disabled = !match.canTakeBack;
    this.resign.textContent = t("tool.giveUp");
    this.resign.disabled = match.isOver || match.game.plies.length < 2;
    this.mute.textContent = t(isMuted ? "tool.soundOff" : "tool.soundOn");
    this.turn.textContent = turnWords(match);
    this.opening.textContent = openingName(match.game.plies.map(({ san }) => san)) ?? "";
    this.moves.show(match.game.plies, looking);
    this.tick(match);
  }

  tick(match: Match): void {
    const bottom = bottomColour(match);
    this.top.tick(match.clock?.secondsOf(other(bottom)));
    this.bottom.tick(match.clock?.secondsOf(bottom));
  }

  /** Beside "New game" it is soon hit by mistake, so it asks once. */
  private giveUp() {
    if (this.resign.textContent === t("tool.sure")) this.tools.onResign();
    else this.resign.textContent = t("tool.sure");
  }
}

function playerOf(match: Match, colour: Colour): Player {
  const { game, level, setup, isOver } = match;
  const isThem = level !== undefined && colour !== setup.you;
  return {
    name: playerName(match, colour),
    head: isThem ? faceOf(setup.opponent) : level === undefined ? colourChip(colour) : ownChip(colour),
    isToMove: game.turn === colour && !isOver,
    taken: game.takenBy(colour),
    lost: game.takenBy(other(colour)),
  };
}
