type Tag = { readonly code: number; readonly body: readonly number[] };

const u16 = (value: number) => [value & 0xff, value >> 8];
const zeroEnded = (text: string) => [...new TextEncoder().encode(text), 0];

/** A tag with AVM1 actions that push these words, some through a constant pool. */
export function actionsTag(
  words: readonly string[],
  { code = 12, after = [] as readonly number[] } = {},
): Tag {
  const pool = words.filter((_, at) => at % 2 === 0);
  const pooled = [...u16(pool.length), ...pool.flatMap(zeroEnded)];
  const pushed = words.flatMap((word, at) => (at % 2 === 0 ? [8, at / 2] : [0, ...zeroEnded(word)]));
  const body = [0x88, ...u16(pooled.length), ...pooled, 0x96, ...u16(pushed.length), ...pushed, ...after, 0];
  return { code, body: code === 59 ? [0, 0, ...body] : body };
}

/** A sprite with these tags. */
export function spriteTag(tags: readonly Tag[]): Tag {
  const inner = tags.flatMap(({ code, body }) => [
    ...u16((code << 6) | 0x3f),
    ...u16(body.length),
    0,
    0,
    ...body,
  ]);
  return { code: 39, body: [1, 0, 1, 0, ...inner, 0, 0] };
}

/** A number with seven bits a byte. */
function u30(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...u30(value >>> 7)];
}

type AbcParts = {
  /** Words that the only method uses: a name of this API as `.name`, anything else as text. */
  readonly words?: readonly string[];
  /** Classes that it names. */
  readonly named?: readonly string[];
  /** Classes that it brings. */
  readonly defined?: readonly string[];
};

/** A tag with AVM2 bytecode of one method. */
export function abcTag({ words = [], named = [], defined = [] }: AbcParts): Tag {
  const split = (name: string) => [name.replace(/\.?[^.]+$/, ""), name.replace(/^.*\./, "")] as const;
  const classes = [...named, ...defined].map(split);
  const texts = [...words.map((word) => word.replace(/^\./, "")), ...classes.flat()];
  const textIndex = (word: string) => u30(texts.indexOf(word) + 1);
  const namespaces = classes.map(([packageName]) => [0x16, ...textIndex(packageName)]);
  const multinames = [
    ...words.map((word) => [0x09, ...textIndex(word.replace(/^\./, "")), 1]),
    ...classes.map(([, name], at) => [0x07, ...u30(at + 1), ...textIndex(name)]),
  ];
  const code = words.flatMap((word, at) =>
    // pushstring with debugline before it, or getproperty with a branch before it
    word.startsWith(".")
      ? [0x10, 0, 0, 0, 0x66, ...u30(at + 1)]
      : [0xf0, ...u30(300), 0x2c, ...textIndex(word)],
  );
  const pool = (items: readonly (readonly number[])[]) =>
    items.length === 0 ? [0] : [...u30(items.length + 1), ...items.flat()];
  const text = (word: string) => {
    const bytes = new TextEncoder().encode(word);
    return [...u30(bytes.length), ...bytes];
  };
  const className = (at: number) => u30(words.length + named.length + at + 1);
  const abc = [
    ...[16, 0, 46, 0],
    ...pool([u30(70_000)]),
    ...pool([]),
    ...pool([Array.from({ length: 8 }, () => 7)]),
    ...pool(texts.map(text)),
    ...pool(namespaces),
    ...pool([[1, 1]]),
    ...pool(multinames),
    // One method with a parameter that has a default value and a name, and no metadata.
    ...[1, 1, 0, 0, 0, 0x88, 1, 1, 1, 1],
    0,
    ...u30(defined.length),
    // A class with a constant and a method, both with metadata.
    ...defined.flatMap((_, at) => [
      ...className(at),
      0,
      0x08,
      1,
      1,
      1,
      0,
      2,
      1,
      0x46,
      0,
      0,
      1,
      1,
      1,
      0,
      1,
      0x01,
      0,
      0,
    ]),
    ...defined.flatMap(() => [0, 0]),
    ...[1, 0, 0],
    ...[1, 0, 1, 1, 1, 1, ...u30(code.length), ...code, 0, 0],
  ];
  return { code: 82, body: [1, 0, 0, 0, ...zeroEnded("main"), ...abc] };
}
