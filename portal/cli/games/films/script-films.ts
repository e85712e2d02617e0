import type { AnyNode } from "acorn";

export type Parameters = Readonly<Record<string, string>>;

/** A film that is named somewhere, its FlashVars, and how it is shown. */
export type ScriptFilm = {
  readonly film: string;
  readonly parameters: Parameters;
  /** Options of the player, as they are written: `scale`, `quality`, `letterbox` and others. */
  readonly options?: Readonly<Record<string, unknown>>;
};

type DataOf = (node: AnyNode, names: ReadonlyMap<string, unknown>) => unknown;

/** The films that a script shows: every text that names a SWF, and the FlashVars and options of SWFObject (1 and 2) and of Ruffle. The script is not run. */
export function embeddedFilms(program: AnyNode, dataOf: DataOf): ScriptFilm[] {
  const names = new Map<string, unknown>();
  const found: ScriptFilm[] = [];
  for (const node of nodesOf(program)) {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier" && node.init)
      names.set(node.id.name, dataOf(node.init, names));
    else if (node.type === "AssignmentExpression") {
      const value = dataOf(node.right, names);
      assign(node.left, value, names);
      // window.RufflePlayer.config = { … }
      if (calledName(node.left) === "config")
        found.push({ film: "", parameters: {}, options: recordOf(value) });
    } else if (node.type === "Literal" && typeof node.value === "string")
      found.push({ film: node.value, parameters: {} });
    else if (node.type === "CallExpression") {
      const values = node.arguments.map((argument) => dataOf(argument, names));
      const name = calledName(node.callee);
      found.push({ film: "", parameters: callParameters(name, values), options: callOptions(name, values) });
    }
  }
  return found;
}

/** `flashvars.level = "2"` */
function assign(left: AnyNode, value: unknown, names: Map<string, unknown>): void {
  if (left.type === "Identifier") names.set(left.name, value);
  if (left.type !== "MemberExpression" || left.object.type !== "Identifier") return;
  const known = names.get(left.object.name);
  const key = left.property.type === "Identifier" ? left.property.name : "";
  if (isObject(known)) names.set(left.object.name, { ...known, [key]: value });
}

function callParameters(name: string, values: readonly unknown[]): Parameters {
  // swfobject.embedSWF(url, id, width, height, version, installer, flashvars, …)
  if (name === "embedSWF") return textsOf(values[6]);
  // new SWFObject(…).addVariable(name, value)
  if (name === "addVariable" && typeof values[0] === "string") return textsOf({ [values[0]]: values[1] });
  // player.ruffle().load({ url, parameters })
  if (name === "load" && isObject(values[0])) return textsOf(values[0]["parameters"]);
  return {};
}

function callOptions(name: string, values: readonly unknown[]): Readonly<Record<string, unknown>> {
  if (name === "embedSWF") return recordOf(values[7]);
  if (name === "addParam" && typeof values[0] === "string") return { [values[0].toLowerCase()]: values[1] };
  return name === "load" ? recordOf(values[0]) : {};
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

function calledName(callee: AnyNode): string {
  if (callee.type === "Identifier") return callee.name;
  return callee.type === "MemberExpression" && callee.property.type === "Identifier"
    ? callee.property.name
    : "";
}

function textsOf(value: unknown): Parameters {
  if (typeof value === "string") return Object.fromEntries(new URLSearchParams(value));
  if (!isObject(value)) return {};
  const plain = Object.entries(value).filter(([, one]) =>
    ["string", "number", "boolean"].includes(typeof one),
  );
  return Object.fromEntries(plain.map(([key, one]) => [key, `${one}`]));
}

/** A node and all below it, in the order in which they are written. With a stack of its own: minified scripts are nested thousands of times. */
function* nodesOf(top: AnyNode): Generator<AnyNode> {
  const waiting = [top];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    const children = Object.values(node).flat().filter(isNode);
    waiting.push(...children.toReversed());
  }
}

function isNode(value: unknown): value is AnyNode {
  return isObject(value) && typeof value["type"] === "string" && typeof value["start"] === "number";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
