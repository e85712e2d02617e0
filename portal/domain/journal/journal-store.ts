/** An entry of the journal: what an operator did, when, and to what. */
export type JournalEntry = {
  readonly at: Date;
  /** The operator's name at the desk, or `COMMAND_LINE`. */
  readonly operator: string;
  /** Area and verb: `games.hide`, `words.set`. */
  readonly action: string;
  /** What it was done to: the path of a game, a place in the words, a setting. */
  readonly subject: string;
  /** What changed, in one line; empty where the action says it all. */
  readonly detail: string;
};

/** Which entries to read: all when left out. */
export type JournalQuery = {
  /** At most this many. */
  readonly limit: number;
  /** How many of the newest to leave out, for the next page of a list. */
  readonly skip?: number;
  /** Only those of this area: `games` of `games.hide`. */
  readonly area?: string | undefined;
};

/** Store of the journal. Entries are added and expire; nothing changes one. */
export interface JournalStore {
  add(entry: JournalEntry): Promise<void>;
  /** Newest first; those of one millisecond and process in the order in which they were added. */
  read(query: JournalQuery): Promise<readonly JournalEntry[]>;
  /** Deletes the entries from before this moment, and the oldest above this number. */
  prune(before: Date, maxEntries: number): Promise<void>;
}
