import { cellAt, playersShown } from "./board.ts";
import { engine, keyCodes, press } from "./engine.ts";
import { type Move, swipeOf, tapOf } from "./moves.ts";

/** Holds a key of the engine, which repeats it until it is let go. */
function holder() {
  let held: Move | undefined;
  return {
    hold(move: Move): void {
      if (move === held) return;
      this.release();
      held = move;
      engine.onKeyDown({ keyCode: keyCodes[move] });
    },
    release(): void {
      if (held) engine.onKeyUp({ keyCode: keyCodes[held] });
      held = undefined;
    },
  };
}

/** Swipes and taps anywhere in `area`; a finger that stays down after a swipe goes on in its direction. */
export function watchSwipes(area: HTMLElement): void {
  const key = holder();
  let from: { id: number; x: number; y: number; hasSwiped: boolean } | undefined;

  area.addEventListener("pointerdown", (event) => {
    if (from || event.button !== 0) return;
    from = { id: event.pointerId, x: event.clientX, y: event.clientY, hasSwiped: false };
    area.setPointerCapture(event.pointerId);
  });
  area.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    if (from?.id !== pointerId) return;
    const move = swipeOf(clientX - from.x, clientY - from.y);
    if (move === undefined) return;
    from = { id: pointerId, x: clientX, y: clientY, hasSwiped: true };
    key.hold(move);
  });
  const end = (event: PointerEvent) => {
    if (from?.id !== event.pointerId) return;
    const { hasSwiped } = from;
    from = undefined;
    key.release();
    if (!hasSwiped && event.type === "pointerup") press(tapOf(cellAt(event), playersShown()));
  };
  area.addEventListener("pointerup", end);
  area.addEventListener("pointercancel", end);
}

/** Makes a button a key that repeats while it is held. */
export function holdable(made: HTMLButtonElement, move: Move): HTMLButtonElement {
  const key = holder();
  made.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    made.setPointerCapture(event.pointerId);
    key.hold(move);
  });
  for (const type of ["pointerup", "pointercancel"]) made.addEventListener(type, () => key.release());
  // By keyboard or by a screen reader, a button is clicked without a pointer.
  made.addEventListener("click", ({ detail }) => {
    if (detail === 0) press(move);
  });
  return made;
}
