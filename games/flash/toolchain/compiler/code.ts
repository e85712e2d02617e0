import { ByteWriter } from "#flash/toolchain/bytes/byte-writer.ts";
import type { ConstantPool } from "./constant-pool.ts";
import { type Item, Label, layOut } from "./layout.ts";
import { op, type PlainOp } from "./opcodes.ts";

/** A register of AVM1. */
export class Register {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** Operand of a push action. */
export type Pushable = string | number | boolean | null | undefined | Register;

/** Emitter of AVM1 bytecode for one body: a script, a function, or a block of a try statement. */
export class Code {
  readonly #pool: ConstantPool;
  readonly #items: Item[] = [];
  #pushes: Pushable[] = [];

  constructor(pool: ConstantPool) {
    this.#pool = pool;
  }

  /** Pushes values. Consecutive pushes are merged into one action, which saves three bytes and a step of the player for each. */
  push(...values: Pushable[]): void {
    this.#pushes.push(...values);
  }

  /** Emits an action of a single byte. */
  do(name: PlainOp): void {
    this.raw(Uint8Array.of(op[name]));
  }

  /** Stores the top of the stack in a register and leaves it on the stack. */
  store(register: Register): void {
    this.raw(Uint8Array.of(op.storeRegister, 1, 0, register.number));
  }

  jump(to: Label): void {
    this.#add({ kind: "branch", op: op.jump, to });
  }

  /** Pops a value and jumps when it is true. */
  jumpIf(to: Label): void {
    this.#add({ kind: "branch", op: op.if, to });
  }

  /** Places a label at this position. */
  place(label: Label): void {
    this.#add({ kind: "label", label });
  }

  label(): Label {
    return new Label();
  }

  raw(bytes: Uint8Array): void {
    this.#add({ kind: "bytes", bytes });
  }

  toBytes(): Uint8Array {
    this.#flush();
    return layOut(this.#items);
  }

  #add(item: Item): void {
    this.#flush();
    this.#items.push(item);
  }

  #flush(): void {
    if (this.#pushes.length === 0) return;
    const body = new ByteWriter();
    for (const value of this.#pushes) this.#encode(body, value);
    this.#pushes = [];
    this.#items.push({
      kind: "bytes",
      bytes: new ByteWriter().u8(op.push).u16(body.length).bytes(body.toBytes()).toBytes(),
    });
  }

  #encode(out: ByteWriter, value: Pushable): void {
    if (value instanceof Register) out.u8(4).u8(value.number);
    else if (value === null) out.u8(2);
    else if (value === undefined) out.u8(3);
    else if (typeof value === "boolean") out.u8(5).u8(value ? 1 : 0);
    else if (typeof value === "string") this.#encodeText(out, value);
    // An integer push would turn -0 into 0.
    else if (Number.isInteger(value) && value === (value | 0) && !Object.is(value, -0)) out.u8(7).u32(value);
    else out.u8(6).f64(value);
  }

  #encodeText(out: ByteWriter, text: string): void {
    const index = this.#pool.indexOf(text);
    if (index === undefined) out.u8(0).text(text);
    else if (index < 256) out.u8(8).u8(index);
    else out.u8(9).u16(index);
  }
}
