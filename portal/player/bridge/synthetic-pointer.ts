import { innerPage } from "./synthetic-keys.ts";

/** Mouse pointer that the site moves in a game's page, for gamepads. */
export type SyntheticPointer = {
  /** Moves it to a point of the page, in CSS pixels, with the left button up or down. */
  move(x: number, y: number, isDown: boolean): void;
};

/** Id that browsers give the mouse. */
const MOUSE_ID = 1;

export function openSyntheticPointer(): SyntheticPointer {
  let under: Element | undefined;
  let wasDown = false;
  let pressed: Element | undefined;

  return {
    move(x, y, isDown) {
      const spot = spotAt(document, x, y);
      if (!spot) return;
      const send = (target: Element, ...types: string[]) => {
        for (const type of types) dispatch(target, type, spot, isDown);
      };
      if (under !== spot.element) {
        if (under?.isConnected) send(under, "pointerout", "mouseout");
        send(spot.element, "pointerover", "mouseover");
        under = spot.element;
      }
      send(spot.element, "pointermove", "mousemove");
      if (isDown && !wasDown) {
        pressed = spot.element;
        send(spot.element, "pointerdown", "mousedown");
      }
      if (!isDown && wasDown) {
        send(spot.element, "pointerup", "mouseup");
        if (pressed === spot.element) send(spot.element, "click");
      }
      wasDown = isDown;
    },
  };
}

type Spot = { readonly element: Element; readonly x: number; readonly y: number };

/** The innermost element at a point, through open shadow roots and the game's own frames. */
function spotAt(page: DocumentOrShadowRoot, x: number, y: number): Spot | undefined {
  const element = page.elementFromPoint(x, y);
  if (!element) return undefined;
  const inner = innerPage(element);
  if (inner) {
    const { left, top } = element.getBoundingClientRect();
    return spotAt(inner, x - left, y - top) ?? { element, x, y };
  }
  const { shadowRoot } = element;
  const inside = shadowRoot && shadowRoot !== page ? spotAt(shadowRoot, x, y) : undefined;
  // Chromium gives the host itself where nothing of the shadow tree is hit.
  return inside && inside.element !== element ? inside : { element, x, y };
}

function dispatch(target: Element, type: string, { x, y }: Spot, isDown: boolean): void {
  const view = target.ownerDocument.defaultView;
  if (!view) return;
  const options = {
    clientX: x,
    clientY: y,
    screenX: x,
    screenY: y,
    button: /move|over|out/.test(type) ? (type.startsWith("pointer") ? -1 : 0) : 0,
    buttons: isDown ? 1 : 0,
    bubbles: true,
    cancelable: true,
    composed: true,
    view,
  };
  const event = type.startsWith("pointer")
    ? new view.PointerEvent(type, {
        ...options,
        pointerId: MOUSE_ID,
        pointerType: "mouse",
        isPrimary: true,
        pressure: isDown ? 0.5 : 0,
      })
    : new view.MouseEvent(type, options);
  target.dispatchEvent(event);
}
