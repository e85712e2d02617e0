import type { Controls } from "#kit/input/controls.ts";
import type { Action } from "./actions.ts";
import type { Way } from "./body.ts";

export type Button = "punch" | "jump" | "grab" | "steam";

const buttons: readonly Button[] = ["punch", "jump", "grab", "steam"];
const placeOf = (button: Button) => buttons.indexOf(button);
/** A press counts for this long, so that one made a moment too early is not lost. */
const PATIENCE = 9;
const DOUBLE_TAP = 14;

/** What the player wants, as Sam understands it: presses that wait their turn, held buttons, taps made twice. */
export class Pad {
  /** Wish to walk: along and into the yard, -1 to 1. */
  x = 0;
  z = 0;
  // By place among the buttons: they are read in every step, and look-ups by name are slow where the name varies.
  private readonly downFor = [0, 0, 0, 0];
  private readonly waiting = [0, 0, 0, 0];
  private dash = 0;
  private dashWay: Way | 0 = 0;
  private lastTap: { way: Way; age: number } = { way: 1, age: 999 };

  /** Reads one step. While time stands still for a hit, presses wait longer. */
  read(controls: Controls<Action>, isFrozen: boolean): void {
    const isLeft = controls.held("left");
    const isRight = controls.held("right");
    this.x = Number(isRight) - Number(isLeft);
    this.z = Number(controls.held("up")) - Number(controls.held("down"));
    let place = 0;
    for (const button of buttons) this.readButton(controls, button, place++, isFrozen);
    if (this.dash > 0) this.dash--;
    this.lastTap.age++;
    if (isLeft && controls.pressed("left")) this.tap(-1);
    if (isRight && controls.pressed("right")) this.tap(1);
    if (controls.pressed("dash")) this.want(this.x === 0 ? 0 : this.x > 0 ? 1 : -1);
  }

  /** Steps for which the button has been down. */
  heldFor(button: Button): number {
    return this.downFor[placeOf(button)] ?? 0;
  }

  /** True once for each press. */
  take(button: Button): boolean {
    const place = placeOf(button);
    const isWaiting = (this.waiting[place] ?? 0) > 0;
    this.waiting[place] = 0;
    return isWaiting;
  }

  /** The way of a double tap, 0 for a dash straight on, nothing when there was none. */
  takeDash(): Way | 0 | undefined {
    if (this.dash === 0) return undefined;
    this.dash = 0;
    return this.dashWay;
  }

  private readButton(controls: Controls<Action>, button: Button, place: number, isFrozen: boolean) {
    const waited = this.waiting[place] ?? 0;
    const isHeld = controls.held(button);
    if (isHeld && controls.pressed(button)) this.waiting[place] = PATIENCE;
    else if (!isFrozen && waited > 0) this.waiting[place] = waited - 1;
    this.downFor[place] = isHeld ? (this.downFor[place] ?? 0) + 1 : 0;
  }

  private tap(way: Way) {
    if (this.lastTap.way === way && this.lastTap.age <= DOUBLE_TAP) this.want(way);
    this.lastTap = { way, age: 0 };
  }

  private want(way: Way | 0) {
    this.dash = PATIENCE;
    this.dashWay = way;
  }
}
