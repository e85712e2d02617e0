import { fixed } from "./checkpoint.ts";
import type { SeatControls } from "./seated.ts";

export type PickEvent =
  | { readonly kind: "turn"; readonly seat: number }
  | { readonly kind: "ready"; readonly seat: number };

/** When all are ready, they see so for a moment. */
const AGREED_STEPS = 40;
/** Nobody is waited for longer. */
const MAX_STEPS = 12 * 60;

/** Choice of a figure by every seat before a round, within its core: part of the moves like everything after it. */
export class Picks<T> {
  /** By seat. */
  readonly chosen: T[];
  readonly isReady: boolean[];
  age = 0;
  private agreed = 0;
  private readonly list: readonly T[];
  private readonly isUnique: boolean;

  /** `first`: what the seats begin with. `isUnique`: no two seats may choose the same. */
  constructor(list: readonly T[], first: readonly T[], isUnique: boolean) {
    this.list = fixed(list.slice());
    this.chosen = first.slice();
    this.isReady = first.map(() => false);
    this.isUnique = isUnique;
  }

  get isDone(): boolean {
    return this.age >= MAX_STEPS || this.agreed >= AGREED_STEPS;
  }

  get secondsLeft(): number {
    return Math.ceil((MAX_STEPS - this.age) / 60);
  }

  /** Left and right turn to the next, `yes` says that it is this one, `no` takes that back. Seats that are away agree with everything. */
  step<Action extends string>(
    controls: readonly SeatControls<Action | "left" | "right">[],
    yes: Action,
    no: Action,
  ): PickEvent[] {
    const events: PickEvent[] = [];
    this.age++;
    for (const [seat, keys] of controls.entries()) {
      if (keys.isAway) continue;
      if (this.isReady[seat]) {
        if (keys.pressed(no)) this.isReady[seat] = false;
        continue;
      }
      const by = Number(keys.pressed("right")) - Number(keys.pressed("left"));
      if (by !== 0) {
        this.turn(seat, by);
        events.push({ kind: "turn", seat });
      }
      if (!keys.pressed(yes)) continue;
      this.isReady[seat] = true;
      events.push({ kind: "ready", seat });
    }
    const areReady = controls.every(({ isAway }, seat) => isAway || this.isReady[seat]);
    this.agreed = areReady ? this.agreed + 1 : 0;
    return events;
  }

  private turn(seat: number, by: number) {
    const { list, chosen } = this;
    let at = list.indexOf(chosen[seat] as T);
    do at = (at + by + list.length) % list.length;
    while (this.isUnique && chosen.some((other, index) => index !== seat && other === list[at]));
    chosen[seat] = list[at] as T;
  }
}
