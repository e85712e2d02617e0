/** What the site's page answers a game of ours about the visitor's purse. Read by the game itself, not by the bridge. */
export type PurseToGame =
  /** The wallet, with the changes of this page of the game up to number `done`. */
  | { type: "purse"; coins: number; owned: readonly string[]; worn: string; done: number }
  /** A change was refused, and why. */
  | { type: "purse-refused"; number: number; reason: string };
