import type { Expression, Function as FunctionNode, Node } from "acorn";
import type { Code, Register } from "./code.ts";
import { CompileError } from "./compile-error.ts";
import type { ConstantPool } from "./constant-pool.ts";
import type { Label } from "./layout.ts";
import type { Scope } from "./scope.ts";

/** Enclosing statement that a break, continue or return has to leave with the stack in order. */
export type Surrounding =
  | { kind: "loop"; names: readonly string[]; breakTo: Label; continueTo: Label }
  | { kind: "enumeration"; names: readonly string[]; breakTo: Label; continueTo: Label }
  | { kind: "switch"; names: readonly string[]; breakTo: Label }
  | { kind: "block"; names: readonly string[]; breakTo: Label }
  | { kind: "try"; hasFinally: boolean };

/** Compilation context of one body, a script or a function. */
export type Frame = {
  readonly file: string;
  readonly pool: ConstantPool;
  readonly code: Code;
  readonly scope: Scope;
  /** The register that holds `this`, in a function that uses it. */
  readonly self: Register | undefined;
  readonly surroundings: readonly Surrounding[];
  readonly write: Writers;
};

/** Code generators that call each other through the frame, to avoid circular imports. */
export type Writers = {
  /** Leaves the expression's value on the stack. */
  value(frame: Frame, node: Expression): void;
  /** Runs the expression and leaves nothing. */
  effect(frame: Frame, node: Expression): void;
  /** Leaves a new function on the stack. */
  functionValue(frame: Frame, node: FunctionNode): void;
};

/** The frame inside one more enclosing statement. */
export function inside(frame: Frame, surrounding: Surrounding): Frame {
  return { ...frame, surroundings: [...frame.surroundings, surrounding] };
}

/** Throws a compile error at the node's line. */
export function refuse(frame: Frame, node: Node, message: string): never {
  throw new CompileError(frame.file, node.loc?.start.line ?? 0, message);
}

/** Runs `work` with a temporary register, or throws a compile error where none is left. */
export function withTemporary(frame: Frame, node: Node, work: (register: Register) => void): void {
  if (frame.scope.withTemporary(work) === "none-left") {
    refuse(frame, node, "This expression is nested too deeply for the registers at hand; split it.");
  }
}
