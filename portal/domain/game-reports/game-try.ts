/**
 * State of a try-out: `plays` and `fails` are verdicts, `untried` means that it did not come to one (no browser, or the command was killed).
 */
export const tryStates = ["running", "plays", "fails", "untried"] as const;

/** Try-out of a local game that is there already, such as one that visitors reported. */
export type GameTry = {
  readonly path: string;
  readonly name: string;
  /** When it began. */
  readonly at: Date;
  readonly state: (typeof tryStates)[number];
  /** What is wrong, or may be; empty where it simply plays. */
  readonly lines: readonly string[];
};

/** Store of try-outs: the last one of each game, with the picture that the game showed. */
export interface GameTryStore {
  write(tried: GameTry, picture?: Uint8Array): Promise<void>;
  /** Of the last hours, latest first. */
  list(now: Date): Promise<readonly GameTry[]>;
  /** WebP; undefined where the game showed nothing. */
  picture(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** For how long a try-out is shown. */
export const TRY_RETENTION_MS = 12 * 3_600_000;

const verdicts: Readonly<Record<GameTry["state"], string>> = {
  running: "is being tried",
  plays: "plays",
  fails: "does not play",
  untried: "was not tried",
};

/** A try-out in one sentence. */
export function tryWords({ name, state, lines }: Pick<GameTry, "name" | "state" | "lines">): string {
  const isDoubtful = state === "plays" && lines.length > 0;
  return `${name} ${isDoubtful ? "shows a picture, and may not play" : verdicts[state]}.`;
}
