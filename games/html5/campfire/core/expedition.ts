import type { Core } from "#kit/bot.ts";
import type { Controls } from "#kit/input/controls.ts";
import { DAY } from "./calendar.ts";
import type { Action } from "./orders.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Wilds } from "./wilds.ts";
import type { WildEvent } from "./world.ts";

/** Days that count on the boards. A camp that stands can go on for ever, and then patience would win. */
export const EXPEDITION_DAYS = 10;

/** The part of a round that counts on the boards: the hero's points in the first days, or until the rescue boat comes. */
export class Expedition implements Core<Action, Snapshot> {
  private readonly wilds: Wilds;

  constructor(wilds: Wilds) {
    this.wilds = wilds;
  }

  get score(): number {
    return Math.floor(this.wilds.hero?.points ?? 0);
  }

  get isOver(): boolean {
    return this.wilds.isOver || this.wilds.world.time >= EXPEDITION_DAYS * DAY;
  }

  step(controls: Controls<Action>): WildEvent[] {
    return this.wilds.step(controls);
  }

  snapshot(): Snapshot {
    return this.wilds.snapshot();
  }
}
