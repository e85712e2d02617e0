import { Refusal } from "#domain/errors.ts";

/** A game with seats for several people, as the build describes it. */
export type SeatedGame = {
  /** The slug of the game's folder. */
  readonly game: string;
  /** The path of the game in the catalogue. */
  readonly gamePath: string;
  /** Hash of rules and netcode: only machines with the same version play together. */
  readonly version: string;
  /** The module of the build that plays the tapes of its rounds. */
  readonly file: string;
  /** How many seats a round needs, and how many it can have. */
  readonly least: number;
  readonly most: number;
  /** The computer plays seats that nobody took. */
  readonly hasComputers: boolean;
  readonly netcode: string;
  readonly choices: readonly Choice[];
};

/** Something that the host chooses before the round. The first value is chosen until then. */
export type Choice = {
  readonly key: string;
  readonly label: string;
  readonly values: readonly OfferedValue[];
};

export type OfferedValue = {
  readonly value: ChoiceValue;
  readonly label: string;
  /** The seat that the value stands for. */
  readonly seat?: number;
};

type ChoiceValue = string | number;

/** What was chosen, by the keys of the choices. */
export type RoomOptions = Readonly<Record<string, ChoiceValue>>;

/** More would not fit into a room. */
const MAX_SEATS = 16;

/** Parses the index of games with seats that the build wrote, `dist/together/index.json`. Throws for one that the build cannot have written. */
export function parseSeatedIndex(raw: unknown): SeatedGame[] {
  if (!isObject(raw)) throw new TypeError("the index of games with seats is no object");
  return Object.entries(raw).map(([game, entry]) => {
    if (!isObject(entry)) throw new TypeError(`the index of games with seats has no object for ${game}`);
    const { gamePath = `${game}/`, version, file, least, most, netcode, choices = [] } = entry;
    const hasComputers = entry["hasComputers"] === true;
    if (
      !isText(gamePath) ||
      !isText(version) ||
      !isText(file) ||
      !isText(netcode) ||
      !isSeatCount(least) ||
      !isSeatCount(most) ||
      least > most ||
      !isChoices(choices)
    )
      throw new TypeError(`the index of games with seats is wrong about ${game}`);
    return { game, gamePath, version, file, least, most, hasComputers, netcode, choices };
  });
}

/** What a host chose, with the first value of every other choice. Refuses what the game does not offer. */
export function chosenOptions({ choices }: Pick<SeatedGame, "choices">, raw: unknown): RoomOptions {
  const chosen = isObject(raw) ? raw : {};
  return Object.fromEntries(
    choices.map(({ key, values }) => {
      const wanted = Object.hasOwn(chosen, key) ? chosen[key] : values[0]?.value;
      const found = values.find(({ value }) => value === wanted);
      if (!found) throw new Refusal("room-request-invalid", "The game does not offer this. Reload the page.");
      return [key, found.value];
    }),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isSeatCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MAX_SEATS;
}

function isChoices(value: unknown): value is readonly Choice[] {
  return Array.isArray(value) && value.every(isChoice);
}

function isChoice(value: unknown): boolean {
  if (!isObject(value) || !isText(value["key"]) || !isText(value["label"])) return false;
  const { values } = value;
  return (
    Array.isArray(values) &&
    values.length > 0 &&
    values.every(
      (each) =>
        isObject(each) &&
        isText(each["label"]) &&
        (each["seat"] === undefined || typeof each["seat"] === "number") &&
        (isText(each["value"]) || typeof each["value"] === "number"),
    )
  );
}
