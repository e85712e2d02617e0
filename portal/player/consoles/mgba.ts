import { ConsoleError } from "./console-error.ts";
import {
  CREATE_ADVANCE,
  EMPTY_LIST_BYTES,
  exported,
  IS_ADVANCE,
  imported,
  logging,
  MEMORY_PAGES,
  memoryFileFunctions,
  memoryLimits,
  methods,
  settingTables,
} from "./mgba-layout.ts";

/** A Game Boy Advance in mGBA, without a cartridge yet. Addresses are those of the engine's memory. */
export interface Mgba {
  readonly bytes: Uint8Array;
  /** The same memory in words, so that the word of an address is at a quarter of it. */
  readonly words: Int32Array;
  call(method: keyof typeof methods, ...numbers: readonly number[]): number;
  allocate(size: number): number;
  release(address: number): void;
  /** A file in the engine's memory that holds some bytes, and may grow to `capacity` where it lies. */
  openFile(content: Uint8Array, capacity?: number): number;
  /** Whether a file has the head of a cartridge. */
  isCartridge(file: number): boolean;
}

type Native = (...numbers: readonly (number | bigint)[]) => number | undefined;

const isNative = (value: unknown): value is Native => typeof value === "function";

/** What functions of the system return for "not here". */
const NOT_SUPPORTED = 52;
const WORD_BYTES = 4;

/** Compiles the package's module, with an ordinary memory in place of a shared one. */
export function compileMgba(wasm: Uint8Array): Promise<WebAssembly.Module> {
  return WebAssembly.compile(withOwnMemory(wasm));
}

/**
 * Starts mGBA in the thread that asks. The package is built with threads, for a page that shares memory between workers, which browsers allow to isolated
 * pages alone. One console that is stepped from outside needs none of them: its memory is made an ordinary one, in which atomic instructions work as well.
 */
export async function openMgba(module: WebAssembly.Module): Promise<Mgba> {
  const memory = new WebAssembly.Memory({ initial: MEMORY_PAGES, maximum: MEMORY_PAGES });
  const bytes = new Uint8Array(memory.buffer);
  const words = new Int32Array(memory.buffer);

  const system: Record<string, Native> = {
    [imported.initMainThread](thread) {
      native("startThread")(thread ?? 0, 1, 1, 0, 65_536, 0);
      return native("startThreadStorage")();
    },
    [imported.awaitMailbox]: () => 0,
    [imported.checkBlockingAllowed]: () => 0,
    [imported.callScript]: () => 0,
    [imported.setTimeZone]: () => 0,
    [imported.write]: () => NOT_SUPPORTED,
    [imported.environment]: () => NOT_SUPPORTED,
    [imported.environmentSizes]: () => NOT_SUPPORTED,
    [imported.wallClock]: () => Date.now(),
    [imported.clock](_, __, to) {
      new DataView(memory.buffer).setBigUint64(Number(to), BigInt(Date.now()) * 1_000_000n, true);
      return 0;
    },
    [imported.localTime](seconds, to) {
      words.set(localTime(new Date(Number(seconds) * 1000)), Number(to) / WORD_BYTES);
      return 0;
    },
  };
  const functions = WebAssembly.Module.imports(module).map(({ name }) => [
    name,
    system[name] ?? missing(name),
  ]);
  const { exports } = await WebAssembly.instantiate(module, {
    a: { ...Object.fromEntries(functions), [imported.memory]: memory },
  });
  const table = exports[exported.table];
  if (!(table instanceof WebAssembly.Table)) throw new Error("mGBA has no table of functions");

  function native(name: keyof typeof exported): Native {
    const found = exports[exported[name]];
    if (!isNative(found)) throw new Error(`mGBA exports no function ${name}`);
    return found;
  }
  function tableFunction(index: number | undefined): Native {
    const found: unknown = table instanceof WebAssembly.Table ? table.get(index ?? 0) : undefined;
    if (!isNative(found)) throw new Error(`mGBA has no function ${index}`);
    return found;
  }
  function allocate(size: number): number {
    const address = native("allocate")(size) ?? 0;
    if (address === 0) throw new ConsoleError("engine-failed", "mGBA is out of memory");
    return address;
  }

  native("construct")();
  // Its own logger drops all messages. Without one they are formatted and printed, which takes longer than the frames of a broken game.
  words[logging.current / WORD_BYTES] = logging.own;
  words[logging.ownFilter / WORD_BYTES] = 0;
  const core = tableFunction(CREATE_ADVANCE)() ?? 0;
  clearSettings(core, allocate(EMPTY_LIST_BYTES));

  function clearSettings(console: number, emptyList: number): void {
    bytes.fill(0, emptyList, emptyList + EMPTY_LIST_BYTES);
    for (let index = 0; index < settingTables.count; index += 1) {
      const at = console + settingTables.at + index * settingTables.bytes;
      bytes.fill(0, at, at + settingTables.bytes);
      words[(at + settingTables.lists) / WORD_BYTES] = emptyList;
      words[(at + settingTables.listCount) / WORD_BYTES] = 1;
    }
  }

  return {
    bytes,
    words,
    allocate,
    release: native("release"),
    call: (method, ...numbers) =>
      tableFunction(words[(core + methods[method]) / WORD_BYTES])(core, ...numbers) ?? 0,
    openFile(content, capacity = content.length) {
      const data = allocate(capacity);
      bytes.set(content, data);
      const fields = [...memoryFileFunctions, data, content.length, capacity, 0];
      const file = allocate(fields.length * WORD_BYTES);
      words.set(fields, file / WORD_BYTES);
      return file;
    },
    isCartridge: (file) => tableFunction(IS_ADVANCE)(file) === 1,
  };
}

/** Copy of the module that wants a memory of its own instead of a shared one. Throws for another module than the one whose layout we know. */
function withOwnMemory(wasm: Uint8Array): Uint8Array<ArrayBuffer> {
  const { at, before, after } = memoryLimits;
  if (!before.every((byte, index) => wasm[at + index] === byte))
    throw new Error("this is not the version of mGBA that the layout is for");
  const own = Uint8Array.from(wasm);
  own.set(after, at);
  return own;
}

function missing(name: string): Native {
  return () => {
    throw new ConsoleError("engine-failed", `mGBA asked for ${name}`);
  };
}

/** The fields of C's `struct tm` that clocks of cartridges read. */
function localTime(date: Date): number[] {
  return [
    date.getSeconds(),
    date.getMinutes(),
    date.getHours(),
    date.getDate(),
    date.getMonth(),
    date.getFullYear() - 1900,
    date.getDay(),
    0,
    0,
    0,
  ];
}
