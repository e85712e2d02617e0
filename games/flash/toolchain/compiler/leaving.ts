import type { BreakStatement, ContinueStatement, ReturnStatement } from "acorn";
import { type Frame, refuse, type Surrounding } from "./frame.ts";
import type { Label } from "./layout.ts";

/** Compiles `break`. */
export function breakStatement(frame: Frame, node: BreakStatement): void {
  const name = node.label?.name;
  leaveTo(frame, node, (surrounding) => {
    if (surrounding.kind === "try") return undefined;
    if (name ? !surrounding.names.includes(name) : surrounding.kind === "block") return undefined;
    return { to: surrounding.breakTo, drain: surrounding.kind === "enumeration" };
  });
}

/** Compiles `continue`. */
export function continueStatement(frame: Frame, node: ContinueStatement): void {
  const name = node.label?.name;
  leaveTo(frame, node, (surrounding) => {
    if (surrounding.kind !== "loop" && surrounding.kind !== "enumeration") return undefined;
    if (name && !surrounding.names.includes(name)) return undefined;
    return { to: surrounding.continueTo, drain: false };
  });
}

/** Compiles `return`. */
export function returnStatement(frame: Frame, node: ReturnStatement): void {
  if (frame.surroundings.some((surrounding) => surrounding.kind === "try" && surrounding.hasFinally)) {
    refuse(frame, node, "'return' inside a try with 'finally' is not supported.");
  }
  for (const surrounding of frame.surroundings) {
    if (surrounding.kind === "enumeration") drainEnumeration(frame);
  }
  if (node.argument) frame.write.value(frame, node.argument);
  else frame.code.push(undefined);
  frame.code.do("return");
}

type Exit = { to: Label; drain: boolean };

function leaveTo(
  frame: Frame,
  node: BreakStatement | ContinueStatement,
  exitOf: (surrounding: Surrounding) => Exit | undefined,
): void {
  for (const surrounding of frame.surroundings.toReversed()) {
    const exit = exitOf(surrounding);
    if (exit?.drain || (!exit && surrounding.kind === "enumeration")) drainEnumeration(frame);
    if (exit) {
      frame.code.jump(exit.to);
      return;
    }
    if (surrounding.kind === "try") refuse(frame, node, "A jump out of 'try' is not supported.");
  }
  refuse(frame, node, "There is nothing here to break out of or to continue.");
}

/** Pops the property names that a for..in has not visited yet, down to the null that ends them. */
function drainEnumeration(frame: Frame): void {
  const more = frame.code.label();
  frame.code.place(more);
  frame.code.push(null);
  frame.code.do("equals2");
  frame.code.do("not");
  frame.code.jumpIf(more);
}
