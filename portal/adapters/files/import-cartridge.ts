import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Cartridge, cartridgeSummary, isCartridgeName } from "#domain/catalogue/cartridge/cartridge.ts";
import { CartridgeRefusal } from "#domain/catalogue/cartridge/cartridge-refusal.ts";
import { consoleListing } from "#domain/catalogue/cartridge/console-listing.ts";
import { MAX_CARTRIDGE_BYTES, readCartridge } from "#domain/catalogue/cartridge/read-cartridge.ts";
import { CARTRIDGE_FILE, consolePath } from "#domain/catalogue/console-path.ts";
import type { ImportedGame } from "#domain/catalogue/imported-game.ts";
import { Refusal } from "#domain/errors.ts";

/** A cartridge file that was read, and what its head tells. */
export type CartridgeFile = { readonly bytes: Uint8Array; readonly cartridge: Cartridge };

/** Reads a cartridge file. One that is larger than any cartridge is refused before it is read. */
export async function readCartridgeFile(file: string): Promise<CartridgeFile> {
  const { size } = await stat(file);
  if (size > MAX_CARTRIDGE_BYTES)
    throw new CartridgeRefusal("too-large", "it is larger than any cartridge, 32 MB");
  const bytes = await readFile(file);
  return { bytes, cartridge: readCartridge(bytes) };
}

/** Imports a cartridge into the staging folder, as the HTML5 game that the portal's console page plays. */
export async function importCartridge(
  { bytes, cartridge }: CartridgeFile,
  { slug, name, stagingDir }: { readonly slug: string; readonly name: string; readonly stagingDir: string },
): Promise<ImportedGame> {
  const path = consolePath(slug);
  const dir = join(stagingDir, "html5", path);
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, CARTRIDGE_FILE), bytes);
  const { tags, stage, controls, input } = consoleListing(cartridge.system);
  return {
    ...{ type: "html5", path, name, tags, stage, controls, input },
    installPath: `html5/${path}`.replace(/\/$/, ""),
    bytes: bytes.length,
    hosts: [],
    remarks: [`It is ${cartridgeSummary(cartridge)}.`, ...cartridge.remarks],
  };
}

/** The only cartridge in a folder or below it that has no page; undefined where there is a page, or no cartridge. */
export async function findCartridge(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const cartridges = files.filter(isCartridgeName);
  const [first, ...others] = cartridges;
  if (first === undefined || files.some((file) => /\.html?$/i.test(file))) return undefined;
  if (others.length > 0) {
    const names = cartridges.map((file) => basename(file)).toSorted();
    throw new Refusal(
      "upload-refused",
      `it holds several cartridges (${names.join(", ")}): add them one by one`,
    );
  }
  return first;
}
