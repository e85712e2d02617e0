import type { Ply } from "#html5/chess/rules/game.ts";
import { t } from "#html5/chess/words.ts";
import { button, element } from "./element.ts";

/** The moves played, each of which can be looked at. */
export class MoveList {
  readonly root = element("ol", "moves");
  private readonly onLook: (plies: number) => void;
  private listed = "";

  /** `onLook` shows the board as it was after so many half-moves. */
  constructor(onLook: (plies: number) => void) {
    this.onLook = onLook;
    this.root.ariaLabel = t("tool.moves");
    // Moves are written from left to right in every language.
    this.root.dir = "ltr";
  }

  show(plies: readonly Ply[], looking: number): void {
    const wanted = `${plies.map(({ san }) => san)}|${looking}`;
    if (wanted === this.listed) return;
    this.listed = wanted;
    const rows: HTMLElement[] = [];
    plies.forEach(({ san }, index) => {
      if (index % 2 === 0) rows.push(element("li", "", element("span", "number", `${index / 2 + 1}.`)));
      const item = button(san, index + 1 === looking ? "san here" : "san", () => this.onLook(index + 1));
      rows.at(-1)?.append(item);
    });
    this.root.replaceChildren(...rows);
    const here = this.root.querySelector(".here");
    if (here instanceof HTMLElement) this.root.scrollTop = here.offsetTop - this.root.clientHeight / 2;
  }
}
