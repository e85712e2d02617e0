import { isAdvance, readAdvanceHead } from "./advance-head.ts";
import type { Cartridge } from "./cartridge.ts";
import { CartridgeRefusal } from "./cartridge-refusal.ts";
import { isGameBoy, readGameBoyHead } from "./game-boy-head.ts";
import { isNes, readNesHead } from "./nes-head.ts";

/** The largest cartridge that any of the consoles can address. */
export const MAX_CARTRIDGE_BYTES = 32 * 1024 * 1024;

/**
 * Reads the head of a cartridge file and finds out by it which console it is for.
 * @throws CartridgeRefusal, and nothing else, for any bytes.
 */
export function readCartridge(bytes: Uint8Array): Cartridge {
  if (bytes.length > MAX_CARTRIDGE_BYTES)
    throw new CartridgeRefusal(
      "too-large",
      `it has ${Math.round(bytes.length / 1_048_576)} MB; no cartridge has more than 32 MB`,
    );
  if (isNes(bytes)) return readNesHead(bytes);
  if (isAdvance(bytes)) return readAdvanceHead(bytes);
  if (isGameBoy(bytes)) return readGameBoyHead(bytes);
  throw new CartridgeRefusal(
    "not-cartridge",
    "it has neither the head of an NES cartridge nor that of a Game Boy or Game Boy Advance one",
  );
}
