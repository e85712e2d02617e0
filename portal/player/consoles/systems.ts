import { ConsoleError } from "./console-error.ts";

/** A family of consoles that one engine emulates. */
export type System = "nes" | "game-boy" | "advance";

/** The console of a cartridge, by its head. */
export function systemOf(cartridge: Uint8Array): System {
  if (hasText(cartridge, 0, "NES\u001a")) return "nes";
  if (isAdvance(cartridge)) return "advance";
  if (isGameBoy(cartridge)) return "game-boy";
  throw new ConsoleError("broken", "no head of a cartridge");
}

/** Starts the worker with the engine. The URLs are spelled out: the build looks for them. */
export function startEngine(system: System): Worker {
  switch (system) {
    case "nes":
      return new Worker(new URL("./nes-worker.ts", import.meta.url));
    case "game-boy":
      return new Worker(new URL("./game-boy-worker.ts", import.meta.url));
    case "advance":
      return new Worker(new URL("./advance-worker.ts", import.meta.url));
  }
}

/** A Game Boy Advance cartridge begins with a branch, and has a fixed byte in its head. */
function isAdvance(bytes: Uint8Array): boolean {
  return bytes.length >= 0xc0 && bytes[3] === 0xea && bytes[0xb2] === 0x96;
}

/** A Game Boy cartridge begins with nothing of its own: it is known by the checksum of its head. */
function isGameBoy(bytes: Uint8Array): boolean {
  const sum = bytes.subarray(0x134, 0x14d).reduce((before, byte) => (before - byte - 1) & 0xff, 0);
  return bytes.length >= 0x150 && sum === bytes[0x14d];
}

function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((character, i) => bytes[at + i] === character.charCodeAt(0));
}
