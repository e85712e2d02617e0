import type { Guard } from "#kit/storage.ts";

type Value = string | number;

/** Something that the host of a room chooses before the round. The first value is chosen until then. */
export type Choice = {
  readonly key: string;
  readonly label: string;
  /** A value that stands for a seat is shown with the name of the member on it. */
  readonly values: readonly { readonly value: Value; readonly label: string; readonly seat?: number }[];
};

/** What was chosen, by the keys of the choices. */
export type Chosen = { readonly [key: string]: Value };

/** The choices of a game, and what rules need to know of them, to spread into its `SeatedRules`. */
export function withChoices(choices: readonly Choice[]) {
  return {
    choices,
    firstOptions: Object.fromEntries(choices.map(({ key, values }) => [key, values[0]?.value ?? ""])),
    isOptions: (options: unknown): options is Chosen =>
      isObject(options) &&
      choices.every(({ key, values }) => values.some(({ value }) => value === options[key])),
  };
}

type Chosable<Options> = {
  readonly choices?: readonly Choice[];
  readonly firstOptions: Options;
  readonly isOptions: Guard<Options>;
};

/** The options of a round: what a room chose, and the first value of everything else. Undefined where the game has no such choice. */
export function roundOptions<Options>(
  { choices, firstOptions, isOptions }: Chosable<Options>,
  chosen: unknown,
): Options | undefined {
  if (!choices) return firstOptions;
  const options: unknown = isObject(chosen) ? { ...firstOptions, ...chosen } : firstOptions;
  return isOptions(options) ? options : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
