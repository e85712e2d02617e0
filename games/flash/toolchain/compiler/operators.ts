import type { AssignmentOperator, BinaryOperator } from "acorn";
import type { PlainOp } from "./opcodes.ts";

/**
 * AVM1 actions of each binary operator. AVM1 has no `<=`, `>=`, `!=`: they are the negated opposite, as in Flash's own
 * compiler. (So `NaN <= 1` is true there, and here.)
 */
const binary: Partial<Record<BinaryOperator, readonly PlainOp[]>> = {
  "+": ["add2"],
  "-": ["subtract"],
  "*": ["multiply"],
  "/": ["divide"],
  "%": ["modulo"],
  "&": ["bitAnd"],
  "|": ["bitOr"],
  "^": ["bitXor"],
  "<<": ["bitLShift"],
  ">>": ["bitRShift"],
  ">>>": ["bitURShift"],
  "<": ["less2"],
  ">": ["greater"],
  "<=": ["greater", "not"],
  ">=": ["less2", "not"],
  "==": ["equals2"],
  "!=": ["equals2", "not"],
  "===": ["strictEquals"],
  "!==": ["strictEquals", "not"],
  instanceof: ["instanceOf"],
};

const compound: Partial<Record<AssignmentOperator, BinaryOperator>> = {
  "+=": "+",
  "-=": "-",
  "*=": "*",
  "/=": "/",
  "%=": "%",
  "&=": "&",
  "|=": "|",
  "^=": "^",
  "<<=": "<<",
  ">>=": ">>",
  ">>>=": ">>>",
};

/** The actions of a binary operator, or undefined where it is not supported. */
export function binaryActions(operator: BinaryOperator): readonly PlainOp[] | undefined {
  return binary[operator];
}

/** The actions of `+=` and its like, or undefined for a plain `=`. */
export function compoundActions(operator: AssignmentOperator): readonly PlainOp[] | undefined {
  const plain = compound[operator];
  return plain && binary[plain];
}
