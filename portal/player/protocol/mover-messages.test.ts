import { describe, expect, it } from "vitest";
import { moverRequest, parseFromMover, parseToMover } from "./mover-messages.ts";

const dump = {
  name: "saves",
  version: 3,
  stores: [{ name: "s", keyPath: null, autoIncrement: false, indexes: [], keys: [1], values: ["one"] }],
};

describe("parseFromMover", () => {
  it("takes names and dumps", () => {
    expect(parseFromMover({ type: "names", names: ["recess/html5/chess/saves"] })).toEqual({
      type: "names",
      names: ["recess/html5/chess/saves"],
    });
    expect(parseFromMover({ type: "dump", dump })).toEqual({ type: "dump", dump });
    expect(parseFromMover({ type: "dump" })).toEqual({ type: "dump", dump: undefined });
  });

  it("takes no more and no longer names than there can be", () => {
    const names = ["a".repeat(501), 7, null, ...Array.from({ length: 1001 }, (_, at) => `recess/${at}`)];
    const parsed = parseFromMover({ type: "names", names });
    expect(parsed).toMatchObject({ type: "names", names: { length: 1000, 0: "recess/0" } });
  });

  it.each([
    null,
    "restored",
    { type: "kept" },
    { type: "names", names: "recess/" },
    { type: "dump", dump: null },
    { type: "dump", dump: { ...dump, version: "3" } },
    { type: "dump", dump: { ...dump, stores: [{ ...dump.stores[0], values: [] }] } },
  ])("refuses anything else: %j", (data) => {
    expect(parseFromMover(data)).toBeUndefined();
  });
});

describe("parseToMover", () => {
  it.each([
    { type: "list" },
    { type: "dump", name: "a" },
    { type: "delete", name: "a" },
    { type: "restore", dump },
  ] as const)("reads what moverRequest writes, and nothing without its mark: $type", (request) => {
    expect(parseToMover(moverRequest(request))).toEqual(request);
    expect(parseToMover(request)).toBeUndefined();
  });

  it("refuses requests without a name or with a broken dump", () => {
    const mark = moverRequest({ type: "list" });
    for (const request of [{ type: "delete" }, { type: "restore", dump: { name: "a" } }, { type: "erase" }])
      expect(parseToMover({ ...mark, ...request })).toBeUndefined();
  });
});
