import { type ErrorCode, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";

export type Place = { line: number; column: number };
export type PlacedMessage = Place & { message: string };

/** What a YAML text says, and where in the text it says so. */
export type YamlSource = {
  value: unknown;
  mistakes: PlacedMessage[];
  /** Where the value at this path begins; if there is none, where the nearest group around it begins. */
  placeOf(path: readonly PropertyKey[]): Place;
  /** Where this key of the group at the path is written. */
  placeOfKey(path: readonly PropertyKey[], key: string): Place;
};

const MAX_SLIPS = 10;

/** What operators trip over most, in words that say what to do. */
const SLIPS: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a text with ': ' in it needs quotes around it",
  MULTIPLE_DOCS: "a line of '---' must not start a second part",
  RESOURCE_EXHAUSTION: "it is nested too deeply",
  TAB_AS_INDENT: "lines are indented with spaces, not tabs",
};

/** Reads one YAML document. Bad text gives mistakes, never an exception. */
export function readYaml(text: string): YamlSource {
  try {
    return parse(text);
  } catch (cause) {
    // The library recurses into lists within lists, so a file of nothing but brackets runs out of stack.
    return unreadable(`cannot be read: ${cause instanceof RangeError ? "it is nested too deeply" : cause}`);
  }
}

/** Stands for a text of which nothing can be said but why it cannot be used. */
export function unreadable(message: string, place: Place = { line: 1, column: 1 }): YamlSource {
  return {
    value: undefined,
    mistakes: [{ ...place, message }],
    placeOf: () => place,
    placeOfKey: () => place,
  };
}

function parse(text: string): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    // The library compares each key with each other one: ten thousand of them would take seconds.
    uniqueKeys: false,
    logLevel: "error",
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    // The library counts no line at all in an empty text.
    return line === 0 ? { line: 1, column: offset + 1 } : { line, column: col };
  };

  // One slip makes everything after it look wrong, so the first few are the ones to read.
  const mistakes = [...document.errors, ...document.warnings].slice(0, MAX_SLIPS).map((slip) => ({
    ...placeAt(slip.pos[0]),
    message: `is not written correctly: ${SLIPS[slip.code] ?? slip.message}`,
  }));
  const startOf = (node: unknown) => placeAt((isNode(node) && node.range?.[0]) || 0);
  visit(document, {
    // References inside a file let a few lines unfold into gigabytes, and nobody who edits words needs them.
    Alias(_, alias) {
      mistakes.push({ ...startOf(alias), message: `must not use *${alias.source}: write it out` });
    },
    Map(_, group) {
      for (const { key } of repeated(group.items)) {
        mistakes.push({ ...startOf(key), message: `${key} is there twice` });
      }
    },
  });

  return {
    value: mistakes.length === 0 ? document.toJS() : undefined,
    mistakes,
    placeOf: (path) => startOf(nearest(document.contents, path)),
    placeOfKey(path, key) {
      const group = nearest(document.contents, path);
      return startOf(pairOf(group, key)?.key ?? group);
    },
  };
}

function nearest(root: unknown, path: readonly PropertyKey[]): unknown {
  let node = root;
  for (const step of path) {
    const next = isSeq(node) ? node.items[Number(step)] : pairOf(node, step)?.value;
    if (!isNode(next)) return node;
    node = next;
  }
  return node;
}

function pairOf(group: unknown, key: PropertyKey) {
  if (!isMap(group)) return undefined;
  return group.items.find((pair) => isScalar(pair.key) && pair.key.value === key);
}

function repeated<Entry extends { key: unknown }>(pairs: readonly Entry[]): Entry[] {
  const seen = new Set<unknown>();
  return pairs.filter(({ key }) => {
    const name = isScalar(key) ? key.value : key;
    return seen.has(name) || !seen.add(name);
  });
}
