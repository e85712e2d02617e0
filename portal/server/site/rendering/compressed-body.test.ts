import { describe, expect, it } from "vitest";
import { compressBody } from "./compressed-body.ts";

describe("compressBody", () => {
  it.each(["br", "gzip", undefined] as const)(
    "takes no more memory than the page has bytes (%s)",
    async (wanted) => {
      const { bytes } = await compressBody("<p>A page</p>".repeat(2000), wanted);
      expect(bytes.buffer.byteLength).toBe(bytes.length);
    },
  );
});
