import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { describe, expect, it } from "vitest";
import { withoutBootRoms } from "./boot-roms.ts";
import { dataSegments } from "./wasm-data.ts";

const engine = readFileSync(join(root, "node_modules/boytacean/boytacean_bg.wasm"));

/** First bytes of the three boot ROMs: they set up the stack. */
const beginnings = ["31feffaf21ff9f32", "31feff3e30e000af", "31feff3e02c37c00"];

function memoryOf(wasm: Uint8Array): string {
  return dataSegments(wasm)
    .map(({ payload }) => Buffer.from(payload).toString("hex"))
    .join("");
}

describe("withoutBootRoms", () => {
  it("takes all boot ROMs of the maker out of the engine, and changes nothing else", () => {
    const clean = withoutBootRoms(engine);
    for (const beginning of beginnings) {
      expect(memoryOf(engine)).toContain(beginning);
      expect(memoryOf(clean)).not.toContain(beginning);
    }
    expect(WebAssembly.validate(Uint8Array.from(clean))).toBe(true);
    const changed = clean.reduce((count, byte, at) => count + (byte === engine[at] ? 0 : 1), 0);
    expect(changed).toBeGreaterThan(2000);
    expect(changed).toBeLessThanOrEqual(256 + 256 + 2304);
  });

  it("refuses a version that it does not know", () => {
    const other = Uint8Array.from(engine);
    const place = Buffer.from(other).indexOf(Buffer.from("31feffaf21ff9f32", "hex"));
    other[place] = 0;
    expect(() => withoutBootRoms(other)).toThrow("look for boot ROMs");
  });
});
