import type { DuelSeat } from "#html5/chess/match/duel-seat.ts";
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
    this.draw = button("Offer draw", "tool", () => me.tell("draw"));
    this.decline = button("No, play on", "tool", () => me.tell("decline"));
    this.resign = button("Give up", "tool", () => this.giveUp());
    this.mute = button("♪ on", "tool", wishes.onMute, "Sound on or off (M)");
    const flip = button("Flip", "tool", wishes.onFlip, "Turn the board round (F)");
    const pgn = button("PGN", "tool", wishes.onPgn, "The moves as text to copy");
    const own = me.seat === undefined ? [] : [this.draw, this.decline, this.resign];
    this.root.append(...own, flip, this.mute, pgn);
    keepKeys(this.root);
  }

  show(isMuted: boolean): void {
    const { duel, seat = 0, isOver } = this.me;
    const isAsked = duel.offer !== undefined && duel.offer !== seat;
    this.draw.textContent = isAsked ? "Accept draw" : duel.offer === seat ? "Draw offered" : "Offer draw";
    this.draw.disabled = isOver || !(isAsked || duel.canOffer(seat));
    this.draw.classList.toggle("asked", isAsked);
    this.decline.hidden = !isAsked;
    this.resign.hidden = isAsked;
    this.resign.disabled = isOver;
    this.resign.textContent = "Give up";
    this.mute.textContent = isMuted ? "♪ off" : "♪ on";
  }

  /** Asks once, because a finger hits it soon by mistake. */
  private giveUp() {
    if (this.resign.textContent === "Sure?") this.me.tell("resign");
    else this.resign.textContent = "Sure?";
  }
}
