import type {
  ArrayExpression,
  BinaryExpression,
  ConditionalExpression,
  Expression,
  Literal,
  LogicalExpression,
  ObjectExpression,
  UnaryExpression,
} from "acorn";
import { assign, memberName, objectOf, update } from "./assignments.ts";
import { argumentsInReverse, call, construct } from "./calls.ts";
import { type Frame, refuse } from "./frame.ts";
import { binaryActions } from "./operators.ts";
import { readVariable } from "./variables.ts";

/** Compiles an expression to AVM1 actions that leave its value on the stack. */
export function value(frame: Frame, node: Expression): void {
  switch (node.type) {
    case "Literal":
      literal(frame, node);
      break;
    case "Identifier":
      identifier(frame, node.name);
      break;
    case "ThisExpression":
      if (frame.self) frame.code.push(frame.self);
      else readVariable(frame, "this");
      break;
    case "ArrayExpression":
      array(frame, node);
      break;
    case "ObjectExpression":
      object(frame, node);
      break;
    case "FunctionExpression":
      frame.write.functionValue(frame, node);
      break;
    case "UnaryExpression":
      unary(frame, node);
      break;
    case "UpdateExpression":
      update(frame, node, "value");
      break;
    case "BinaryExpression":
      binary(frame, node);
      break;
    case "LogicalExpression":
      logical(frame, node);
      break;
    case "ConditionalExpression":
      conditional(frame, node);
      break;
    case "AssignmentExpression":
      assign(frame, node, "value");
      break;
    case "CallExpression":
      call(frame, node);
      break;
    case "NewExpression":
      construct(frame, node);
      break;
    case "SequenceExpression":
      sequence(frame, node.expressions);
      break;
    case "MemberExpression":
      objectOf(frame, node);
      memberName(frame, node);
      frame.code.do("getMember");
      break;
    default:
      refuse(frame, node, `${node.type} is not supported.`);
  }
}

/** Compiles an expression for its side effects; it leaves nothing on the stack. */
export function effect(frame: Frame, node: Expression): void {
  if (node.type === "AssignmentExpression") assign(frame, node, "effect");
  else if (node.type === "UpdateExpression") update(frame, node, "effect");
  else if (node.type === "SequenceExpression") {
    for (const part of node.expressions) effect(frame, part);
  } else {
    value(frame, node);
    frame.code.do("pop");
  }
}

function literal(frame: Frame, node: Literal): void {
  const { value: constant } = node;
  if (constant instanceof RegExp || typeof constant === "bigint") {
    refuse(frame, node, "Flash 8 has no regular expressions and no big integers.");
  }
  frame.code.push(constant);
}

function identifier(frame: Frame, name: string): void {
  if (name === "undefined") frame.code.push(undefined);
  else readVariable(frame, name);
}

function array(frame: Frame, node: ArrayExpression): void {
  const elements = node.elements.map(
    (element) => element ?? refuse(frame, node, "An array with holes is not supported."),
  );
  argumentsInReverse(frame, elements);
  frame.code.do("initArray");
}

function object(frame: Frame, node: ObjectExpression): void {
  for (const property of node.properties) {
    if (property.type !== "Property" || property.kind !== "init" || property.computed) {
      refuse(frame, property, "Only plain 'name: value' pairs are supported in an object.");
    }
    const { key } = property;
    if (key.type === "Identifier") frame.code.push(key.name);
    else if (key.type === "Literal") frame.code.push(String(key.value));
    value(frame, property.value);
  }
  frame.code.push(node.properties.length);
  frame.code.do("initObject");
}

function unary(frame: Frame, node: UnaryExpression): void {
  const { argument } = node;
  if (node.operator === "delete") {
    if (argument.type !== "MemberExpression") refuse(frame, node, "Only a property can be deleted.");
    objectOf(frame, argument);
    memberName(frame, argument);
    frame.code.do("delete");
    return;
  }
  if (node.operator === "-" && argument.type === "Literal" && typeof argument.value === "number") {
    frame.code.push(-argument.value);
    return;
  }
  value(frame, argument);
  switch (node.operator) {
    case "-":
      frame.code.push(-1);
      frame.code.do("multiply");
      break;
    case "+":
      frame.code.do("toNumber");
      break;
    case "!":
      frame.code.do("not");
      break;
    case "~":
      frame.code.push(-1);
      frame.code.do("bitXor");
      break;
    case "typeof":
      frame.code.do("typeOf");
      break;
    case "void":
      frame.code.do("pop");
      frame.code.push(undefined);
      break;
  }
}

function binary(frame: Frame, node: BinaryExpression): void {
  const actions = binaryActions(node.operator);
  if (!actions || node.left.type === "PrivateIdentifier") {
    refuse(frame, node, `The operator '${node.operator}' is not supported.`);
  }
  value(frame, node.left);
  value(frame, node.right);
  for (const action of actions) frame.code.do(action);
}

function logical(frame: Frame, node: LogicalExpression): void {
  if (node.operator === "??") refuse(frame, node, "The operator '??' is not supported.");
  const decided = frame.code.label();
  value(frame, node.left);
  frame.code.do("pushDuplicate");
  if (node.operator === "&&") frame.code.do("not");
  frame.code.jumpIf(decided);
  frame.code.do("pop");
  value(frame, node.right);
  frame.code.place(decided);
}

function conditional(frame: Frame, node: ConditionalExpression): void {
  const yes = frame.code.label();
  const end = frame.code.label();
  value(frame, node.test);
  frame.code.jumpIf(yes);
  value(frame, node.alternate);
  frame.code.jump(end);
  frame.code.place(yes);
  value(frame, node.consequent);
  frame.code.place(end);
}

function sequence(frame: Frame, parts: readonly Expression[]): void {
  parts.forEach((part, index) => {
    if (index < parts.length - 1) effect(frame, part);
    else value(frame, part);
  });
}
