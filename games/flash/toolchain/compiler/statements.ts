import type {
  IfStatement,
  LabeledStatement,
  Program,
  Statement,
  SwitchStatement,
  VariableDeclaration,
} from "acorn";
import { type Frame, inside, refuse, withTemporary } from "./frame.ts";
import { breakStatement, continueStatement, returnStatement } from "./leaving.ts";
import { isLoop, loopStatement } from "./loops.ts";
import { tryStatement } from "./try-statement.ts";
import { setVariable } from "./variables.ts";

/** Compiles the statements of a script or function. Function declarations are hoisted, so that code may call what is declared further down. */
export function body(frame: Frame, statements: readonly Program["body"][number][]): void {
  for (const node of statements) {
    if (node.type === "FunctionDeclaration") {
      setVariable(frame, node.id.name, () => frame.write.functionValue(frame, node));
    }
  }
  for (const node of statements) {
    if (node.type.startsWith("Import") || node.type.startsWith("Export")) {
      refuse(frame, node, "Modules are not supported.");
    }
    statement(frame, node as Statement);
  }
}

/** Compiles one statement to AVM1 actions. */
export function statement(frame: Frame, node: Statement): void {
  if (isLoop(node)) {
    loopStatement(frame, node, { names: [], statement });
    return;
  }
  switch (node.type) {
    case "EmptyStatement":
    case "FunctionDeclaration":
      break;
    case "ExpressionStatement":
      frame.write.effect(frame, node.expression);
      break;
    case "VariableDeclaration":
      variables(frame, node);
      break;
    case "BlockStatement":
      block(frame, node.body);
      break;
    case "IfStatement":
      ifStatement(frame, node);
      break;
    case "SwitchStatement":
      switchStatement(frame, node, []);
      break;
    case "LabeledStatement":
      labeled(frame, node, []);
      break;
    case "BreakStatement":
      breakStatement(frame, node);
      break;
    case "ContinueStatement":
      continueStatement(frame, node);
      break;
    case "ReturnStatement":
      returnStatement(frame, node);
      break;
    case "ThrowStatement":
      frame.write.value(frame, node.argument);
      frame.code.do("throw");
      break;
    case "TryStatement":
      tryStatement(frame, node, block);
      break;
    default:
      refuse(frame, node, `${node.type} is not supported.`);
  }
}

function block(frame: Frame, statements: readonly Statement[]): void {
  for (const node of statements) {
    if (node.type === "FunctionDeclaration") {
      refuse(frame, node, "Declare functions at the top of a script or function, not inside a block.");
    }
    statement(frame, node);
  }
}

function variables(frame: Frame, node: VariableDeclaration): void {
  for (const { id, init } of node.declarations) {
    if (id.type !== "Identifier") refuse(frame, id, "Destructuring is not supported.");
    if (init) setVariable(frame, id.name, () => frame.write.value(frame, init));
  }
}

function ifStatement(frame: Frame, node: IfStatement): void {
  const { code } = frame;
  const otherwise = code.label();
  frame.write.value(frame, node.test);
  code.do("not");
  code.jumpIf(otherwise);
  block(frame, [node.consequent]);
  if (node.alternate) {
    const end = code.label();
    code.jump(end);
    code.place(otherwise);
    block(frame, [node.alternate]);
    code.place(end);
  } else {
    code.place(otherwise);
  }
}

/** Compiles a switch: first the comparisons, which branch to the cases, then the cases in order, so that they fall through. */
function switchStatement(frame: Frame, node: SwitchStatement, names: readonly string[]): void {
  const { code } = frame;
  const breakTo = code.label();
  const entries = node.cases.map((branch) => ({ branch, label: code.label() }));
  withTemporary(frame, node, (subject) => {
    frame.write.value(frame, node.discriminant);
    code.store(subject);
    code.do("pop");
    for (const { branch, label } of entries) {
      if (!branch.test) continue;
      code.push(subject);
      frame.write.value(frame, branch.test);
      code.do("strictEquals");
      code.jumpIf(label);
    }
  });
  code.jump(entries.find(({ branch }) => !branch.test)?.label ?? breakTo);
  for (const { branch, label } of entries) {
    code.place(label);
    block(inside(frame, { kind: "switch", names, breakTo }), branch.consequent);
  }
  code.place(breakTo);
}

function labeled(frame: Frame, node: LabeledStatement, outer: readonly string[]): void {
  const names = [...outer, node.label.name];
  if (node.body.type === "LabeledStatement") {
    labeled(frame, node.body, names);
  } else if (isLoop(node.body)) {
    loopStatement(frame, node.body, { names, statement });
  } else if (node.body.type === "SwitchStatement") {
    switchStatement(frame, node.body, names);
  } else {
    const breakTo = frame.code.label();
    block(inside(frame, { kind: "block", names, breakTo }), [node.body]);
    frame.code.place(breakTo);
  }
}
