import { type AnyNode, type Expression, type ObjectExpression, type Program, parse } from "acorn";
import { Refusal } from "#domain/errors.ts";

/** Deeper data is left out. */
const MAX_DEPTH = 12;

/** A longer text is not put together of its parts. */
const MAX_JOINED_LENGTH = 2000;

/**
 * The lists and objects that a script or module writes out, as data. The script is parsed and never run: a value that would have to be worked out is
 * left out, but for texts that are put together of constants. An imported picture is the path that it is imported from.
 */
export function readJsData(text: string): unknown[] {
  const program = parseScript(text);
  const names = new Map<string, unknown>(importedPaths(program));
  const found = new Set<unknown>();
  for (const statement of program.body) {
    for (const { name, value } of writtenValues(statement)) {
      const data = dataOf(value, names, MAX_DEPTH);
      if (name !== undefined) names.set(name, data);
      found.add(data);
    }
  }
  return [...found].filter((value) => typeof value === "object" && value !== null);
}

/** Parses a script, as a module or else as a classic script. @throws Refusal with the line where it is neither. */
export function parseScript(text: string): Program {
  const options = { ecmaVersion: "latest", allowHashBang: true, allowReturnOutsideFunction: true } as const;
  try {
    return parse(text, { ...options, sourceType: "module" });
  } catch {
    try {
      return parse(text, { ...options, sourceType: "script" });
    } catch (error) {
      // The parser recurses: what is nested too deeply runs out of stack.
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
      throw new Refusal("catalogue-invalid", `is not JavaScript: ${error.message}`, { cause: error });
    }
  }
}

/** Values that a statement gives a name to or exports: `const games = […]`, `export default […]`, `window.games = […]`. */
function writtenValues(statement: AnyNode): { readonly name?: string; readonly value: AnyNode }[] {
  switch (statement.type) {
    case "VariableDeclaration":
      return statement.declarations.flatMap(({ id, init }) =>
        init ? [{ ...(id.type === "Identifier" && { name: id.name }), value: init }] : [],
      );
    case "ExportNamedDeclaration":
      return statement.declaration ? writtenValues(statement.declaration) : [];
    case "ExportDefaultDeclaration":
      return [{ value: statement.declaration }];
    case "ExpressionStatement":
      return statement.expression.type === "AssignmentExpression"
        ? [{ value: statement.expression.right }]
        : [];
    default:
      return [];
  }
}

/** What a module imports by default, by its name there: `import cover from "./cover.png"`. */
function importedPaths(program: Program): ReadonlyMap<string, string> {
  return new Map(
    program.body.flatMap((statement) => {
      if (statement.type !== "ImportDeclaration") return [];
      const path = statement.source.value;
      if (typeof path !== "string") return [];
      return statement.specifiers
        .filter(({ type }) => type === "ImportDefaultSpecifier")
        .map(({ local }): [string, string] => [local.name, path]);
    }),
  );
}

/** The value of an expression that is written out; undefined for any other. */
export function dataOf(node: AnyNode, names: ReadonlyMap<string, unknown>, depth = MAX_DEPTH): unknown {
  if (depth === 0) return undefined;
  switch (node.type) {
    case "Literal":
      return typeof node.value === "bigint" || node.value instanceof RegExp ? undefined : node.value;
    case "TemplateLiteral":
      return joinedText(
        node.quasis.flatMap(({ value }, at) => {
          const expression = node.expressions[at];
          return expression ? [value.cooked, dataOf(expression, names, depth - 1)] : [value.cooked];
        }),
      );
    case "BinaryExpression":
      return node.operator === "+"
        ? joinedText([dataOf(node.left, names, depth - 1), dataOf(node.right, names, depth - 1)])
        : undefined;
    case "Identifier":
      return names.get(node.name);
    case "UnaryExpression":
      return unaryValue(node.operator, dataOf(node.argument, names, depth - 1));
    case "ArrayExpression":
      return node.elements.map((item) => (item ? dataOf(item, names, depth - 1) : undefined));
    case "ObjectExpression":
      return objectOf(node, names, depth - 1);
    case "CallExpression":
      return requiredPath(node.callee, node.arguments[0], names);
    default:
      return undefined;
  }
}

/** Parts as one text; undefined where one of them is not known, or where there is no text among them to add numbers to. */
function joinedText(parts: readonly unknown[]): string | undefined {
  const isKnown = parts.every((part) => typeof part === "string" || typeof part === "number");
  if (!isKnown || !parts.some((part) => typeof part === "string")) return undefined;
  const text = parts.join("");
  return text.length <= MAX_JOINED_LENGTH || parts.length === 1 ? text : undefined;
}

/** Minifiers write `!0` for true. */
function unaryValue(operator: string, value: unknown): unknown {
  if (operator === "!") return value === undefined ? undefined : !value;
  return operator === "-" && typeof value === "number" ? -value : undefined;
}

function objectOf(node: ObjectExpression, names: ReadonlyMap<string, unknown>, depth: number) {
  const entries = node.properties.flatMap((property): [string, unknown][] => {
    if (property.type !== "Property" || property.computed || property.kind !== "init") return [];
    const { key } = property;
    const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? `${key.value}` : undefined;
    return name === undefined ? [] : [[name, dataOf(property.value, names, depth)]];
  });
  // Defines properties, also one called __proto__.
  return Object.fromEntries(entries);
}

/** The path in `require("./cover.png")` and `Object.freeze([…])`'s argument. */
function requiredPath(
  callee: AnyNode,
  argument: Expression | AnyNode | undefined,
  names: ReadonlyMap<string, unknown>,
) {
  if (argument === undefined) return undefined;
  const isRequire = callee.type === "Identifier" && callee.name === "require";
  const isFreeze =
    callee.type === "MemberExpression" &&
    callee.property.type === "Identifier" &&
    callee.property.name === "freeze";
  return isRequire || isFreeze ? dataOf(argument, names) : undefined;
}
