import type { Controls } from "#kit/input/controls.ts";
import type { Action } from "./actions.ts";
import { distance, type Spot, toField } from "./field.ts";
import { longestThrow, reachable, stepsFor } from "./flight.ts";
import { ahead, type Player } from "./players.ts";
import type { Levels } from "./upgrades.ts";

/** Yards added per step while the throw key is held. */
const CHARGE = 0.44;
const SHORTEST = 4;
/** A drag shorter than this on the screen is a tap: keep the ball and run. */
const TAP = 26;

/** Aiming: drag to the spot with the mouse, or choose a receiver and hold for power. */
export class Arm {
  /** Which receiver the keys have chosen. */
  chosen = 0;
  isAiming = false;
  /** Where the ball would come down if it were thrown now. */
  target: Spot = { x: 0, y: 0 };
  /** Yards of the throw by keys; 0 when they are not held. */
  power = 0;
  private from: Spot | undefined;
  private isSnapPress = false;
  private readonly levels: Levels;

  constructor(levels: Levels) {
    this.levels = levels;
  }

  /** The snap: a mouse that is down begins to aim with the same press. */
  begin({ pointer }: Controls<Action>): void {
    this.isSnapPress = pointer.isDown;
    this.from = pointer.isDown ? { x: pointer.x, y: pointer.y } : undefined;
  }

  /** Gives the spot in the step of the throw, and "run" when the ball is kept. */
  step(
    controls: Controls<Action>,
    passer: Player,
    receivers: readonly Player[],
    camera: number,
  ): Spot | "run" | undefined {
    return this.drag(controls, passer, camera) ?? this.charge(controls, passer, receivers);
  }

  /** Where this receiver will be when a ball thrown now at this power gets there. */
  lead(passer: Spot, receiver: Player): Spot {
    let spot: Spot = receiver;
    // Twice is near enough: the second guess knows how long the ball takes to the first.
    for (let i = 0; i < 2; i++) spot = ahead(receiver, stepsFor(distance(passer, spot), this.levels));
    return spot;
  }

  private drag({ pointer }: Controls<Action>, passer: Player, camera: number): Spot | "run" | undefined {
    if (pointer.pressed) {
      this.from = { x: pointer.x, y: pointer.y };
      this.isSnapPress = false;
    }
    if (!this.from) return undefined;
    const isTap = distance(this.from, pointer) < TAP;
    if (pointer.isDown) {
      this.isAiming = !isTap;
      this.target = reachable(passer, toField(pointer, camera), this.levels);
      return undefined;
    }
    const wasSnap = this.isSnapPress;
    this.from = undefined;
    this.isAiming = false;
    if (isTap) return wasSnap ? undefined : "run";
    return reachable(passer, toField(pointer, camera), this.levels);
  }

  private charge(controls: Controls<Action>, passer: Player, receivers: readonly Player[]): Spot | undefined {
    if (this.from) return undefined;
    const count = receivers.length;
    if (controls.pressed("down")) this.chosen = (this.chosen + 1) % count;
    if (controls.pressed("up")) this.chosen = (this.chosen + count - 1) % count;
    if (controls.pressed("act")) this.power = SHORTEST;
    const receiver = receivers[this.chosen];
    if (this.power === 0 || !receiver) return undefined;
    const spot = this.lead(passer, receiver);
    const part = this.power / Math.max(0.1, distance(passer, spot));
    this.target = { x: passer.x + (spot.x - passer.x) * part, y: passer.y + (spot.y - passer.y) * part };
    if (controls.held("act")) {
      this.isAiming = true;
      this.power = Math.min(longestThrow(this.levels), this.power + CHARGE);
      return undefined;
    }
    this.power = 0;
    this.isAiming = false;
    return this.target;
  }
}
