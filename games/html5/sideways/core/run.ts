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
export type Mode = "pick" | "garage" | "race" | "result";
export type Snapshot = { mode: Mode; age: number; sight: Sight; points: number };

/** Steps after the finish before the run is over. */
const FAREWELL = 90;

/** One race as the boards count it: from the lights to a moment after the finish, for drift points. */
export class Run implements Core<Action, Snapshot> {
  readonly race: Race;
  private readonly hands: Hands = { gas: 0, brake: 0, steer: 0, hasHandbrake: false };

  constructor(track: Track, car: Spec) {
    this.race = new Race(track, car);
  }

  get score(): number {
    return this.race.points;
  }

  get isOver(): boolean {
    return (this.race.finished ?? 0) >= FAREWELL;
  }

  step(controls: Controls<Action>): readonly RaceEvent[] {
    readHands(this.hands, controls, this.race);
    return this.race.step(this.hands);
  }

  snapshot(): Snapshot {
    const { race } = this;
    return { mode: "race", age: race.steps, sight: sightOf(race), points: race.points };
  }
}

/** Keys and pads say it plainly; a mouse or finger is driven towards, tail out when it lies far aside. */
export function readHands(hands: Hands, controls: Controls<Action>, race: Race): void {
  const { pointer } = controls;
  if (pointer.isDown) {
    const way = compassWay(pointer) - race.car.heading;
    const off = atan2(sin(way), cos(way));
    hands.gas = 1;
    hands.brake = 0;
    hands.steer = clamp(off * 1.8, -1, 1);
    hands.hasHandbrake = Math.abs(off) > 0.9 && race.speed > 10;
    return;
  }
  hands.gas = Number(controls.held("up") || controls.held("gas"));
  hands.brake = Number(controls.held("down") || controls.held("brake"));
  hands.steer = Number(controls.held("right")) - Number(controls.held("left"));
  hands.hasHandbrake = controls.held("handbrake");
}
