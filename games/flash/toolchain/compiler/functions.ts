import type { Function as FunctionNode } from "acorn";
import { ByteWriter } from "#flash/toolchain/bytes/byte-writer.ts";
import { Code, Register } from "./code.ts";
import { type Frame, refuse } from "./frame.ts";
import { op } from "./opcodes.ts";
import { type FunctionNames, namesOf, Scope } from "./scope.ts";
import { body } from "./statements.ts";

const preloadThis = 0x01;
const suppressThis = 0x02;
const preloadArguments = 0x04;
const suppressArguments = 0x08;
const suppressSuper = 0x20;

const MAX_REGISTERS = 255;
// Variables beyond these live by name, so that some registers are always left for temporary values.
const MAX_VARIABLE_REGISTERS = 200;

/** Compiles a function to DefineFunction2, which pushes it on the stack. Variables are allocated to registers unless a closure captures them. */
export function functionValue(frame: Frame, node: FunctionNode): void {
  if (node.type === "FunctionExpression" && node.id) {
    refuse(frame, node, "A function expression with a name is not supported; give the name to a variable.");
  }
  const names = namesOf(node);
  const allocation = allocateRegisters(names);
  const inner: Frame = {
    ...frame,
    code: new Code(frame.pool),
    scope: new Scope(allocation.registers, allocation.next, MAX_REGISTERS),
    self: allocation.registers.get("this"),
    surroundings: [],
  };
  // A variable that lives by name must exist here, or assigning to it would reach a variable outside.
  for (const name of names.locals) {
    if (allocation.registers.has(name)) continue;
    inner.code.push(name);
    inner.code.do("defineLocal2");
  }
  if (node.body.type !== "BlockStatement") refuse(frame, node, "Arrow functions are not supported.");
  body(inner, node.body.body);
  const bytes = inner.code.toBytes();
  if (bytes.length > 0xffff) refuse(frame, node, "This function is longer than 64 KB of code; split it.");

  const head = new ByteWriter().text("").u16(names.params.length).u8(inner.scope.registerCount);
  head.u16(
    (names.usesThis ? preloadThis : suppressThis) |
      (names.usesArguments ? preloadArguments : suppressArguments) |
      suppressSuper,
  );
  for (const name of names.params) head.u8(allocation.registers.get(name)?.number ?? 0).text(name);
  head.u16(bytes.length);
  const definition = new ByteWriter().u8(op.defineFunction2).u16(head.length).bytes(head.toBytes());
  frame.code.raw(definition.bytes(bytes).toBytes());
}

/** Register allocation. The player preloads registers in a fixed order from 1 on: this, arguments. Parameters follow. */
function allocateRegisters(names: FunctionNames) {
  const registers = new Map<string, Register>();
  let next = 1;
  const allocate = (name: string) => registers.set(name, new Register(next++));
  if (names.usesThis) allocate("this");
  if (names.usesArguments) allocate("arguments");
  for (const name of [...names.params, ...names.locals]) {
    if (!names.captured.has(name) && next < MAX_VARIABLE_REGISTERS) allocate(name);
  }
  return { registers, next };
}
