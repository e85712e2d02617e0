import type { Match, MatchEvent } from "#html5/chess/match/match.ts";
import { lineFor, type Moment } from "#html5/chess/match/opponents.ts";
import { capturedBy } from "#html5/chess/rules/move.ts";
import { pointsOf } from "#html5/chess/rules/pieces.ts";

/** Half-moves of silence between two remarks. */
const SILENCE = 3;

/** What the opponent has to say about the game, and when it holds its tongue. */
export class Chatter {
  private said = 0;
  private last = Number.NEGATIVE_INFINITY;

  greet({ level }: Match): string {
    this.last = 0;
    return level === undefined ? "" : lineFor(level, "hello", this.said++);
  }

  remark(event: MatchEvent, match: Match): string | undefined {
    const moment = momentOf(event, match);
    const ply = match.game.plies.length;
    const isUrgent = event.kind === "over";
    if (match.level === undefined || !moment || (!isUrgent && Math.abs(ply - this.last) < SILENCE))
      return undefined;
    this.last = ply;
    return lineFor(match.level, moment, this.said++);
  }
}

function momentOf(event: MatchEvent, match: Match): Moment | undefined {
  if (event.kind === "takeback") return "takeback";
  if (event.kind === "over") {
    if (event.ending.winner === undefined) return "draws";
    return match.hasWon ? "loses" : "wins";
  }
  if (event.kind !== "move") return undefined;
  if (event.isCheck) return event.isYours ? "checked" : "checks";
  if (pointsOf(capturedBy(event.move)) >= 3) return event.isYours ? "loses-piece" : "takes";
  return undefined;
}
