import type { Look } from "#html5/masquerade/core/hands.ts";
import { deviceInHand } from "#kit/input/device.ts";

const CAUGHT = 0.0023;
const DRAGGED = 0.005;
const STICK = 0.052;
/** Pixels and steps after which a held button looks around instead of painting. */
const STILL = 9;
const HOLD = 9;
/** Milliseconds without a question: nobody plays. A slow machine may ask as seldom as three times a second. */
const IDLE = 800;
/** Milliseconds between the click that starts a round, or goes on with it, and its first step. */
const START = 3000;

/**
 * The mouse as a head: caught by the browser when it lets us (pointer lock), else dragged; a tap or a still press paints.
 * The right stick of a gamepad turns too.
 */
export class Mouse {
  private readonly root: HTMLElement;
  private readonly onLost: () => void;
  private moved = { x: 0, y: 0 };
  private isDown = false;
  private downFor = 0;
  private travelled = 0;
  private hasTapped = false;
  private usesPower = false;
  private isLettingGo = false;
  private asked = Number.NEGATIVE_INFINITY;
  private clicked = Number.NEGATIVE_INFINITY;

  constructor(root: HTMLElement, onLost: () => void) {
    this.root = root;
    this.onLost = onLost;
    root.addEventListener("pointerdown", (event) => this.press(event));
    root.addEventListener("pointermove", (event) => this.move(event));
    for (const type of ["pointerup", "pointercancel"] as const) {
      root.addEventListener(
        type,
        (event) => event.pointerType !== "touch" && event.button <= 0 && this.release(),
      );
    }
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("contextmenu", (event) => this.isLive && event.preventDefault());
    document.addEventListener("pointerlockchange", () => {
      const isLost = !this.isCaught && !this.isLettingGo;
      this.isLettingGo = false;
      this.isDown = false;
      if (isLost && this.isLive) this.onLost();
    });
  }

  get isCaught(): boolean {
    return document.pointerLockElement === this.root;
  }

  private get isLive(): boolean {
    return performance.now() - this.asked < IDLE;
  }

  /** Gives the cursor back, for pauses and results. */
  letGo(): void {
    if (!this.isCaught) return;
    this.isLettingGo = true;
    document.exitPointerLock();
  }

  /** What happened since the last step. */
  look(): Look {
    const now = performance.now();
    // The click that starts a round catches the mouse as well.
    if (!this.isLive && now - this.clicked < START) this.catch();
    this.asked = now;
    const hasMouse = this.isCaught;
    const scale = hasMouse ? CAUGHT : DRAGGED;
    const stick = rightStick();
    const isHeld = this.isDown && (hasMouse || (++this.downFor > HOLD && this.travelled < STILL));
    const look: Look = {
      turn: this.moved.x * scale + stick.x * STICK,
      pitch: -this.moved.y * scale - stick.y * STICK * 0.6,
      hasMouse,
      isPainting: isHeld || this.hasTapped,
      usesPower: this.usesPower,
    };
    this.moved = { x: 0, y: 0 };
    this.hasTapped = false;
    this.usesPower = false;
    return look;
  }

  private press(event: PointerEvent) {
    if (!this.isLive || event.pointerType === "touch") return;
    if (event.button === 2) this.usesPower = true;
    if (event.button !== 0) return;
    this.isDown = true;
    this.downFor = 0;
    this.travelled = 0;
  }

  private move(event: PointerEvent) {
    if (event.pointerType === "touch" || (!this.isCaught && !this.isDown)) return;
    this.moved.x += event.movementX;
    this.moved.y += event.movementY;
    this.travelled += Math.abs(event.movementX) + Math.abs(event.movementY);
  }

  private release() {
    if (this.isDown && !this.isCaught && this.travelled < STILL) this.hasTapped = true;
    this.isDown = false;
  }

  private click({ detail }: MouseEvent) {
    // Clicks that a key or a gamepad made have no detail, and who has only keys needs Space for painting.
    if (detail === 0 || deviceInHand() === "touch") return;
    this.clicked = performance.now();
    if (this.isLive) this.catch();
  }

  private catch() {
    if (this.isCaught) return;
    this.clicked = Number.NEGATIVE_INFINITY;
    // A frame without the right to it refuses, and so does Chrome for a second after Escape; dragging works all the same.
    const refuse = () => this.release();
    try {
      Promise.resolve(this.root.requestPointerLock?.()).catch(refuse);
    } catch {
      refuse();
    }
  }
}

function rightStick(): { x: number; y: number } {
  for (const pad of navigator.getGamepads()) {
    const [x = 0, y = 0] = pad?.axes.slice(2, 4) ?? [];
    if (Math.hypot(x, y) > 0.18) return { x: x * Math.abs(x), y: y * Math.abs(y) };
  }
  return { x: 0, y: 0 };
}
