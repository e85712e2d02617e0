import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentCheck } from "./content-check.ts";

function run(...args: string[]): { code: number; lines: string[] } {
  const lines: string[] = [];
  const code = contentCheck(args, (line) => lines.push(line));
  return { code, lines };
}

describe("content-check", () => {
  it("finds nothing wrong with the words that we ship, and counts them", () => {
    const { code, lines } = run();
    expect(lines).toEqual([expect.stringMatching(/^All is well in content: \d+ taglines, .* 2 banners\.$/)]);
    expect(code).toBe(0);
  });

  it("prints each mistake as file:line:column, then how many there are, and fails", () => {
    const parent = mkdtempSync(join(tmpdir(), "content-check-"));
    const dir = join(parent, "content");
    cpSync("content", dir, { recursive: true });
    writeFileSync(join(dir, "taglines.yaml"), "- One\n");
    const { code, lines } = run(dir);
    rmSync(parent, { recursive: true });
    expect(lines).toEqual([
      `${join(dir, "taglines.yaml")}:1:1: must have 40 to 500 entries, not 1`,
      `1 mistake in ${dir}.`,
    ]);
    expect(code).toBe(1);
  });

  it("explains itself", () => {
    expect(run("--help")).toMatchObject({
      code: 0,
      lines: [expect.stringContaining("Usage: content-check")],
    });
  });

  it("refuses what it does not understand", () => {
    expect(run("--fix").code).toBe(2);
    expect(run("content", "more").code).toBe(2);
  });
});
