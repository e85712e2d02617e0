import { type PoolIndex, wordsOfCode } from "./abc-code.ts";
import { type Name, noName, readPools } from "./abc-pools.ts";
import { type AbcReader, abcReader, BytecodeEnd } from "./abc-reader.ts";

/** What AVM2 bytecode tells without being run. */
export type Abc = {
  /** Names and texts of each method, in the order in which its code uses them. */
  readonly methods: readonly (readonly string[])[];
  /** Things with a package that it names, as `flash.display.Sprite`. */
  readonly named: readonly string[];
  /** Classes that it brings itself. */
  readonly defined: readonly string[];
};

/** Reads an ABC block. Of one that is damaged there is what came before the damage. */
export function readAbc(bytes: Uint8Array): Abc {
  const methods: string[][] = [];
  const named: string[] = [];
  const defined: string[] = [];
  try {
    const reader = abcReader(bytes);
    // Version.
    reader.skip(4);
    const { texts, names } = readPools(reader);
    named.push(...new Set(names.filter(({ packageName }) => packageName !== "").map(fullName)));
    reader.times(() => skipMethod(reader));
    reader.times(() => {
      reader.u30();
      // Metadata has keys and values.
      reader.times(() => void (reader.u30() + reader.u30()));
    });
    const classes = reader.times(() => readInstance(reader, names));
    defined.push(...classes.map(fullName));
    const skipInitialiser = () => {
      reader.u30();
      skipTraits(reader);
    };
    // Classes, then scripts.
    for (const _ of classes) skipInitialiser();
    reader.times(skipInitialiser);
    const wordAt: PoolIndex = (pool, index) =>
      (pool === "texts" ? texts[index - 1] : names[index - 1]?.name) ?? "";
    reader.times(() => methods.push(readBody(reader, wordAt)));
  } catch (error) {
    if (!(error instanceof BytecodeEnd)) throw error;
  }
  return { methods, named, defined };
}

function fullName({ name, packageName }: Name): string {
  return packageName === "" ? name : `${packageName}.${name}`;
}

const HAS_DEFAULTS = 0x08;
const HAS_PARAMETER_NAMES = 0x80;

function skipMethod(reader: AbcReader): void {
  const parameters = reader.u30();
  // The type of the result, of each parameter, and the name.
  for (let index = 0; index < parameters + 2; index += 1) reader.u30();
  const flags = reader.u8();
  if (flags & HAS_DEFAULTS) reader.times(() => void (reader.u30() + reader.u8()));
  if (flags & HAS_PARAMETER_NAMES) for (let index = 0; index < parameters; index += 1) reader.u30();
}

const HAS_PROTECTED_NAMESPACE = 0x08;

function readInstance(reader: AbcReader, names: readonly Name[]): Name {
  const name = names[reader.u30() - 1] ?? noName;
  reader.u30();
  if (reader.u8() & HAS_PROTECTED_NAMESPACE) reader.u30();
  // Interfaces, then the constructor.
  reader.times(reader.u30);
  reader.u30();
  skipTraits(reader);
  return name;
}

const SLOT = 0;
const CONSTANT = 6;
const HAS_METADATA = 0x40;

function skipTraits(reader: AbcReader): void {
  reader.times(() => {
    reader.u30();
    const kind = reader.u8();
    reader.u30();
    reader.u30();
    // Variables and constants have a value, and its kind where there is one.
    if ([SLOT, CONSTANT].includes(kind & 0x0f) && reader.u30() !== 0) reader.u8();
    if (kind & HAS_METADATA) reader.times(reader.u30);
  });
}

function readBody(reader: AbcReader, wordAt: PoolIndex): string[] {
  // Method, stack, locals, scopes.
  for (let index = 0; index < 5; index += 1) reader.u30();
  const words = wordsOfCode(reader.bytes(reader.u30()), wordAt);
  reader.times(() => {
    for (let index = 0; index < 5; index += 1) reader.u30();
  });
  skipTraits(reader);
  return words;
}
