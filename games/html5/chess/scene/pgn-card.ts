import { t } from "#html5/chess/words.ts";
import { copyText } from "#kit/copy-text.ts";
import { Card } from "./dialog.ts";
import { button, element } from "./element.ts";

/** The moves as text. Always shown to be selected by hand, because a framed page may not be let near the clipboard. */
export class PgnCard {
  private readonly card: Card;
  private readonly onClose: () => void;

  constructor(onClose: () => void) {
    this.onClose = onClose;
    this.card = new Card(t("pgn.title"), "pgn", () => this.leave());
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
    text.dir = "ltr";
    text.rows = 8;
    text.ariaLabel = t("pgn.label");
    const told = element("p", "help", t("pgn.help"));
    told.role = "status";
    const copy = button(t("pgn.copy"), "big", () => void copyText(text, told));
    copy.classList.add("first");
    const buttons = element(
      "div",
      "row",
      copy,
      button(t("pgn.close"), "big second", () => this.leave()),
    );
    this.card.open(element("h2", "", t("pgn.heading")), text, told, buttons);
    text.select();
  }

  leave(): void {
    this.card.close();
    this.onClose();
  }
}
