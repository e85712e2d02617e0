import type { MatchEvent, Sight } from "#html5/chess/match/match.ts";
import { colourWord } from "#html5/chess/match/words.ts";
import { CASTLING, capturedBy, moveKind, promotionOf } from "#html5/chess/rules/move.ts";
import { type Colour, colourOf, EMPTY, other } from "#html5/chess/rules/pieces.ts";
import { squareName } from "#html5/chess/rules/squares.ts";
import { t } from "#html5/chess/words.ts";
import type { Sound } from "#kit/sound/sound.ts";
import { sounds } from "./sounds.ts";
import { moveWords, pieceWord } from "./spoken-move.ts";

export function playSound(sound: Sound, event: MatchEvent, match: Sight): void {
  switch (event.kind) {
    case "move":
      if (promotionOf(event.move)) sound.play(...sounds.promote);
      if (capturedBy(event.move)) sound.play(...sounds.capture);
      else if (moveKind(event.move) === CASTLING) sound.play(...sounds.castle);
      else sound.play(...(event.isYours ? sounds.move : sounds.reply));
      if (event.isCheck && !match.isOver) sound.play(...sounds.check);
      break;
    case "over":
      if (event.ending.winner === undefined) sound.play(...sounds.draw);
      else sound.play(...(match.hasLost ? sounds.lose : sounds.win));
      break;
    case "select":
      sound.play(...sounds.lift);
      break;
    case "drop":
      break;
    default:
      sound.play(...sounds[event.kind]);
  }
}

/** Who plays which colour, and whose turn it is. */
export type Words = { playerName(colour: Colour): string; turnWords(): string };

/** What a screen reader says about it; nothing when it is not worth a word. */
export function spoken(event: MatchEvent, match: Sight, words: Words): string | undefined {
  const { position, turn } = match.game;
  switch (event.kind) {
    case "move":
      return t("spoken.move", {
        player: words.playerName(other(turn)),
        move: moveWords(event.move),
        turn: words.turnWords(),
      });
    case "cursor":
    case "select": {
      if (match.hand.promotion) return t("spoken.promotion");
      const piece = position.pieceAt(event.square);
      const what =
        piece === EMPTY
          ? t("spoken.empty")
          : t("spoken.piece", { colour: colourWord(colourOf(piece)), piece: pieceWord(piece) });
      const square = squareName(event.square);
      return t(event.kind === "select" ? "spoken.pickedUp" : "spoken.square", { square, what });
    }
    case "refuse":
      return t("spoken.refuse", { square: squareName(event.square) });
    case "drop":
      return t("spoken.drop");
    case "takeback":
      return t("spoken.takeback", { turn: words.turnWords() });
    case "hint":
      return t("spoken.hint", { move: moveWords(event.move) });
    case "over":
      return words.turnWords();
    case "hurry":
      return undefined;
  }
}
