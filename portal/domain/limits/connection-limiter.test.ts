import { describe, expect, it } from "vitest";
import { makeDoor } from "./connection-limiter.ts";

describe("a door", () => {
  it("admits so many from one address and no more, until one of them leaves", () => {
    const door = makeDoor({ total: 10, perAddress: 2 });
    expect([door.admit("school"), door.admit("school"), door.admit("school")]).toEqual([true, true, false]);
    expect(door.admit("home")).toBe(true);
    door.release("school");
    expect(door.hasRoom("school")).toBe(true);
    expect(door.admit("school")).toBe(true);
  });

  it("admits so many in all", () => {
    const door = makeDoor({ total: 2, perAddress: 2 });
    expect([door.admit("a"), door.admit("b"), door.admit("c")]).toEqual([true, true, false]);
    door.release("a");
    expect(door.admit("c")).toBe(true);
  });

  it("gives nothing back for whom it never admitted", () => {
    const door = makeDoor({ total: 1, perAddress: 1 });
    door.release("stranger");
    door.admit("a");
    expect(door.hasRoom("b")).toBe(false);
  });
});
