import type { AnyNode, Function as FunctionNode } from "acorn";
import { Register } from "./code.ts";
import { forEachChild } from "./walk.ts";

/** Scope analysis of a function, made before its code is generated: parameters, locals and captured names. */
export type FunctionNames = {
  params: string[];
  locals: string[];
  usesThis: boolean;
  usesArguments: boolean;
  /** Names that inner functions mention: a captured variable must outlive the call, so it cannot be a register. */
  captured: ReadonlySet<string>;
};

/** Analyses the scope of a function. */
export function namesOf(fn: FunctionNode): FunctionNames {
  const params = fn.params.flatMap((param) => (param.type === "Identifier" ? [param.name] : []));
  const locals = new Set<string>();
  const captured = new Set<string>();
  const found = { usesThis: false, usesArguments: false };

  const visit = (node: AnyNode): void => {
    switch (node.type) {
      case "FunctionDeclaration":
        if (node.id) locals.add(node.id.name);
        mentionedIn(node, captured);
        return;
      case "FunctionExpression":
        mentionedIn(node, captured);
        return;
      case "VariableDeclarator":
        if (node.id.type === "Identifier") locals.add(node.id.name);
        break;
      case "CatchClause":
        if (node.param?.type === "Identifier") locals.add(node.param.name);
        break;
      case "ThisExpression":
        found.usesThis = true;
        break;
      case "Identifier":
        if (node.name === "arguments") found.usesArguments = true;
        break;
    }
    forEachChild(node, visit);
  };
  forEachChild(fn.body, visit);
  for (const param of params) locals.delete(param);
  return { params, locals: [...locals], captured, ...found };
}

function mentionedIn(node: AnyNode, names: Set<string>): void {
  if (node.type === "Identifier") names.add(node.name);
  else if (node.type === "MemberExpression" && !node.computed) mentionedIn(node.object, names);
  else forEachChild(node, (child) => mentionedIn(child, names));
}

/** Variables of one body: those in registers, and by default those that the player looks up by name. Also allocates temporary registers. */
export class Scope {
  readonly #registers: ReadonlyMap<string, Register>;
  readonly #firstFree: number;
  readonly #limit: number;
  #inUse: number;
  #highest: number;

  /** Register 0 is never allocated to a variable: it is the scratch register. */
  constructor(registers: ReadonlyMap<string, Register>, firstFree: number, limit: number) {
    this.#registers = registers;
    this.#firstFree = firstFree;
    this.#limit = limit;
    this.#inUse = 0;
    this.#highest = firstFree;
  }

  registerOf(name: string): Register | undefined {
    return this.#registers.get(name);
  }

  get registerCount(): number {
    return this.#highest;
  }

  /** Runs the work with a temporary register, or returns that there is none left. */
  withTemporary(work: (register: Register) => void): "done" | "none-left" {
    const number = this.#firstFree + this.#inUse;
    if (number >= this.#limit) return "none-left";
    this.#inUse += 1;
    this.#highest = Math.max(this.#highest, number + 1);
    work(new Register(number));
    this.#inUse -= 1;
    return "done";
  }
}
