import "./chips.css";
import type { Bag } from "./bag.ts";

/** Two small buttons under the title and the result: which slope, which ball. T and B do the same. */
export class Chips {
  private readonly bag: Bag;
  private readonly box = document.createElement("div");
  private readonly slope: HTMLButtonElement;
  private readonly ball: HTMLButtonElement;
  private isShown = false;

  constructor(root: HTMLElement, bag: Bag, onSlope: () => void) {
    this.bag = bag;
    this.box.className = "chips";
    this.box.hidden = true;
    const changeSlope = () => {
      bag.toggleDaily();
      onSlope();
    };
    const changeBall = () => bag.nextBall();
    this.slope = this.chip(changeSlope);
    this.ball = this.chip(changeBall);
    root.append(this.box);
    addEventListener("keydown", (event) => {
      if (!this.isShown || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.code === "KeyT") changeSlope();
      if (event.code === "KeyB") changeBall();
      this.write();
    });
  }

  show(isShown: boolean): void {
    if (isShown === this.isShown) return;
    this.isShown = isShown;
    this.box.hidden = !isShown;
    this.write();
  }

  private chip(change: () => void): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    // The keys belong to the game; these are for pointers, T and B for keyboards.
    button.tabIndex = -1;
    for (const type of ["pointerdown", "pointerup"]) {
      button.addEventListener(type, (event) => event.stopPropagation());
    }
    button.addEventListener("click", () => {
      change();
      this.write();
      button.blur();
    });
    this.box.append(button);
    return button;
  }

  private write() {
    const { isDaily, dayBest, ballName } = this.bag;
    const best = dayBest > 0 ? ` · best ${dayBest.toLocaleString("en")}` : "";
    this.slope.textContent = isDaily ? `T · Today’s slope${best}` : "T · New slope each time";
    this.ball.textContent = `B · ${ballName}`;
  }
}
