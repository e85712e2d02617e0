import { type ErrorCode, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";

/** Line and column in a text, both from 1. */
export type Place = { line: number; column: number };
/** A message about a place in a text. */
export type PlacedMessage = Place & { message: string };

/** A parsed YAML document that knows the line and column of every value. */
export type YamlSource = {
  value: unknown;
  mistakes: PlacedMessage[];
  /** Where the value at this path begins; where there is none, the nearest value around it. */
  placeOf(path: readonly PropertyKey[]): Place;
  /** Where this key of the mapping at the path is written. */
  placeOfKey(path: readonly PropertyKey[], key: string): Place;
};

/** One syntax error makes everything after it look wrong, so only the first few are reported. */
const MAX_SYNTAX_ERRORS = 10;

/** The most common syntax errors of operators, in words that say what to do. */
const syntaxErrors: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: "a text with ': ' in it needs quotes around it",
  MULTIPLE_DOCS: "a line of '---' must not start a second part",
  RESOURCE_EXHAUSTION: "it is nested too deeply",
  TAB_AS_INDENT: "lines are indented with spaces, not tabs",
};

/** Parses one YAML document. Invalid text gives mistakes, never an exception. */
export function readYaml(text: string): YamlSource {
  try {
    return parse(text);
  } catch (cause) {
    // The library recurses into lists within lists, so a file of nothing but brackets runs out of stack.
    return unreadable(`cannot be read: ${cause instanceof RangeError ? "it is nested too deeply" : cause}`);
  }
}

/** Source of a file that could not be parsed at all, with the one mistake that says why. */
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

  const mistakes = [...document.errors, ...document.warnings].slice(0, MAX_SYNTAX_ERRORS).map((error) => ({
    ...placeAt(error.pos[0]),
    message: `is not written correctly: ${syntaxErrors[error.code] ?? error.message}`,
  }));
  const startOf = (node: unknown) => placeAt((isNode(node) && node.range?.[0]) || 0);
  visit(document, {
    // Aliases let a few lines expand into gigabytes ("billion laughs"), and content needs none.
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
