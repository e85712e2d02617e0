import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pick, pickAnother } from "./pick.ts";

const always = (value: number) => () => value;

describe("pick", () => {
  it("reaches the first and the last entry", () => {
    expect(pick(["a", "b", "c"], always(0))).toBe("a");
    expect(pick(["a", "b", "c"], always(0.999_999))).toBe("c");
  });

  it("gives each entry its even share", () => {
    const picked = [0.1, 0.4, 0.6, 0.9].map((value) => pick(["a", "b"], always(value)));
    expect(picked).toEqual(["a", "a", "b", "b"]);
  });

  it("refuses an empty list instead of giving nothing", () => {
    expect(() => pick([], always(0))).toThrow(RangeError);
  });
});

describe("pickAnother", () => {
  it("never gives the current entry while there is another", () => {
    const taglines = fc.uniqueArray(fc.string(), { minLength: 2 });
    fc.assert(
      fc.property(taglines, fc.double({ min: 0, max: 0.999, noNaN: true }), (list, value) => {
        const current = pick(list, always(value));
        expect(pickAnother(list, current, always(value))).not.toBe(current);
      }),
    );
  });

  it("stays where it is when there is nothing else", () => {
    expect(pickAnother(["only"], "only", always(0.5))).toBe("only");
  });
});
