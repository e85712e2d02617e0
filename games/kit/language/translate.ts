import format, { type CompiledMessage } from "icu-minify/format";
import { language, messages } from "./translations.ts";

/** Values of a message, by the names in its braces. */
type MessageValues = Readonly<Record<string, string | number>>;

/** A message in the visitor's language, with its values filled in. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/** Formatters of Intl take longer to make than to use, and games write in every frame. */
const formatters = {
  getDateTimeFormat: cached(Intl.DateTimeFormat),
  getNumberFormat: cached(Intl.NumberFormat),
  getPluralRules: cached(Intl.PluralRules),
};

/** The words of the kit or of a game, from its English file: the build compiles that one, and adds those of other languages. */
export function wordsOf<Key extends string>(
  english: Readonly<Record<Key, string | CompiledMessage>>,
): Translate<Key> {
  return (key, values) =>
    `${format(messages[key] ?? english[key], language, values as Record<string, string | number>, { formatters })}`;
}

/** Writes a number as readers of the language do; with `decimals`, always that many, for clocks. */
export function written(value: number, decimals?: number): string {
  const digits =
    decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return formatters.getNumberFormat(language, digits).format(value);
}

function cached<Args extends readonly unknown[], Value>(
  Formatter: new (...args: Args) => Value,
): (...args: Args) => Value {
  const made: Record<string, Value> = {};
  return (...args) => {
    const key = JSON.stringify(args);
    made[key] ??= new Formatter(...args);
    return made[key];
  };
}
