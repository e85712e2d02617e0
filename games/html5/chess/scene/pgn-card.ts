import { Card } from "./dialog.ts";
import { button, element } from "./element.ts";

/** The moves as text. Always shown to be selected by hand, because a framed page may not be let near the clipboard. */
export class PgnCard {
  private readonly card: Card;
  private readonly onClose: () => void;

  constructor(onClose: () => void) {
    this.onClose = onClose;
    this.card = new Card("The moves as text", "pgn", () => this.leave());
  }

  get isOpen(): boolean {
    return this.card.isOpen;
  }

  remove(): void {
    this.card.remove();
  }

  open(pgn: string): void {
    const text = element("textarea", "");
    text.value = pgn;
    text.readOnly = true;
    text.rows = 8;
    text.ariaLabel = "Moves in PGN";
    const told = element("p", "help", "Paste it into any chess program.");
    told.role = "status";
    const copy = button("Copy", "big", () => void copyText(text, told));
    copy.classList.add("first");
    const buttons = element(
      "div",
      "row",
      copy,
      button("Close", "big second", () => this.leave()),
    );
    this.card.open(element("h2", "", "Your game as text"), text, told, buttons);
    text.select();
  }

  leave(): void {
    this.card.close();
    this.onClose();
  }
}

async function copyText(text: HTMLTextAreaElement, told: HTMLElement): Promise<void> {
  text.select();
  // The old way still works in a frame that is not let near the new one, as long as it follows a click.
  if (document.execCommand("copy")) {
    told.textContent = "Copied.";
    return;
  }
  try {
    await navigator.clipboard.writeText(text.value);
    told.textContent = "Copied.";
  } catch {
    // Refused in frames without the permission: the text is selected, two keys do the rest.
    told.textContent = "Your browser keeps the clipboard to itself. The text is selected: press Ctrl+C.";
    text.focus();
  }
}
