import type { Core } from "#kit/bot.ts";
import type { MenuAction } from "#kit/draw/menu.ts";
import { clamp } from "#kit/ease.ts";
import { atan2, cos, sin } from "#kit/exact-math.ts";
import { compassWay } from "#kit/input/compass.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Hands } from "./car.ts";
import type { Spec } from "./cars.ts";
import { type Sight, sightOf } from "./driver.ts";
import { Race, type RaceEvent } from "./race.ts";
import type { Track } from "./track.ts";

export type Action = MenuAction | "gas" | "brake" | "handbrake" | "tracks";
export type Mode = "pick" | "race" | "result";
export type Snapshot = { mode: Mode; age: number; sight: Sight; points: number };

/** Steps after the finish before the run is over. */
const FAREWELL = 90;

/** One race as the boards count it: from the lights to a moment after the finish, for drift points. */
export class Run implements Core<Action, Snapshot> {
  readonly race: Race;

  constructor(track: Track, car: Spec) {
    this.race = new Race(track, car);
  }

  get score(): number {
    return this.race.points;
  }

  get isOver(): boolean {
    return (this.race.finished ?? 0) >= FAREWELL;
  }

  step(controls: Controls<Action>): RaceEvent[] {
    return this.race.step(handsOf(controls, this.race));
  }

  snapshot(): Snapshot {
    const { race } = this;
    return { mode: "race", age: race.steps, sight: sightOf(race), points: race.points };
  }
}

/** Keys and pads say it plainly; a mouse or finger is driven towards, tail out when it lies far aside. */
export function handsOf(controls: Controls<Action>, race: Race): Hands {
  const { pointer } = controls;
  if (pointer.isDown) {
    const way = compassWay(pointer) - race.car.heading;
    const off = atan2(sin(way), cos(way));
    const isFar = Math.abs(off) > 0.9;
    return { gas: 1, brake: 0, steer: clamp(off * 1.8, -1, 1), hasHandbrake: isFar && race.speed > 10 };
  }
  return {
    gas: Number(controls.held("up") || controls.held("gas")),
    brake: Number(controls.held("down") || controls.held("brake")),
    steer: Number(controls.held("right")) - Number(controls.held("left")),
    hasHandbrake: controls.held("handbrake"),
  };
}
