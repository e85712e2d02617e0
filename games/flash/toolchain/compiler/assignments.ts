import type { AssignmentExpression, Expression, MemberExpression, Node, UpdateExpression } from "acorn";
import { Register } from "./code.ts";
import { type Frame, refuse, withTemporary } from "./frame.ts";
import { compoundActions } from "./operators.ts";
import { readVariable, setVariable } from "./variables.ts";

/** Scratch register. It is used only between two adjacent actions, so that no code in between can overwrite it. */
const scratch = new Register(0);

/** Emits the code that computes the new value; `readOld` pushes the old one on the stack. */
type NewValue = (readOld: () => void) => void;

/** Compiles an assignment (`=`, `+=`, …) to AVM1 actions. */
export function assign(frame: Frame, node: AssignmentExpression, outcome: "value" | "effect"): void {
  const newValue: NewValue = (readOld) => {
    const actions = compoundActions(node.operator);
    if (actions) readOld();
    frame.write.value(frame, node.right);
    for (const action of actions ?? []) frame.code.do(action);
    if (outcome === "value") frame.code.store(scratch);
  };
  replace(frame, node.left, node.operator === "=" ? "write" : "read-write", newValue);
  if (outcome === "value") frame.code.push(scratch);
}

/** Compiles `++` and `--`. */
export function update(frame: Frame, node: UpdateExpression, outcome: "value" | "effect"): void {
  const change = node.operator === "++" ? "increment" : "decrement";
  if (outcome === "value" && !node.prefix) {
    postfixValue(frame, node, change);
    return;
  }
  replace(frame, node.argument, "read-write", (readOld) => {
    readOld();
    frame.code.do(change);
    if (outcome === "value") frame.code.store(scratch);
  });
  if (outcome === "value") frame.code.push(scratch);
}

/** Compiles `x++` as a value: a temporary register holds the old number while the new one is stored. */
function postfixValue(frame: Frame, node: UpdateExpression, change: "increment" | "decrement"): void {
  withTemporary(frame, node, (old) => {
    replace(frame, node.argument, "read-write", (readOld) => {
      readOld();
      frame.code.do("toNumber");
      frame.code.store(old);
      frame.code.do(change);
    });
    frame.code.push(old);
  });
}

function replace(frame: Frame, target: Node, access: "write" | "read-write", newValue: NewValue): void {
  if (isIdentifier(target)) {
    setVariable(frame, target.name, () => newValue(() => readVariable(frame, target.name)));
  } else if (isMember(target)) {
    if (access === "write") writeMember(frame, target, newValue);
    else rewriteMember(frame, target, newValue);
  } else {
    refuse(frame, target, "Only a variable or a property can be assigned to.");
  }
}

function writeMember(frame: Frame, target: MemberExpression, newValue: NewValue): void {
  objectOf(frame, target);
  memberName(frame, target);
  newValue(() => undefined);
  frame.code.do("setMember");
}

/** Compiles a read and a write of one property. Object and name are evaluated once, into registers: `list[i++] += 2` must move `i` by one only. */
function rewriteMember(frame: Frame, target: MemberExpression, newValue: NewValue): void {
  withTemporary(frame, target, (object) => {
    withTemporary(frame, target, (name) => {
      objectOf(frame, target);
      frame.code.store(object);
      memberName(frame, target);
      frame.code.store(name);
      newValue(() => {
        frame.code.push(object, name);
        frame.code.do("getMember");
      });
      frame.code.do("setMember");
    });
  });
}

/** Pushes the object of a member expression. */
export function objectOf(frame: Frame, node: MemberExpression): void {
  if (node.object.type === "Super") refuse(frame, node, "'super' is not supported.");
  frame.write.value(frame, node.object);
}

/** Pushes the property name of a member expression. */
export function memberName(frame: Frame, node: MemberExpression): void {
  if (node.property.type === "PrivateIdentifier") refuse(frame, node, "Private names are not supported.");
  if (node.computed) frame.write.value(frame, node.property);
  else if (node.property.type === "Identifier") frame.code.push(node.property.name);
}

function isIdentifier(node: Node): node is Extract<Expression, { type: "Identifier" }> {
  return node.type === "Identifier";
}

function isMember(node: Node): node is MemberExpression {
  return node.type === "MemberExpression";
}
