import type { Statement, TryStatement } from "acorn";
import { ByteWriter } from "#flash/toolchain/bytes/byte-writer.ts";
import { Code } from "./code.ts";
import { type Frame, inside, refuse } from "./frame.ts";
import { op } from "./opcodes.ts";

const hasCatch = 1;
const hasFinallyFlag = 2;
const catchesInRegister = 4;

/** Compiles try, catch and finally to AVM1's Try action. */
export function tryStatement(
  frame: Frame,
  node: TryStatement,
  block: (frame: Frame, statements: readonly Statement[]) => void,
): void {
  const hasFinally = Boolean(node.finalizer);
  // The player runs the three blocks as bodies of their own, with their lengths in front: no branch may cross their edges.
  const compileBlock = (statements: readonly Statement[] | undefined): Uint8Array => {
    const code = new Code(frame.pool);
    if (statements) block(inside({ ...frame, code }, { kind: "try", hasFinally }), statements);
    return code.toBytes();
  };
  const tryBytes = compileBlock(node.block.body);
  const catchBytes = compileBlock(node.handler?.body.body);
  const finallyBytes = compileBlock(node.finalizer?.body);
  if (Math.max(tryBytes.length, catchBytes.length, finallyBytes.length) > 0xffff) {
    refuse(frame, node, "An arm of this 'try' is longer than 64 KB; move code into functions.");
  }

  const caught = node.handler?.param;
  if (caught && caught.type !== "Identifier") refuse(frame, caught, "Destructuring is not supported.");
  const register = caught && frame.scope.registerOf(caught.name);
  const flags =
    (node.handler ? hasCatch : 0) | (hasFinally ? hasFinallyFlag : 0) | (register ? catchesInRegister : 0);
  const head = new ByteWriter()
    .u8(flags)
    .u16(tryBytes.length)
    .u16(catchBytes.length)
    .u16(finallyBytes.length);
  if (register) head.u8(register.number);
  else head.text(caught?.name ?? "");

  frame.code.raw(new ByteWriter().u8(op.try).u16(head.length).bytes(head.toBytes()).toBytes());
  for (const bytes of [tryBytes, catchBytes, finallyBytes]) {
    if (bytes.length > 0) frame.code.raw(bytes);
  }
}
