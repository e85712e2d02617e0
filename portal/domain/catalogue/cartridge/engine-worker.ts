import type { ConsoleSystem } from "./cartridge.ts";
import { CartridgeRefusal } from "./cartridge-refusal.ts";
import { readCartridge } from "./read-cartridge.ts";

/** Workers with the engines of consoles, by what stands before the hash in their file names (`player/consoles/systems.ts` starts them). */
const workers: Readonly<Record<ConsoleSystem, string>> = {
  nes: "nes-worker",
  gb: "game-boy-worker",
  gbc: "game-boy-worker",
  gba: "advance-worker",
};

/** The worker that plays a cartridge; undefined for a file that is none. */
export function engineWorkerOf(bytes: Uint8Array): string | undefined {
  try {
    return workers[readCartridge(bytes).system];
  } catch (error) {
    if (error instanceof CartridgeRefusal) return undefined;
    throw error;
  }
}

/** Whether a file is a worker with the engine of another console. */
export function isOtherEngine(address: string, worker: string | undefined): boolean {
  if (worker === undefined || address.includes(`/${worker}-`)) return false;
  return Object.values(workers).some((other) => address.includes(`/${other}-`));
}
