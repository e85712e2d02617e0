/** A point in the game's own coordinates. */
export type Point = { x: number; y: number };

/** Mouse or touch, in the game's own coordinates. `pressed` and `released` are true for one step. */
export type Pointer = Point & { isDown: boolean; pressed: boolean; released: boolean };

/** Input state during one step: all that a core sees of keyboard, mouse, touch and gamepad. */
export interface Controls<Action extends string> {
  held(action: Action): boolean;
  /** True in the one step in which the action began. */
  pressed(action: Action): boolean;
  /** True in the one step in which the action ended. */
  released(action: Action): boolean;
  readonly pointer: Readonly<Pointer>;
}

/** Input of one step, from the devices, a bot or a test: the actions that are held down, and the pointer. */
export type Move<Action extends string> = {
  held?: readonly Action[];
  /** The held actions that were pressed again since the last step, such as a quick second tap. */
  struck?: readonly Action[];
  pointer?: Point & { isDown: boolean; isStruck?: boolean };
};

export interface FedControls<Action extends string> extends Controls<Action> {
  /** Begins the next step with this move. */
  feed(move: Move<Action>): void;
  /** Clears the edges: what is down stays held and counts as no new press. */
  settle(): void;
}

/** Controls with edge detection: `pressed` and `released` follow from what is down in successive steps. */
export function createControls<Action extends string>(): FedControls<Action> {
  let before: ReadonlySet<Action> = new Set();
  let now: ReadonlySet<Action> = new Set();
  let struck: ReadonlySet<Action> = new Set();
  const pointer: Pointer = { x: 0, y: 0, isDown: false, pressed: false, released: false };

  return {
    held: (action) => now.has(action),
    pressed: (action) => struck.has(action) || (now.has(action) && !before.has(action)),
    released: (action) => before.has(action) && !now.has(action),
    pointer,
    feed(move) {
      before = now;
      now = new Set(move.held);
      struck = new Set(move.struck);
      const next = move.pointer ?? { x: pointer.x, y: pointer.y, isDown: false };
      pointer.pressed = next.isDown && (!pointer.isDown || next.isStruck === true);
      pointer.released = !next.isDown && pointer.isDown;
      pointer.x = next.x;
      pointer.y = next.y;
      pointer.isDown = next.isDown;
    },
    settle() {
      before = now;
      struck = new Set();
      pointer.pressed = false;
      pointer.released = false;
    },
  };
}

/** The move that gives these controls, with the pointer in another place if wanted. */
export function moveOf<Action extends string>(
  controls: Controls<Action>,
  actions: readonly Action[],
  place: Point = controls.pointer,
): Move<Action> {
  const { isDown, pressed } = controls.pointer;
  return {
    held: actions.filter((action) => controls.held(action)),
    struck: actions.filter((action) => controls.pressed(action)),
    pointer: { x: place.x, y: place.y, isDown, isStruck: pressed },
  };
}
