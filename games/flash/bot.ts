/** Input that a bot gives to a game: keys, mouse and waiting. Coordinates are pixels of the game's own stage; tests and covers implement it with a browser page. */
export interface GameInput {
  /** What the run is for: a test ends at the first score; for a cover the bot plays on until there is something to see. */
  readonly aim: "score" | "picture";
  press(key: string): Promise<void>;
  hold(key: string, millis: number): Promise<void>;
  type(words: string): Promise<void>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  drag(fromX: number, fromY: number, toX: number, toY: number): Promise<void>;
  wait(millis: number): Promise<void>;
  /** The best score in the game's save, 0 before the first. */
  best(): Promise<number>;
  /** Marks this moment as a good screenshot for the cover. */
  pose(): Promise<void>;
}

/** Bot of a Flash game: plays from the title screen until the game has saved a score, and on where a picture is wanted. It does not see the screen; it knows the game's rules. */
export type Bot = (input: GameInput) => Promise<void>;
