import { other, type Side } from "#html5/hoop-shift/core/court.ts";
import type { Match } from "#html5/hoop-shift/core/match.ts";
import type { Pad } from "#html5/hoop-shift/core/player.ts";
import { SWIPE_RANGE } from "#html5/hoop-shift/core/scuffle.ts";
import type { Pointer } from "#kit/input/controls.ts";

const NEAR = 22;

/**
 * Mouse and touch for one hand: the player runs to the pointer, the button throws or jumps, and next to somebody who
 * dribbles it swipes. A click begins it and a key ends it: a nudged touchpad moves nobody.
 */
export class Mouse {
  private isOn = false;
  private isSwiping = false;

  /** What the pointer wants, or the keys when it is they that play. */
  pad(keys: Pad, pointer: Readonly<Pointer>, match: Match, side: Side = 0): Pad {
    const self = match.players[side];
    const foe = match.players[other(side)];
    if (keys.way !== 0 || keys.shoot || keys.grab) this.isOn = false;
    if (pointer.pressed) {
      this.isOn = true;
      const isDribbling = match.holder === other(side) && foe.stance === "ground";
      this.isSwiping = isDribbling && Math.abs(foe.x - self.x) < SWIPE_RANGE;
    }
    if (!this.isOn) return keys;
    const away = pointer.x - self.x;
    return {
      way: Math.abs(away) < NEAR ? 0 : Math.sign(away),
      shoot: pointer.isDown && !this.isSwiping,
      grab: pointer.isDown && this.isSwiping,
    };
  }
}
