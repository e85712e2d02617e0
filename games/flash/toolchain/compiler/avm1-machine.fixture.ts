import { op } from "./opcodes.ts";

/**
 * AVM1 interpreter for tests: runs the compiler's bytecode and returns what the script traced.
 * It knows the actions from the file format alone, so a mistake in the compiler does not cancel itself out here.
 */
export function runActions(actions: Uint8Array): unknown[] {
  const traced: unknown[] = [];
  const timeline: Record<string, unknown> = {};
  const machine = { actions, traced, pool: [] as string[] };
  const globals = {
    Math,
    Array,
    Object,
    String,
    Number,
    Error,
    NaN,
    Infinity: Number.POSITIVE_INFINITY,
    parseInt,
  };
  const activation = { registers: [], scopes: [globals, timeline], stack: [], self: timeline };
  run(machine, activation, 0, actions.length);
  if (activation.stack.length > 0)
    throw new Error(`${activation.stack.length} values were left on the stack.`);
  return traced;
}

type Machine = { actions: Uint8Array; traced: unknown[]; pool: string[] };
type Scope = Record<string, unknown>;
type Activation = { registers: unknown[]; scopes: Scope[]; stack: unknown[]; self: unknown };
type Returned = { value: unknown } | undefined;

// biome-ignore lint/suspicious/noExplicitAny: the machine computes with whatever the script gives it, as AVM1 does.
type Loose = any;

const byNumber = new Map<number, string>(Object.entries(op).map(([name, number]) => [number, name]));

function run(machine: Machine, frame: Activation, start: number, end: number): Returned {
  const view = new DataView(machine.actions.buffer, machine.actions.byteOffset, machine.actions.byteLength);
  const { stack } = frame;
  const pop = (): Loose => {
    if (stack.length === 0) throw new Error("The stack is empty.");
    return stack.pop();
  };
  const popMany = () => Array.from({ length: pop() }, pop);
  const scopeOf = (name: string) => frame.scopes.findLast((scope) => name in scope);
  const binary = (compute: (a: Loose, b: Loose) => unknown) => {
    const b = pop();
    const a = pop();
    stack.push(compute(a, b));
  };
  let at = start;
  while (at < end) {
    const code = view.getUint8(at);
    const length = code >= 0x80 ? view.getUint16(at + 1, true) : 0;
    const data = at + (code >= 0x80 ? 3 : 1);
    const reader = new Reader(view, data);
    at = data + length;
    switch (byNumber.get(code)) {
      case "end":
        return undefined;
      case "constantPool":
        machine.pool = Array.from({ length: reader.u16() }, () => reader.text());
        break;
      case "push":
        while (reader.at < at) stack.push(pushed(reader, machine, frame));
        break;
      case "pop":
        pop();
        break;
      case "pushDuplicate":
        stack.push(stack.at(-1));
        break;
      case "storeRegister":
        frame.registers[reader.u8()] = stack.at(-1);
        break;
      case "getVariable": {
        const name = pop();
        stack.push(name === "this" ? frame.self : scopeOf(name)?.[name]);
        break;
      }
      case "setVariable": {
        const value = pop();
        const name = pop();
        const scope = scopeOf(name) ?? frame.scopes[1];
        if (scope) scope[name] = value;
        break;
      }
      case "defineLocal2": {
        const scope = frame.scopes.at(-1);
        if (scope) scope[pop()] = undefined;
        break;
      }
      case "getMember": {
        const name = pop();
        const object = pop();
        stack.push(object?.[name]);
        break;
      }
      case "setMember": {
        const value = pop();
        const name = pop();
        pop()[name] = value;
        break;
      }
      case "delete": {
        const name = pop();
        stack.push(delete pop()[name]);
        break;
      }
      case "initArray":
        stack.push(popMany());
        break;
      case "initObject": {
        const pairs = Array.from({ length: pop() }, () => ({ value: pop(), name: pop() }));
        stack.push(Object.fromEntries(pairs.reverse().map(({ name, value }) => [name, value])));
        break;
      }
      case "callFunction": {
        const name = pop();
        const found: Loose = scopeOf(name)?.[name];
        if (typeof found !== "function") throw new Error(`${name} is not a function.`);
        stack.push(found.apply(frame.scopes[1], popMany()));
        break;
      }
      case "callMethod": {
        const name = pop();
        const object = pop();
        const args = popMany();
        stack.push(name === undefined ? object.apply(undefined, args) : object[name](...args));
        break;
      }
      case "newObject": {
        const name = pop();
        const made: Loose = scopeOf(name)?.[name];
        stack.push(new made(...popMany()));
        break;
      }
      case "newMethod": {
        const name = pop();
        const object = pop();
        const made = name === undefined ? object : object[name];
        stack.push(new made(...popMany()));
        break;
      }
      case "enumerate2": {
        const object = pop();
        stack.push(null, ...Object.keys(object));
        break;
      }
      case "add2":
        binary((a, b) => a + b);
        break;
      case "subtract":
        binary((a, b) => a - b);
        break;
      case "multiply":
        binary((a, b) => a * b);
        break;
      case "divide":
        binary((a, b) => a / b);
        break;
      case "modulo":
        binary((a, b) => a % b);
        break;
      case "bitAnd":
        binary((a, b) => a & b);
        break;
      case "bitOr":
        binary((a, b) => a | b);
        break;
      case "bitXor":
        binary((a, b) => a ^ b);
        break;
      case "bitLShift":
        binary((a, b) => a << b);
        break;
      case "bitRShift":
        binary((a, b) => a >> b);
        break;
      case "bitURShift":
        binary((a, b) => a >>> b);
        break;
      case "less2":
        binary((a, b) => a < b);
        break;
      case "greater":
        binary((a, b) => a > b);
        break;
      case "equals2":
        // biome-ignore lint/suspicious/noDoubleEquals: this action is the loose comparison.
        binary((a, b) => a == b);
        break;
      case "strictEquals":
        binary((a, b) => a === b);
        break;
      case "instanceOf":
        binary((a, b) => a instanceof b);
        break;
      case "not":
        stack.push(!pop());
        break;
      case "toNumber":
        stack.push(Number(pop()));
        break;
      case "increment":
        stack.push(Number(pop()) + 1);
        break;
      case "decrement":
        stack.push(Number(pop()) - 1);
        break;
      case "typeOf":
        stack.push(typeof pop());
        break;
      case "trace":
        machine.traced.push(pop());
        break;
      case "getTime":
        stack.push(1234);
        break;
      case "jump":
        at += reader.i16();
        break;
      case "if": {
        const distance = reader.i16();
        if (pop()) at += distance;
        break;
      }
      case "return":
        return { value: pop() };
      case "throw":
        throw pop();
      case "try": {
        const flags = reader.u8();
        const sizes = [reader.u16(), reader.u16(), reader.u16()] as const;
        const caught = flags & 4 ? reader.u8() : reader.text();
        const edges = [at, at + sizes[0], at + sizes[0] + sizes[1]] as const;
        at = edges[2] + sizes[2];
        let returned: Returned;
        try {
          returned = run(machine, frame, edges[0], edges[1]);
        } catch (error) {
          if (!(flags & 1)) throw error;
          if (typeof caught === "number") frame.registers[caught] = error;
          else Object.assign(scopeOf(caught) ?? frame.scopes[1] ?? {}, { [caught]: error });
          returned = run(machine, frame, edges[1], edges[2]);
        } finally {
          run(machine, frame, edges[2], at);
        }
        if (returned) return returned;
        break;
      }
      case "defineFunction2":
        at = defineFunction(machine, frame, reader);
        break;
      default:
        throw new Error(`Unknown action 0x${code.toString(16)} at ${at}.`);
    }
  }
  return undefined;
}

function pushed(reader: Reader, machine: Machine, frame: Activation): unknown {
  switch (reader.u8()) {
    case 0:
      return reader.text();
    case 2:
      return null;
    case 3:
      return undefined;
    case 4:
      return frame.registers[reader.u8()];
    case 5:
      return reader.u8() !== 0;
    case 6:
      return reader.f64();
    case 7:
      return reader.i32();
    case 8:
      return machine.pool[reader.u8()];
    case 9:
      return machine.pool[reader.u16()];
    default:
      throw new Error("Unknown kind of value.");
  }
}

/** @returns where the code after the function's body goes on */
function defineFunction(machine: Machine, frame: Activation, reader: Reader): number {
  reader.text();
  const paramCount = reader.u16();
  const registerCount = reader.u8();
  const flags = reader.u16();
  const params = Array.from({ length: paramCount }, () => ({ register: reader.u8(), name: reader.text() }));
  const size = reader.u16();
  const start = reader.at;
  const { scopes } = frame;
  function made(this: unknown, ...args: unknown[]): unknown {
    const local: Scope = {};
    const registers: unknown[] = new Array(registerCount).fill(undefined);
    let next = 1;
    if (flags & 1) registers[next++] = this;
    if (flags & 4) registers[next++] = args;
    params.forEach(({ register, name }, index) => {
      if (register >= registerCount) throw new Error("A parameter lies outside of the function's registers.");
      if (register > 0) registers[register] = args[index];
      else local[name] = args[index];
    });
    const stack: unknown[] = [];
    const activation = { registers, scopes: [...scopes, local], stack, self: this };
    const returned = run(machine, activation, start, start + size);
    if (registers.length > registerCount)
      throw new Error("The function used more registers than it asked for.");
    if (stack.length > 0) throw new Error(`A function left ${stack.length} values on the stack.`);
    return returned?.value;
  }
  frame.stack.push(made);
  return start + size;
}

class Reader {
  readonly #view: DataView;
  at: number;
  constructor(view: DataView, at: number) {
    this.#view = view;
    this.at = at;
  }
  u8() {
    return this.#view.getUint8(this.#step(1));
  }
  u16() {
    return this.#view.getUint16(this.#step(2), true);
  }
  i16() {
    return this.#view.getInt16(this.#step(2), true);
  }
  i32() {
    return this.#view.getInt32(this.#step(4), true);
  }
  f64() {
    const words = new DataView(new ArrayBuffer(8));
    words.setInt32(0, this.i32());
    words.setInt32(4, this.i32());
    return words.getFloat64(0);
  }
  text() {
    const bytes: number[] = [];
    for (let byte = this.u8(); byte !== 0; byte = this.u8()) bytes.push(byte);
    return new TextDecoder().decode(Uint8Array.from(bytes));
  }
  #step(size: number) {
    const before = this.at;
    this.at += size;
    return before;
  }
}
