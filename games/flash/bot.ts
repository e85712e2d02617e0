/** What a bot can do at a game. Places are pixels of the game's own stage; whoever runs the bot puts a browser behind it. */
export interface Hands {
  /** A test wants a score and no more; for a picture a bot plays on until there is something to see. */
  readonly aim: "score" | "picture";
  press(key: string): Promise<void>;
  hold(key: string, millis: number): Promise<void>;
  type(words: string): Promise<void>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  drag(fromX: number, fromY: number, toX: number, toY: number): Promise<void>;
  wait(millis: number): Promise<void>;
  /** The best score that the game has saved so far, 0 before the first. */
  best(): Promise<number>;
  /** Tells that this moment would make a good picture of the game. */
  pose(): Promise<void>;
}

/** Plays a game from its title screen until it has saved a score, and on where a picture is wanted. It cannot see; it only knows the game. */
export type Bot = (hands: Hands) => Promise<void>;
