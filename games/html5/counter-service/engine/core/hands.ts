import { hypot } from "#kit/exact-math.ts";
import type { Controls, Point } from "#kit/input/controls.ts";
import { type Action, shortcuts } from "./actions.ts";
import { neighbour, type Place, type PlaceKind, samePlace, type Target, targetAt } from "./targets.ts";

/** What pressing, holding and dragging mean. */
export interface Pressable {
  readonly targets: readonly Target[];
  press(place: Place): void;
  hold(place: Place): void;
  drag(from: Place, to: Place): void;
  /** Whether there is something to carry away from here. */
  isLoose(place: Place): boolean;
}

/** A mouse trembles: only beyond this is a press a drag. */
const DRAG = 12;
/** Slides over these, a held button presses each of them. */
const painted: ReadonlySet<PlaceKind> = new Set(["quarter"]);

const ways: readonly [Action, { x: number; y: number }][] = [
  ["left", { x: -1, y: 0 }],
  ["right", { x: 1, y: 0 }],
  ["up", { x: 0, y: -1 }],
  ["down", { x: 0, y: 1 }],
];

/** Turns mouse, keys and gamepad into presses of places, all by one way, so that none can do what another cannot. */
export class Hands {
  /** What the keys or the mouse point at. */
  focus: Place | undefined;
  /** Whether keys were used last: then the caps are shown. */
  hasKeys = false;
  /** What is being dragged, from where, and where it is now. */
  carry: { from: Place; start: Point; at: Point; isMoving: boolean } | undefined;
  private under: Place | undefined;
  /** Where the mouse is, once it has been seen. */
  pointer: Point | undefined;

  step(controls: Controls<Action>, game: Pressable): void {
    this.stepPointer(controls, game);
    for (const [action, way] of ways) {
      if (!controls.pressed(action)) continue;
      this.hasKeys = true;
      this.focus = neighbour(game.targets, this.focus, way);
      if (controls.held("confirm") && this.focus && painted.has(this.focus.kind)) game.press(this.focus);
    }
    if (this.focus) this.stepKey(controls, "confirm", this.focus, game);
    for (const { action, place } of shortcuts) this.stepKey(controls, action, place, game);
  }

  private stepKey(controls: Controls<Action>, action: Action, place: Place, game: Pressable) {
    if (!controls.held(action)) return;
    if (!game.targets.some((target) => samePlace(target, place))) return;
    this.hasKeys = true;
    if (controls.pressed(action)) {
      this.focus = place;
      game.press(place);
    }
    game.hold(place);
  }

  private stepPointer(controls: Controls<Action>, game: Pressable) {
    const { x, y, isDown, pressed, released } = controls.pointer;
    const hasMoved = this.pointer !== undefined && (this.pointer.x !== x || this.pointer.y !== y);
    if (!this.pointer || hasMoved) this.pointer = { x, y };
    if (!hasMoved && !isDown && !pressed && !released && !this.carry) return;
    const target = targetAt(game.targets, x, y);
    if (pressed || hasMoved) {
      this.hasKeys = false;
      this.focus = target;
    }
    if (pressed && target) this.begin(target, { x, y }, game);
    else if (isDown && target && painted.has(target.kind) && !this.carry && !samePlace(target, this.under)) {
      this.under = target;
      game.press(target);
    } else if (isDown && this.under) game.hold(this.under);
    if (this.carry) this.stepCarry({ x, y }, released, target, game);
    if (released) this.under = undefined;
  }

  private begin(target: Target, at: Point, game: Pressable) {
    if (game.isLoose(target)) {
      this.carry = { from: target, start: at, at, isMoving: false };
      return;
    }
    this.under = target;
    game.press(target);
    game.hold(target);
  }

  private stepCarry(at: Point, isReleased: boolean, target: Target | undefined, game: Pressable) {
    const { carry } = this;
    if (!carry) return;
    carry.at = at;
    carry.isMoving ||= hypot(at.x - carry.start.x, at.y - carry.start.y) > DRAG;
    if (!isReleased) return;
    this.carry = undefined;
    if (!carry.isMoving || samePlace(target, carry.from)) game.press(carry.from);
    else if (target) game.drag(carry.from, target);
  }
}
