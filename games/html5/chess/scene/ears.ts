import type { MatchEvent, Sight } from "#html5/chess/match/match.ts";
import { CASTLING, capturedBy, moveKind, promotionOf } from "#html5/chess/rules/move.ts";
import { type Colour, colourName, colourOf, EMPTY, nameOf, other } from "#html5/chess/rules/pieces.ts";
import { sayMove } from "#html5/chess/rules/san.ts";
import { squareName } from "#html5/chess/rules/squares.ts";
import type { Sound } from "#kit/sound/sound.ts";
import { sounds } from "./sounds.ts";

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
      return `${words.playerName(other(turn))}: ${sayMove(event.move)}. ${words.turnWords()}`;
    case "cursor":
    case "select": {
      if (match.hand.promotion) return "Choose queen, knight, rook or bishop with the arrows, then Enter.";
      const piece = position.pieceAt(event.square);
      const what = piece === EMPTY ? "empty" : `${colourName(colourOf(piece))} ${nameOf(piece)}`;
      return `${squareName(event.square)}, ${what}${event.kind === "select" ? ", picked up" : ""}`;
    }
    case "refuse":
      return `Not to ${squareName(event.square)}`;
    case "drop":
      return "Put back";
    case "takeback":
      return `Taken back. ${words.turnWords()}`;
    case "hint":
      return `Try ${sayMove(event.move)}`;
    case "over":
      return words.turnWords();
    case "hurry":
      return undefined;
  }
}
