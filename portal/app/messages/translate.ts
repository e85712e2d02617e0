import format, { type CompiledMessage, type FormatValues } from "icu-minify/format";
import type { Language } from "#domain/language/language.ts";
import type english from "./en.json";

/** Key of a message: the section of the screen that it stands on, a dot, and what it says there. Words of names go by their index. */
export type MessageKey = keyof typeof english | `${"adjective" | "animal"}.${number}`;

/** Messages of a language as `compile-messages.ts` compiles them. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** Messages of one language with their values filled in, and its numbers and dates. */
export type Translate = {
  (key: MessageKey, values?: MessageValues): string;
  /** A message with tags, each given to the function of its name: `<link>here</link>`. */
  readonly parts: <Element>(key: MessageKey, values: FormatValues<Element>) => readonly (string | Element)[];
  readonly number: (value: number) => string;
  readonly date: (value: Date, options: Intl.DateTimeFormatOptions) => string;
  readonly language: Language;
};

/** Formatters of Intl take longer to make than to use. */
const formatters = {
  getDateTimeFormat: cached(Intl.DateTimeFormat),
  getNumberFormat: cached(Intl.NumberFormat),
  getPluralRules: cached(Intl.PluralRules),
};

export function translateWith(messages: CompiledMessages, language: Language): Translate {
  const formatted = <Element>(key: MessageKey, values?: FormatValues<Element>) =>
    format<Element>(messages[key] ?? key, language, values, { formatters });
  const translate = (key: MessageKey, values?: MessageValues) => `${formatted(key, values)}`;
  return Object.assign(translate, {
    parts: <Element>(key: MessageKey, values: FormatValues<Element>) => {
      const parts: (string | Element)[] = [];
      // A message is one part or a list of them; this takes both.
      return parts.concat(formatted(key, values));
    },
    number: (value: number) => formatters.getNumberFormat(language).format(value),
    date: (value: Date, options: Intl.DateTimeFormatOptions) =>
      formatters.getDateTimeFormat(language, options).format(value),
    language,
  });
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
