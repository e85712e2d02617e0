import { clamp } from "#kit/ease.ts";
import { hypot } from "#kit/exact-math.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import type { Action } from "./actions.ts";
import { toField } from "./field.ts";
import type { Player } from "./players.ts";
import type { Levels } from "./upgrades.ts";

const JUKE_STEPS = 15;
const JUKE_REST = 46;
const DIVE_STEPS = 15;

/** The player's hands on whoever carries the ball. */
export class Runner {
  /** Whether the player has taken over from the drawn path. */
  isSteered = false;
  isDown = false;
  juke = 0;
  dive = 0;
  rest = 0;
  private wayX = 1;
  private wayY = 0;
  private jukeWay = 0;
  private usesPointer = false;
  private lastX: number | undefined;
  private lastY: number | undefined;
  private readonly levels: Levels;
  private readonly random: Random;

  constructor(levels: Levels, random: Random) {
    this.levels = levels;
    this.random = random;
  }

  steer(carrier: Player, controls: Controls<Action>, camera: number): "juke" | undefined {
    const x = Number(controls.held("right")) - Number(controls.held("left"));
    const y = Number(controls.held("down")) - Number(controls.held("up"));
    this.usesPointer = (this.usesPointer || this.hasMoved(controls.pointer)) && x === 0 && y === 0;
    this.wayX = x === 0 ? 1 : x;
    this.wayY = y;
    if (this.usesPointer) {
      const wish = toField(controls.pointer, camera);
      this.wayX = wish.x < carrier.x - 3 ? -0.4 : 1;
      this.wayY = clamp((wish.y - carrier.y) / 3, -1, 1);
    }
    if (x !== 0 || y !== 0 || this.usesPointer) this.isSteered = true;
    return controls.pressed("act") || controls.pointer.pressed ? this.trick() : undefined;
  }

  /** A mouse that lies still does not fight the keys. */
  private hasMoved({ x, y, pressed }: Controls<Action>["pointer"]): boolean {
    const { lastX = x, lastY = y } = this;
    this.lastX = x;
    this.lastY = y;
    return pressed || hypot(x - lastX, y - lastY) > 1;
  }

  /** Sideways a juke, straight on a dive. */
  private trick(): "juke" | undefined {
    if (this.dive > 0) return undefined;
    if (Math.abs(this.wayY) < 0.35) {
      this.dive = DIVE_STEPS;
      return undefined;
    }
    if (this.rest > 0) return undefined;
    this.juke = JUKE_STEPS;
    this.rest = JUKE_REST;
    this.jukeWay = Math.sign(this.wayY);
    return "juke";
  }

  /** Sets where the carrier goes in this step; a path leads him until the player does. */
  move(carrier: Player, follow?: () => void): void {
    this.rest = Math.max(0, this.rest - 1);
    this.juke = Math.max(0, this.juke - 1);
    if (this.dive > 0) {
      carrier.vx = 0.2;
      carrier.vy *= 0.8;
      this.dive--;
      this.isDown = this.dive === 0;
      return;
    }
    if (follow) {
      follow();
      return;
    }
    const length = Math.max(1, hypot(this.wayX, this.wayY));
    const burst = this.juke > 0 ? this.jukeWay * 0.13 : 0;
    const wishX = (this.wayX / length) * carrier.speed;
    const wishY = (this.wayY / length) * carrier.speed + burst;
    carrier.vx += (wishX - carrier.vx) * 0.2;
    carrier.vy += (wishY - carrier.vy) * 0.3;
  }

  /** A defender reaches the carrier. */
  meet(rival: Player): "hit" | "miss" | "break" {
    if (this.juke > 0) {
      rival.down = 50;
      return "miss";
    }
    if (this.random.chance(0.1 + this.levels.legs * 0.045)) {
      rival.down = 45;
      return "break";
    }
    return "hit";
  }
}
