import type { Core } from "#kit/bot.ts";
import type { Controls } from "#kit/input/controls.ts";
import { type DisciplineId, pointsFor } from "./disciplines.ts";
import { Race, type RaceEvent } from "./race.ts";
import { type Muscle, muscles } from "./runner.ts";
import { Recorder, readTape } from "./tape.ts";

/** Four muscles, and two shorthands that lift one leg and push with the other. */
export type Action = Muscle | "leftStride" | "rightStride";

export type Snapshot = {
  /** Steps since the first muscle moved. */
  steps: number;
  metres: number;
  lean: number;
  isDown: boolean;
};

const bits: readonly { readonly action: Action; readonly bit: number }[] = [
  { action: "leftLift", bit: muscles.leftLift },
  { action: "leftPush", bit: muscles.leftPush },
  { action: "rightLift", bit: muscles.rightLift },
  { action: "rightPush", bit: muscles.rightPush },
  { action: "leftStride", bit: muscles.leftLift | muscles.rightPush },
  { action: "rightStride", bit: muscles.rightLift | muscles.leftPush },
];

/** What of the body is tensed when these are held. */
export function maskOf(controls: Pick<Controls<Action>, "held">): number {
  let mask = 0;
  for (const { action, bit } of bits) if (controls.held(action)) mask |= bit;
  return mask;
}

/** Time to enjoy the fall, or the finish. */
const AFTERMATH = 105;
/** Steps from kick to kick of one who lies there, and of a kick. */
const TWITCH = 150;
const KICK = 14;

/** Core of Wobble Hundred, a ragdoll sprint. One attempt: the race, its tape, and the ghost of the best attempt beside it. */
export class Sprint implements Core<Action, Snapshot> {
  readonly id: DisciplineId;
  readonly race: Race;
  readonly ghost: Race | undefined;
  mask = 0;
  private readonly recorder = new Recorder();
  private readonly ghostTape: Uint8Array;

  constructor(id: DisciplineId, ghostTape = "") {
    this.id = id;
    this.race = new Race(id);
    this.ghostTape = readTape(ghostTape);
    this.ghost = this.ghostTape.length > 0 ? new Race(id) : undefined;
  }

  get score(): number {
    return pointsFor(this.id, this.race.result);
  }

  get isOver(): boolean {
    return this.race.after >= AFTERMATH;
  }

  /** The clock runs from the first key on: nobody is late at the start. */
  get hasBegun(): boolean {
    return this.race.steps > 0;
  }

  get tape(): string {
    return this.recorder.text;
  }

  step(controls: Controls<Action>): RaceEvent[] {
    this.mask = maskOf(controls);
    if (!this.hasBegun && this.mask === 0) return [];
    if (!this.race.ending) this.recorder.add(this.mask);
    this.ghost?.step(this.ghostTape[this.ghost.steps] ?? 0);
    return this.race.step(this.mask);
  }

  /** A step after the end, for the picture alone: the body goes on falling and kicks now and then, and the result stays. */
  linger(): void {
    const { race } = this;
    if (!race.ending) return;
    const isKicking = race.runner.isLimp && race.after % TWITCH < KICK;
    race.step(isKicking ? muscles.leftLift | muscles.rightPush : 0);
  }

  snapshot(): Snapshot {
    const { steps, farthest, runner, ending } = this.race;
    return { steps, metres: farthest, lean: runner.lean, isDown: ending !== undefined };
  }
}
