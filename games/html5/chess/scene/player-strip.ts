import { clockText } from "#html5/chess/match/chess-clock.ts";
import type { Match } from "#html5/chess/match/match.ts";
import { playerName } from "#html5/chess/match/words.ts";
import { type Colour, other, pointsOf } from "#html5/chess/rules/pieces.ts";
import { element } from "./element.ts";
import { faceOf } from "./faces.ts";
import { drawPiece } from "./piece-art.ts";

/** One player beside the board: head, name, what they say, what they took, their clock. */
export class PlayerStrip {
  readonly root = element("section", "player");
  private readonly head = element("span", "head");
  private readonly name = element("b", "name");
  private readonly line = element("span", "line");
  private readonly taken = element("canvas", "taken");
  private readonly clock = element("span", "clock");
  private drawn = "";

  constructor() {
    this.taken.ariaHidden = "true";
    this.taken.hidden = true;
    const words = element("div", "words", this.name, this.line, this.taken);
    this.root.append(this.head, words, this.clock);
  }

  say(text: string): void {
    this.line.textContent = text;
    this.root.classList.toggle("speaks", text !== "");
  }

  show(match: Match, colour: Colour): void {
    const isThem = match.level !== undefined && colour !== match.setup.you;
    this.name.textContent = playerName(match, colour);
    this.head.replaceChildren(...(isThem ? [faceOf(match.setup.opponent)] : [colourChip(colour)]));
    this.root.classList.toggle("to-move", match.game.turn === colour && !match.isOver);
    this.drawTaken(match, colour);
  }

  tick(match: Match, colour: Colour): void {
    const seconds = match.clock?.secondsOf(colour);
    const text = seconds === undefined ? "" : clockText(seconds);
    if (this.clock.textContent !== text) this.clock.textContent = text;
    this.clock.classList.toggle("late", seconds !== undefined && seconds < 20);
  }

  private drawTaken(match: Match, colour: Colour) {
    const pieces = match.takenBy(colour).toSorted((a, b) => pointsOf(b) - pointsOf(a));
    const sum = (side: Colour) => match.takenBy(side).reduce((points, piece) => points + pointsOf(piece), 0);
    const ahead = sum(colour) - sum(other(colour));
    const wanted = `${pieces}|${ahead}`;
    if (wanted === this.drawn) return;
    this.drawn = wanted;
    const side = 40;
    const step = 23;
    this.taken.hidden = pieces.length === 0;
    this.taken.width = pieces.length * step + side - step + (ahead > 0 ? 44 : 4);
    this.taken.height = side;
    const ctx = this.taken.getContext("2d");
    if (!ctx) return;
    pieces.forEach((piece, index) => {
      ctx.setTransform(1, 0, 0, 1, index * step, 0);
      drawPiece(ctx, piece, side);
    });
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = "#f4f0e4";
    ctx.font = "700 24px system-ui, sans-serif";
    ctx.textBaseline = "middle";
    if (ahead > 0) ctx.fillText(`+${ahead}`, pieces.length * step + side - step + 2, side / 2 + 2);
  }
}

function colourChip(colour: Colour): HTMLElement {
  return element("span", colour === 0 ? "chip white" : "chip black");
}
