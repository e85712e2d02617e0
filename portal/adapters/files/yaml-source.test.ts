import { describe, expect, it } from "vitest";
import { readYaml } from "./yaml-source.ts";

describe("readYaml", () => {
  it("gives the value and where each part of it is written", () => {
    const source = readYaml("- name: Ruffle\n  links:\n    - one\n    - two\n");
    expect(source.value).toEqual([{ name: "Ruffle", links: ["one", "two"] }]);
    expect(source.placeOf([0, "name"])).toEqual({ line: 1, column: 9 });
    expect(source.placeOf([0, "links", 1])).toEqual({ line: 4, column: 7 });
    expect(source.placeOfKey([0], "links")).toEqual({ line: 2, column: 3 });
  });

  it("gives the group around a part that is not there", () => {
    const source = readYaml("a: 1\nb:\n  c: 2\n");
    expect(source.placeOf(["b", "missing", "deeper"])).toEqual({ line: 3, column: 3 });
    expect(source.placeOfKey(["b"], "missing")).toEqual({ line: 3, column: 3 });
    expect(source.placeOf(["missing"])).toEqual({ line: 1, column: 1 });
  });

  it("reads a date as text, as it is written", () => {
    expect(readYaml("date: 2023-05-20").value).toEqual({ date: "2023-05-20" });
  });

  it("counts lines that end the Windows way", () => {
    expect(readYaml("a: 1\r\nb: 2\r\n").placeOf(["b"])).toEqual({ line: 2, column: 4 });
  });

  it.each([
    ["a: 1\na: 2\n", 2, "a is there twice"],
    ["- one\n- 'two\n", 3, "Missing closing 'quote"],
    ["a:\n\tb: 1\n", 2, "not tabs"],
    ["a: one\n---\na: two\n", 2, "second part"],
    ["a: &x one\nb: *x\n", 2, "must not use *x"],
    ["a: !made-up one\n", 1, "Unresolved tag"],
    ["? [a, b]\n: c\n", 1, "all keys must be strings"],
    ["line: one: two\n", 1, "needs quotes"],
  ])("finds what is wrong in %j", (text, line, message) => {
    const { value, mistakes } = readYaml(text);
    expect(value).toBeUndefined();
    expect(mistakes[0]?.line).toBe(line);
    expect(mistakes[0]?.message).toContain(message);
  });

  it("survives lists nested twenty thousand deep, and lists few of the mistakes that follow", () => {
    const { mistakes } = readYaml("[".repeat(20_000));
    expect(mistakes.length).toBeGreaterThan(0);
    expect(mistakes.length).toBeLessThanOrEqual(10);
  });

  it("refuses references that expand exponentially", () => {
    const layers = Array.from({ length: 30 }, (_, n) => `l${n + 1}: &l${n + 1} [*l${n}, *l${n}, *l${n}]`);
    const { value, mistakes } = readYaml(["l0: &l0 lol", ...layers].join("\n"));
    expect(value).toBeUndefined();
    expect(mistakes[0]).toMatchObject({ line: 2 });
  });
});
