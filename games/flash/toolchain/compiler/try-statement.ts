import type { Statement, TryStatement } from "acorn";
import { ByteWriter } from "./byte-writer.ts";
import { Code } from "./code.ts";
import { type Frame, inside, refuse } from "./frame.ts";
import { op } from "./opcodes.ts";

const hasCatch = 1;
const hasFinallyFlag = 2;
const catchesInRegister = 4;

export function tryStatement(
  frame: Frame,
  node: TryStatement,
  block: (frame: Frame, statements: readonly Statement[]) => void,
): void {
  const hasFinally = Boolean(node.finalizer);
  // The three arms are bodies of their own for the player, with their lengths in front: no branch crosses their edges.
  const arm = (statements: readonly Statement[] | undefined): Uint8Array => {
    const code = new Code(frame.pool);
    if (statements) block(inside({ ...frame, code }, { kind: "try", hasFinally }), statements);
    return code.toBytes();
  };
  const attempt = arm(node.block.body);
  const rescue = arm(node.handler?.body.body);
  const finale = arm(node.finalizer?.body);
  if (Math.max(attempt.length, rescue.length, finale.length) > 0xffff) {
    refuse(frame, node, "An arm of this 'try' is longer than 64 KB; move code into functions.");
  }

  const caught = node.handler?.param;
  if (caught && caught.type !== "Identifier") refuse(frame, caught, "Destructuring is not supported.");
  const register = caught && frame.scope.registerOf(caught.name);
  const flags =
    (node.handler ? hasCatch : 0) | (hasFinally ? hasFinallyFlag : 0) | (register ? catchesInRegister : 0);
  const head = new ByteWriter().u8(flags).u16(attempt.length).u16(rescue.length).u16(finale.length);
  if (register) head.u8(register.number);
  else head.text(caught?.name ?? "");

  frame.code.raw(new ByteWriter().u8(op.try).u16(head.length).bytes(head.toBytes()).toBytes());
  for (const bytes of [attempt, rescue, finale]) {
    if (bytes.length > 0) frame.code.raw(bytes);
  }
}
