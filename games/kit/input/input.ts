import type { Move, Point } from "./controls.ts";
import { takeDevice, watchDevice } from "./device.ts";
import { type Bindings, padKeys } from "./keys.ts";

/** Input devices of the page. */
export interface Input<Action extends string> {
  /** What was down since the last call. A tap shorter than a step is reported once. */
  poll(): Move<Action>;
}

type Options<Action extends string> = {
  target: EventTarget;
  bindings: Bindings<Action>;
  toGame(x: number, y: number): Point;
  /** A user gesture: browsers allow sound from then on. */
  onGesture(): void;
};

/** Listens to keyboard, mouse, touch and gamepad. Prevents the browser's default for bound keys only. */
export function listen<Action extends string>(options: Options<Action>): Input<Action> {
  const { target, toGame, onGesture } = options;
  const bindings = Object.entries<readonly string[]>(options.bindings) as [Action, readonly string[]][];
  const bound = new Set(bindings.flatMap(([, keys]) => keys));
  const down = new Set<string>();
  const tapped = new Set<string>();
  let point: Point = { x: 0, y: 0 };
  let hasPad = false;
  watchDevice(target);

  const actionsOf = (keys: ReadonlySet<string>) =>
    bindings.filter(([, list]) => list.some((key) => keys.has(key))).map(([action]) => action);
  const press = (key: string) => {
    down.add(key);
    tapped.add(key);
    onGesture();
  };
  const on = <E extends Event>(type: string, kind: new (...args: never[]) => E, handle: (event: E) => void) =>
    target.addEventListener(type, (event) => event instanceof kind && handle(event), { passive: false });

  on("keydown", KeyboardEvent, (event) => {
    if (!bound.has(event.code) || isShortcut(event) || isForControl(event.target)) return;
    event.preventDefault();
    if (!event.repeat) press(event.code);
  });
  on("keyup", KeyboardEvent, (event) => down.delete(event.code));
  on("pointerdown", PointerEvent, (event) => {
    if (event.button !== 0) return;
    point = toGame(event.clientX, event.clientY);
    press("pointer");
  });
  on("pointermove", PointerEvent, (event) => {
    point = toGame(event.clientX, event.clientY);
  });
  for (const type of ["pointerup", "pointercancel"]) on(type, PointerEvent, () => down.delete("pointer"));
  // No `keyup` comes for keys that are released while another window has the focus.
  on("blur", Event, () => down.clear());
  on("gamepadconnected", Event, () => {
    hasPad = true;
  });

  return {
    poll() {
      const keys = new Set([...down, ...tapped]);
      const pads = hasPad ? navigator.getGamepads() : [];
      pads.forEach((pad, index) => {
        const buttons = pad ? padKeys(pad, index + 1) : [];
        if (buttons.length > 0) takeDevice("pad");
        for (const key of buttons) keys.add(key);
      });
      const struck = new Set(tapped);
      tapped.clear();
      return {
        held: actionsOf(keys),
        struck: actionsOf(struck),
        pointer: { ...point, isDown: keys.has("pointer"), isStruck: struck.has("pointer") },
      };
    },
  };
}

const isShortcut = (event: KeyboardEvent) => event.ctrlKey || event.altKey || event.metaKey;
/** Keys that are pressed in a control of the page belong to that control. */
const isForControl = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, button, a, [contenteditable]");
