import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { describe, expect, it } from "vitest";
import { withoutMakerPicture } from "./maker-picture.ts";

const engine = readFileSync(join(root, "node_modules/@thenick775/mgba-wasm/dist/mgba.wasm"));
/** First bytes of the maker's pictures, and of what consoles of the family have in their ROM. */
const makers = [
  "ceed6666cc0d000b",
  "24ffae51699aa221",
  "31feffaf21ff9f32",
  "31feff3e30e000af",
  "31feff3e02c37c00",
  "180000ea040000ea",
];
const holds = (wasm: Uint8Array, hex: string) => Buffer.from(wasm).includes(Buffer.from(hex, "hex"));

describe("withoutMakerPicture", () => {
  it("leaves nothing of the consoles' maker in the engine, and changes nothing else", () => {
    const clean = withoutMakerPicture(engine);
    expect(makers.filter((hex) => holds(engine, hex))).toEqual(["ceed6666cc0d000b"]);
    expect(makers.filter((hex) => holds(clean, hex))).toEqual([]);
    const [at = 0, ...others] = [...clean.keys()].filter((index) => clean[index] !== engine[index]);
    expect(others.at(-1)).toBeLessThan(at + 48);
    // The picture itself, by its hash.
    const hash = createHash("sha256")
      .update(engine.subarray(at, at + 48))
      .digest("hex");
    expect(hash).toBe("daf4cabdc852baa0291849203f0b41fd0b4ecd58e0d7aff4a509f5de4d7f9a2e");
  });

  it("refuses a version that it does not know", () => {
    expect(() => withoutMakerPicture(engine.subarray(1))).toThrow("another version");
  });
});
