import { describe, expect, it } from "vitest";
import { isHashedName } from "./hashed-name.ts";

describe("isHashedName", () => {
  it.each([
    "chunk-Bk3xZf_a.js",
    "assets/index-D4fk29Zq.css",
    "core.ruffle.c80159b526e567babaf5.js",
    "bridge-3fa9c1d2.js",
    "engine-3fa9c1d2.wasm.br",
  ])("sees the hash in %s", (path) => expect(isHashedName(path)).toBe(true));

  it.each([
    "index.html",
    "level-editor2.json",
    "counter-animation.js",
    "shot-20240101.png",
    "three.module.js",
    "pocket-gridiron/index.js",
    "jquery-3.7.1.min.js",
  ])("takes no word or date for a hash in %s", (path) => expect(isHashedName(path)).toBe(false));
});
