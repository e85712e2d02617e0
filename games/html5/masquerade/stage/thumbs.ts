import type { Action } from "#html5/masquerade/core/hands.ts";
import type { Controls } from "#kit/input/controls.ts";

const LOOK = 0.0062;
/** Part of the stick's way from which it counts. */
const DEAD = 0.3;
const STICK = 54;
/** How far beside a button a finger may land. */
const NEAR = 12;

type Spot = { x: number; y: number };
export type ThumbButton = Spot & { readonly action: "paint" | "jump" | "power"; readonly r: number };
type Finger = Spot & { readonly does: "walk" | "look" | ThumbButton["action"]; readonly from: Spot };

/** Where buttons and stick lie in a frame, in CSS pixels: upright and lying, for the thumbs of two hands. */
export function thumbLayout(
  width: number,
  height: number,
): { stick: Spot & { r: number }; buttons: ThumbButton[] } {
  return {
    stick: { x: 88, y: height - 92, r: STICK },
    buttons: [
      { action: "paint", x: width - 62, y: height - 84, r: 44 },
      { action: "jump", x: width - 142, y: height - 48, r: 30 },
      { action: "power", x: width - 52, y: height - 176, r: 34 },
    ],
  };
}

/** Fingers on the picture: the left thumb walks, the right one looks around, buttons are held. Every finger is followed by itself. */
export class Thumbs {
  readonly held = new Set<Action>();
  private readonly root: HTMLElement;
  private readonly fingers = new Map<number, Finger>();
  private moved = { x: 0, y: 0 };
  private before: ReadonlySet<Action> = new Set();

  constructor(root: HTMLElement) {
    this.root = root;
    root.addEventListener("pointerdown", (event) => this.press(event));
    root.addEventListener("pointermove", (event) => this.move(event));
    for (const type of ["pointerup", "pointercancel"] as const)
      root.addEventListener(type, ({ pointerId }) => this.fingers.delete(pointerId));
  }

  get frame(): { width: number; height: number } {
    return { width: this.root.clientWidth, height: this.root.clientHeight };
  }

  /** Where the walking thumb landed, and where it is. */
  get walking(): { from: Spot; to: Spot } | undefined {
    const finger = [...this.fingers.values()].find(({ does }) => does === "walk");
    return finger && { from: finger.from, to: { x: finger.x, y: finger.y } };
  }

  /** Begins a step. Gives by how much the head turns in it, in radians. */
  step(): { turn: number; pitch: number } {
    this.before = new Set(this.held);
    this.held.clear();
    for (const { does } of this.fingers.values()) if (does !== "walk" && does !== "look") this.held.add(does);
    for (const way of this.ways()) this.held.add(way);
    const look = { turn: this.moved.x * LOOK, pitch: -this.moved.y * LOOK };
    this.moved = { x: 0, y: 0 };
    return look;
  }

  /** The controls with what fingers hold added. */
  over(controls: Controls<Action>): Controls<Action> {
    const isHeld = (action: Action) => this.held.has(action);
    const wasHeld = (action: Action) => this.before.has(action);
    return {
      pointer: controls.pointer,
      held: (action) => controls.held(action) || isHeld(action),
      pressed: (action) => controls.pressed(action) || (isHeld(action) && !wasHeld(action)),
      released: (action) => controls.released(action) || (!isHeld(action) && wasHeld(action)),
    };
  }

  private ways(): Action[] {
    const { walking } = this;
    if (!walking) return [];
    const x = (walking.to.x - walking.from.x) / STICK;
    const y = (walking.to.y - walking.from.y) / STICK;
    const far = Math.hypot(x, y);
    if (far < DEAD) return [];
    const ways: Action[] = [];
    // Eight ways: each axis counts from a good third of the way on.
    if (Math.abs(x) > far * 0.38) ways.push(x > 0 ? "right" : "left");
    if (Math.abs(y) > far * 0.38) ways.push(y > 0 ? "back" : "forward");
    return ways;
  }

  private press({ pointerType, pointerId, clientX: x, clientY: y }: PointerEvent) {
    if (pointerType !== "touch") return;
    const { width, height } = this.frame;
    const button = thumbLayout(width, height).buttons.find(
      (one) => Math.hypot(one.x - x, one.y - y) < one.r + NEAR,
    );
    const isLeft = x < width * 0.45;
    const does = button?.action ?? (isLeft && !this.walking ? "walk" : "look");
    this.fingers.set(pointerId, { does, from: { x, y }, x, y });
  }

  private move({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const finger = this.fingers.get(pointerId);
    if (!finger) return;
    // The thumb that paints aims as well.
    if (finger.does === "look" || finger.does === "paint") {
      this.moved.x += x - finger.x;
      this.moved.y += y - finger.y;
    }
    finger.x = x;
    finger.y = y;
  }
}
