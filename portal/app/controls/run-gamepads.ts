import type { Stage } from "#app/stage/stage.ts";
import styles from "./controls.module.css";
import { type Controls, MOUSE_BUTTON } from "./controls.ts";
import { padState } from "./pad-state.ts";
import { pressDifference, without } from "./press-difference.ts";

/** Where presses go. */
export type ControlledStage = Pick<Stage, "pressKey" | "movePointer">;

/** Pixels a second of a stick that is tilted all the way. */
const POINTER_SPEED = 700;
/** After a longer pause, such as a hidden tab, the pointer must not jump. */
const MAX_STEP_MS = 50;

/**
 * Reads gamepads once a frame and presses the keys that they stand for. The page reads them, not the game's frame: a frame without an origin
 * gets none. Returns the function that stops it.
 */
export function runGamepads(place: HTMLElement, stage: ControlledStage, controls: Controls): () => void {
  const view = place.ownerDocument.defaultView ?? window;
  const cursor = openCursor(place);
  let held: ReadonlySet<string> = new Set();
  let request = 0;
  let last = 0;

  function press(next: ReadonlySet<string>): void {
    pressDifference(stage, without(held, MOUSE_BUTTON), without(next, MOUSE_BUTTON));
  }

  function point({ x, y }: { x: number; y: number }, isDown: boolean, elapsedMs: number): void {
    const wasDown = held.has(MOUSE_BUTTON);
    if (x === 0 && y === 0 && isDown === wasDown) return;
    const way = (POINTER_SPEED * Math.min(elapsedMs, MAX_STEP_MS)) / 1000;
    const spot = cursor.move(x * Math.abs(x) * way, y * Math.abs(y) * way);
    stage.movePointer(spot.x, spot.y, isDown);
  }

  function step(now: number): void {
    request = view.requestAnimationFrame(step);
    const { held: next, tilt } = padState([...view.navigator.getGamepads()], controls);
    press(next);
    point(tilt, next.has(MOUSE_BUTTON), now - last);
    held = next;
    last = now;
  }

  request = view.requestAnimationFrame(step);
  return () => {
    view.cancelAnimationFrame(request);
    press(new Set());
    cursor.close();
  };
}

/** A mouse pointer that is drawn over the game once it moves, since the real one stays where it is. */
function openCursor(place: HTMLElement) {
  const arrow = place.ownerDocument.createElement("div");
  arrow.className = styles["cursor"] ?? "";
  arrow.ariaHidden = "true";
  let spot = { x: place.clientWidth / 2, y: place.clientHeight / 2 };
  return {
    move(x: number, y: number) {
      if (!arrow.isConnected) place.append(arrow);
      spot = {
        x: Math.min(place.clientWidth - 1, Math.max(0, spot.x + x)),
        y: Math.min(place.clientHeight - 1, Math.max(0, spot.y + y)),
      };
      arrow.style.transform = `translate(${spot.x}px, ${spot.y}px)`;
      return spot;
    },
    close: () => arrow.remove(),
  };
}
