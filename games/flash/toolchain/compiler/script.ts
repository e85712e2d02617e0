import { type Program, parse } from "acorn";
import { ByteWriter } from "#flash/toolchain/bytes/byte-writer.ts";
import { Code } from "./code.ts";
import { CompileError } from "./compile-error.ts";
import { ConstantPool } from "./constant-pool.ts";
import { effect, value } from "./expressions.ts";
import type { Frame } from "./frame.ts";
import { functionValue } from "./functions.ts";
import { op } from "./opcodes.ts";
import { Scope } from "./scope.ts";
import { body } from "./statements.ts";

/** Source file of a script. */
export type Source = { file: string; text: string };

// Outside of functions AVM1 has four registers; the first is our scratch register.
const scriptRegisters = 4;

/**
 * Compiles one script of ES3-like ActionScript to AVM1 bytecode, with its constant pool.
 * Variables outside of functions belong to the movie's main timeline, as they did in Flash.
 */
export function compileScript(source: Source): Uint8Array {
  const program = parseSource(source);
  const pool = new ConstantPool();
  const frame: Frame = {
    file: source.file,
    pool,
    code: new Code(pool),
    scope: new Scope(new Map(), 1, scriptRegisters),
    self: undefined,
    surroundings: [],
    write: { value, effect, functionValue },
  };
  body(frame, program.body);
  const code = assembled(frame, source.file);
  return new ByteWriter().bytes(pool.toAction()).bytes(code).u8(op.end).toBytes();
}

function parseSource({ file, text }: Source): Program {
  try {
    return parse(text, { ecmaVersion: 5, locations: true });
  } catch (error) {
    if (!isSyntaxError(error)) throw error;
    throw new CompileError(file, error.loc.line, error.message.replace(/ \(\d+:\d+\)$/, "."));
  }
}

function assembled(frame: Frame, file: string): Uint8Array {
  try {
    return frame.code.toBytes();
  } catch (error) {
    if (error instanceof RangeError) throw new CompileError(file, 1, error.message);
    throw error;
  }
}

function isSyntaxError(error: unknown): error is SyntaxError & { loc: { line: number } } {
  return error instanceof SyntaxError && "loc" in error;
}
