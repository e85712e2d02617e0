import { clockText } from "#html5/chess/match/chess-clock.ts";
import { type Colour, pointsOf, WHITE } from "#html5/chess/rules/pieces.ts";
import { displayFont } from "#kit/draw/font.ts";
import { written } from "#kit/language/translate.ts";
import { hatPicture } from "#kit/purse/draw-hat.ts";
import { wornHat } from "#kit/purse/purse.ts";
import { element } from "./element.ts";
import { drawPiece } from "./piece-art.ts";

export type Player = {
  name: string;
  head: HTMLElement;
  isToMove: boolean;
  /** Pieces of the other side that this one took, and the other way round. */
  taken: readonly number[];
  lost: readonly number[];
};

/** Sharp on dense screens too. */
const HAT_PIXELS = 150;

const sumOf = (pieces: readonly number[]) => pieces.reduce((points, piece) => points + pointsOf(piece), 0);

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

  show({ name, head, isToMove, taken, lost }: Player): void {
    this.name.textContent = name;
    this.head.replaceChildren(head);
    this.root.classList.toggle("to-move", isToMove);
    this.drawTaken(
      taken.toSorted((a, b) => pointsOf(b) - pointsOf(a)),
      sumOf(taken) - sumOf(lost),
    );
  }

  /** Nothing without a clock. */
  tick(seconds: number | undefined): void {
    const text = seconds === undefined ? "" : clockText(seconds);
    if (this.clock.textContent !== text) this.clock.textContent = text;
    this.clock.classList.toggle("late", seconds !== undefined && seconds < 20);
  }

  private drawTaken(pieces: readonly number[], ahead: number) {
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
    ctx.font = displayFont(24);
    ctx.textBaseline = "middle";
    if (ahead > 0) ctx.fillText(`+${written(ahead)}`, pieces.length * step + side - step + 2, side / 2 + 2);
  }
}

/** The visitor's own chip, with the hat that is worn. */
export function ownChip(colour: Colour): HTMLElement {
  const chip = colourChip(colour);
  const hat = wornHat();
  if (hat) chip.append(hatPicture(hat, HAT_PIXELS));
  return chip;
}

export function colourChip(colour: Colour): HTMLElement {
  return element("span", colour === WHITE ? "chip white" : "chip black");
}
