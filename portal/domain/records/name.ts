import { Refusal } from "#domain/errors.ts";
import { englishNameWords, type NameWords } from "./name-words.ts";

/** A name without free text: indexes into the word lists, and a number. Only these are stored and sent. */
export type Name = { readonly adjective: number; readonly animal: number; readonly number: number };

export type ShownName = Name & { readonly text: string };

const { adjectives, animals } = englishNameWords;

/** 1 to 99 without the two numbers that are used as codes for something unkind. */
const numbers: readonly number[] = Array.from({ length: 99 }, (_, at) => at + 1).filter(
  (number) => number !== 69 && number !== 88,
);

/** Rolls a name. `random` gives at least 0 and less than 1. */
export function rollName(random: () => number): Name {
  const below = (length: number) => Math.floor(random() * length);
  return {
    adjective: below(adjectives.length),
    animal: below(animals.length),
    number: numbers[below(numbers.length)] ?? 1,
  };
}

/** Parses a name that a browser sent. */
export function parseName(raw: unknown): Name {
  const { adjective, animal, number } = raw !== null && typeof raw === "object" ? (raw as Partial<Name>) : {};
  if (!isIndex(adjective, adjectives) || !isIndex(animal, animals) || !isNumber(number))
    throw new Refusal("name-invalid", "That is no name from the lists. Roll a new one.");
  return { adjective, animal, number };
}

/** The name as visitors read it: 'Brave Otter 12'. */
export function shownName(name: Name, words: NameWords = englishNameWords): ShownName {
  const { adjective, animal, number } = name;
  const text = `${words.adjectives[adjective] ?? "New"} ${words.animals[animal] ?? "Visitor"} ${number}`;
  return { adjective, animal, number, text };
}

function isIndex(index: unknown, list: readonly string[]): index is number {
  return typeof index === "number" && Number.isInteger(index) && index >= 0 && index < list.length;
}

function isNumber(number: unknown): number is number {
  return typeof number === "number" && numbers.includes(number);
}
