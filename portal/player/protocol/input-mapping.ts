/** What the bridge does with input that reaches the game's page by itself. */
export type InputMapping = {
  /** Codes of pressed keys, and of the keys that the game sees instead. */
  readonly keys: Readonly<Record<string, string>>;
  /** The site reads gamepads, so the game must not. */
  readonly hidesGamepads: boolean;
};

export const noInputMapping: InputMapping = { keys: {}, hidesGamepads: false };
