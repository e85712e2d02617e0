import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuzzParsers } from "./parsers.ts";
import { fuzzUploads } from "./uploads.ts";

const seed = 20_261_115;

describe("parsers of untrusted input", { tags: ["slow"] }, () => {
  it("parse it, or throw a Refusal", () => {
    expect(fuzzParsers(seed, 300)).toEqual([]);
  }, 300_000);

  it("do so for broken zips and SWFs", async () => {
    await using dir = await mkdtempDisposable(join(tmpdir(), "uploads-"));
    expect(await fuzzUploads(seed, 60, join(dir.path, "in"))).toEqual([]);
  });

  it("fail the check when they throw anything else", () => {
    const careless = (text: string) => JSON.parse(text);
    const [failure] = fuzzParsers(seed, 100, [["careless", fc.string(), careless]]);
    expect(failure).toMatch(/careless \(seed \d+, path .*SyntaxError/s);
  });
});
