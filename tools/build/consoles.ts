import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { cartridgeFile, consoleGames } from "@recess/games/consoles/toolchain/build-cartridge.ts";
import { CARTRIDGE_FILE, consolePath } from "@recess/portal/domain/catalogue/console-path.ts";

/** Copies the committed cartridges of our console games to where the play origin looks for them, below `html5Dir`. */
export async function copyCartridges(html5Dir: string): Promise<void> {
  for (const slug of consoleGames()) {
    const folder = join(html5Dir, consolePath(slug));
    await mkdir(folder, { recursive: true });
    await cp(cartridgeFile(slug), join(folder, CARTRIDGE_FILE));
  }
}
