/** A game that takes part in records, as the build describes it. */
export type RecordGame = {
  /** The slug of the game's folder. */
  readonly game: string;
  /** Games of one kind, such as the parts of a series, are one family; the others are their own. */
  readonly family: string;
  /** The path of the game in the catalogue. */
  readonly gamePath: string;
  /** Hash of the rules: a tape can be replayed only by the version that recorded it. */
  readonly version: string;
  /** The file of the replay module, in the folder of the index. */
  readonly file: string;
  /** The word for what is counted. */
  readonly unit: string;
  /** Whether a run can be raced against its ghost. */
  readonly hasGhost: boolean;
  /** The game's own boards; most games have one, without a name. */
  readonly boards: readonly { readonly id: string; readonly name: string }[];
};

/** Parses the index of replay modules that the build wrote, `dist/records/index.json`. Throws for one that the build cannot have written. */
export function parseRecordIndex(raw: unknown): RecordGame[] {
  if (!isObject(raw)) throw new TypeError("the index of replay modules is no object");
  return Object.entries(raw).map(([game, entry]) => {
    if (!isObject(entry)) throw new TypeError(`the index of replay modules has no object for ${game}`);
    const { version, file, gamePath, family = game, unit = "Score", boards = [{ id: "", name: "" }] } = entry;
    const hasGhost = entry["hasGhost"] === true;
    if (
      !isText(version) ||
      !isText(file) ||
      !isText(gamePath) ||
      !isText(family) ||
      !isText(unit) ||
      !isBoards(boards)
    )
      throw new TypeError(`the index of replay modules is wrong about ${game}`);
    return { game, family, gamePath, version, file, unit, hasGhost, boards };
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isBoards(value: unknown): value is RecordGame["boards"] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((board) => isObject(board) && isText(board["id"]) && isText(board["name"]))
  );
}
