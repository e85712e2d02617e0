export type Point = { x: number; y: number };

/** Mouse or finger, in the game's own coordinates. `pressed` and `released` are true for one step. */
export type Pointer = Point & { isDown: boolean; pressed: boolean; released: boolean };

/** What a game asks during a step. All a core ever sees of keyboard, mouse, touch and gamepad. */
export interface Controls<Action extends string> {
  held(action: Action): boolean;
  /** True in the one step in which the action began. */
  pressed(action: Action): boolean;
  /** True in the one step in which the action ended. */
  released(action: Action): boolean;
  readonly pointer: Readonly<Pointer>;
}

/** What is down during one step: what the input devices, a bot or a test say. */
export type Move<Action extends string> = {
  held?: readonly Action[];
  /** Of those held, what was pressed anew since the last step: a second tap, however quickly it follows the first. */
  struck?: readonly Action[];
  pointer?: Point & { isDown: boolean; isStruck?: boolean };
};

export interface FedControls<Action extends string> extends Controls<Action> {
  /** Begins the next step with this move. */
  feed(move: Move<Action>): void;
  /** Lets go of everything without telling: what is down stays held, yet counts as no new press. */
  settle(): void;
}

/** Controls that find the edges (`pressed`, `released`) from what is down in each step. */
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
