import type { CallExpression, Expression, NewExpression, SpreadElement } from "acorn";
import { memberName, objectOf } from "./assignments.ts";
import { type Frame, refuse } from "./frame.ts";
import { readVariable } from "./variables.ts";

/** Global functions that are refused, with what to use instead: AVM1 has them only as actions of their own, or a game must not call them. */
const refusedFunctions = new Map([
  ["random", "Math.random()"],
  ["int", "Math.floor()"],
  ["eval", "a property in brackets"],
  ["getURL", "nothing: a game opens no pages"],
  ["fscommand", "nothing: a game stays in its frame"],
  ["chr", "String.fromCharCode()"],
  ["ord", "charCodeAt()"],
]);

/** Compiles a function or method call. */
export function call(frame: Frame, node: CallExpression): void {
  const { callee } = node;
  if (callee.type === "Super") refuse(frame, node, "'super' is not supported.");
  if (callee.type === "MemberExpression") {
    argumentsInReverse(frame, node.arguments);
    objectOf(frame, callee);
    memberName(frame, callee);
    frame.code.do("callMethod");
  } else if (callee.type === "Identifier" && !frame.scope.registerOf(callee.name)) {
    callByName(frame, node, callee.name);
  } else {
    argumentsInReverse(frame, node.arguments);
    frame.write.value(frame, callee);
    frame.code.push(undefined);
    frame.code.do("callMethod");
  }
}

function callByName(frame: Frame, node: CallExpression, name: string): void {
  const instead = refusedFunctions.get(name);
  if (instead) refuse(frame, node, `'${name}()' is not supported; use ${instead}.`);
  if (name === "getTimer") {
    frame.code.do("getTime");
  } else if (name === "trace") {
    const [message] = node.arguments;
    if (!message || message.type === "SpreadElement") refuse(frame, node, "'trace()' takes one value.");
    frame.write.value(frame, message);
    frame.code.do("trace");
    frame.code.push(undefined);
  } else {
    argumentsInReverse(frame, node.arguments);
    frame.code.push(name);
    frame.code.do("callFunction");
  }
}

/** Compiles `new`. */
export function construct(frame: Frame, node: NewExpression): void {
  const { callee } = node;
  argumentsInReverse(frame, node.arguments);
  if (callee.type === "MemberExpression") {
    objectOf(frame, callee);
    memberName(frame, callee);
    frame.code.do("newMethod");
  } else if (callee.type === "Identifier" && !frame.scope.registerOf(callee.name)) {
    frame.code.push(callee.name);
    frame.code.do("newObject");
  } else {
    if (callee.type === "Identifier") readVariable(frame, callee.name);
    else frame.write.value(frame, callee);
    frame.code.push(undefined);
    frame.code.do("newMethod");
  }
}

/** Pushes the arguments and their count. The first argument must be on top of the stack, so the last is evaluated first, as in Flash's own compiler. */
export function argumentsInReverse(frame: Frame, nodes: readonly (Expression | SpreadElement)[]): void {
  for (const node of nodes.toReversed()) {
    if (node.type === "SpreadElement") refuse(frame, node, "Spread ('...') is not supported.");
    frame.write.value(frame, node);
  }
  frame.code.push(nodes.length);
}
