import type { DuelSeat } from "#html5/chess/match/duel-seat.ts";
import { t } from "#html5/chess/words.ts";
import { button, element, keepKeys } from "./element.ts";

export type RoomWishes = { onFlip(): void; onMute(): void; onPgn(): void };

/** Buttons of a game from two machines: draw, give up, and how the board is seen. */
export class RoomTools {
  readonly root = element("div", "tools");
  private readonly me: DuelSeat;
  private readonly draw: HTMLButtonElement;
  private readonly decline: HTMLButtonElement;
  private readonly resign: HTMLButtonElement;
  private readonly mute: HTMLButtonElement;

  constructor(me: DuelSeat, wishes: RoomWishes) {
    this.me = me;
    this.draw = button(t("tool.offerDraw"), "tool", () => me.tell("draw"));
    this.decline = button(t("tool.playOn"), "tool", () => me.tell("decline"));
    this.resign = button(t("tool.giveUp"), "tool", () => this.giveUp());
    this.mute = button(t("tool.soundOn"), "tool", wishes.onMute, t("tool.soundHow"));
    const flip = button(t("tool.flip"), "tool", wishes.onFlip, t("tool.flipHow"));
    const pgn = button("PGN", "tool", wishes.onPgn, t("tool.pgnHow"));
    const own = me.seat === undefined ? [] : [this.draw, this.decline, this.resign];
    this.root.append(...own, flip, this.mute, pgn);
    keepKeys(this.root);
  }

  show(isMuted: boolean): void {
    const { duel, seat = 0, isOver } = this.me;
    const isAsked = duel.offer !== undefined && duel.offer !== seat;
    this.draw.textContent = t(
      isAsked ? "tool.acceptDraw" : duel.offer === seat ? "tool.drawOffered" : "tool.offerDraw",
    );
    this.draw.disabled = isOver || !(isAsked || duel.canOffer(seat));
    this.draw.classList.toggle("asked", isAsked);
    this.decline.hidden = !isAsked;
    this.resign.hidden = isAsked;
    this.resign.disabled = isOver;
    this.resign.textContent = t("tool.giveUp");
    this.mute.textContent = t(isMuted ? "tool.soundOff" : "tool.soundOn");
  }

  /** Asks once, because a finger hits it soon by mistake. */
  private giveUp() {
    if (this.resign.textContent === t("tool.sure")) this.me.tell("resign");
    else this.resign.textContent = t("tool.sure");
  }
}
