/** What one pair of hands holds down during a step, whoever they belong to. */
export type Pad = {
  /** -1 left, 1 right. */
  x: number;
  /** -1 up, 1 down. */
  y: number;
  jump: boolean;
  attack: boolean;
  special: boolean;
  guard: boolean;
};

export const buttons = ["jump", "attack", "special", "guard"] as const;
export type Button = (typeof buttons)[number];

export const IDLE: Pad = { x: 0, y: 0, jump: false, attack: false, special: false, guard: false };

/** A press that comes a little early still counts when the body is ready: nobody's thumb knows about frames. */
export const EARLY = 7;
