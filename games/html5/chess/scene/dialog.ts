import { direction } from "#kit/language/script.ts";
import { element, keepKeys } from "./element.ts";

/** A card over the board. The browser keeps the focus inside and what is behind it quiet. */
export class Card {
  readonly root: HTMLDialogElement;
  private readonly onLeave: () => void;

  /** `onLeave`: Escape was pressed. */
  constructor(label: string, className: string, onLeave: () => void) {
    this.onLeave = onLeave;
    this.root = element("dialog", `card ${className}`);
    this.root.ariaLabel = label;
    this.root.dir = direction;
    this.root.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.onLeave();
    });
    keepKeys(this.root);
    document.body.append(this.root);
  }

  get isOpen(): boolean {
    return this.root.open;
  }

  /** Opens with these children; the one of class `first` gets the focus. */
  open(...children: readonly Node[]): void {
    this.root.replaceChildren(...children);
    if (!this.root.open) this.root.showModal();
    const first = this.root.querySelector(".first");
    if (first instanceof HTMLElement) first.focus();
  }

  remove(): void {
    this.root.remove();
  }

  close(): void {
    if (this.root.open) this.root.close();
  }
}
