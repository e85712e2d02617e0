import { createHash } from "node:crypto";
import { type DataSegment, dataSegments } from "./wasm-data.ts";

/**
 * Boot ROMs of the consoles' maker in Boytacean's data, by their place in its memory. They are not its author's to license, and the engine starts
 * cartridges without them.
 */
const bootRoms: readonly { readonly at: number; readonly bytes: number; readonly sha256: string }[] = [
  { at: 0x101538, bytes: 256, sha256: "cf053eccb4ccafff9e67339d4e78e98dce7d1ed59be819d2a1ba2232c6fce1c7" },
  { at: 0x101638, bytes: 256, sha256: "0e4ddff32fc9d1eeaae812a157dd246459b00c9e14f2f61751f661f32361e360" },
  { at: 0x101938, bytes: 2304, sha256: "b4f2e416a35eef52cba161b159c7c8523a92594facb924b3ede0d722867c50c7" },
];

/** Copy of the engine with zeros for the boot ROMs. Throws where they are not where they were: another version has to be looked through first. */
export function withoutBootRoms(wasm: Uint8Array): Uint8Array {
  const clean = Uint8Array.from(wasm);
  const segments = dataSegments(clean);
  for (const { at, bytes, sha256 } of bootRoms) {
    const hash = createHash("sha256")
      .update(memoryAt(segments, at, bytes))
      .digest("hex");
    if (hash !== sha256)
      throw new Error(
        `this version of boytacean has other data at 0x${at.toString(16)}: look for boot ROMs in it, and correct tools/build/boot-roms.ts`,
      );
    for (const { address, payload } of segments)
      payload.fill(0, Math.max(0, at - address), Math.max(0, at + bytes - address));
  }
  return clean;
}

/** What the memory holds at an address once the module is instantiated. */
function memoryAt(segments: readonly DataSegment[], at: number, length: number): Uint8Array {
  const memory = new Uint8Array(length);
  for (const { address, payload } of segments) {
    const part = payload.subarray(Math.max(0, at - address), Math.max(0, at + length - address));
    if (part.length > 0) memory.set(part, Math.max(0, address - at));
  }
  return memory;
}
