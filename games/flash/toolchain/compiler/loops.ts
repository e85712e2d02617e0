import type {
  DoWhileStatement,
  Expression,
  ForInStatement,
  ForStatement,
  Statement,
  WhileStatement,
} from "acorn";
import { Register } from "./code.ts";
import { type Frame, inside, refuse } from "./frame.ts";
import { setVariable } from "./variables.ts";

export type WriteStatement = (frame: Frame, node: Statement) => void;

/** Scratch register, used only between two adjacent actions. */
const scratch = new Register(0);

/** `names` are the labels in front of the loop, to which a break or continue inside may refer. */
export type Loop = { names: readonly string[]; statement: WriteStatement };

function whileLoop(frame: Frame, node: WhileStatement, loop: Loop): void {
  const { code } = frame;
  const continueTo = code.label();
  const breakTo = code.label();
  code.place(continueTo);
  frame.write.value(frame, node.test);
  code.do("not");
  code.jumpIf(breakTo);
  loop.statement(inside(frame, { kind: "loop", names: loop.names, breakTo, continueTo }), node.body);
  code.jump(continueTo);
  code.place(breakTo);
}

function doWhileLoop(frame: Frame, node: DoWhileStatement, loop: Loop): void {
  const { code } = frame;
  const top = code.label();
  const continueTo = code.label();
  const breakTo = code.label();
  code.place(top);
  loop.statement(inside(frame, { kind: "loop", names: loop.names, breakTo, continueTo }), node.body);
  code.place(continueTo);
  frame.write.value(frame, node.test);
  code.jumpIf(top);
  code.place(breakTo);
}

function forLoop(frame: Frame, node: ForStatement, loop: Loop): void {
  const { code } = frame;
  const top = code.label();
  const continueTo = code.label();
  const breakTo = code.label();
  if (node.init?.type === "VariableDeclaration") loop.statement(frame, node.init);
  else if (node.init) frame.write.effect(frame, node.init);
  code.place(top);
  if (node.test) {
    frame.write.value(frame, node.test);
    code.do("not");
    code.jumpIf(breakTo);
  }
  loop.statement(inside(frame, { kind: "loop", names: loop.names, breakTo, continueTo }), node.body);
  code.place(continueTo);
  if (node.update) frame.write.effect(frame, node.update);
  code.jump(top);
  code.place(breakTo);
}

/** Compiles for..in with Enumerate2: the property names stay on the stack while the loop runs, newest property first. */
function forInLoop(frame: Frame, node: ForInStatement, loop: Loop): void {
  const { code } = frame;
  const continueTo = code.label();
  const breakTo = code.label();
  frame.write.value(frame, node.right);
  code.do("enumerate2");
  code.place(continueTo);
  code.store(scratch);
  code.push(null);
  code.do("equals2");
  code.jumpIf(breakTo);
  setVariable(frame, loopVariable(frame, node), () => code.push(scratch));
  loop.statement(inside(frame, { kind: "enumeration", names: loop.names, breakTo, continueTo }), node.body);
  code.jump(continueTo);
  code.place(breakTo);
}

function loopVariable(frame: Frame, node: ForInStatement): string {
  const left = node.left.type === "VariableDeclaration" ? node.left.declarations[0]?.id : node.left;
  return left?.type === "Identifier" ? left.name : refuse(frame, node, "for..in needs a plain variable.");
}

export type LoopStatement = ForStatement | ForInStatement | WhileStatement | DoWhileStatement;

export function isLoop(node: Statement | Expression): node is LoopStatement {
  return ["ForStatement", "ForInStatement", "WhileStatement", "DoWhileStatement"].includes(node.type);
}

/** Compiles a loop to AVM1 branches. */
export function loopStatement(frame: Frame, node: LoopStatement, loop: Loop): void {
  switch (node.type) {
    case "WhileStatement":
      whileLoop(frame, node, loop);
      break;
    case "DoWhileStatement":
      doWhileLoop(frame, node, loop);
      break;
    case "ForStatement":
      forLoop(frame, node, loop);
      break;
    case "ForInStatement":
      forInLoop(frame, node, loop);
      break;
  }
}
