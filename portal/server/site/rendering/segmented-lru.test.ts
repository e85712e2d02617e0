import { describe, expect, it } from "vitest";
import { makeShelf } from "./segmented-lru.ts";

describe("a shelf", () => {
  it("gives what was put there", () => {
    const shelf = makeShelf<string>(100);
    shelf.put("a", "A", 10);
    expect(shelf.get("a")).toBe("A");
    expect(shelf.get("a")).toBe("A");
    expect(shelf.get("b")).toBeUndefined();
  });

  it("lets go of what nobody asked for, the oldest first", () => {
    const shelf = makeShelf<string>(40);
    for (const name of ["a", "b", "c"]) shelf.put(name, name, 5);
    expect(["a", "b", "c"].map(shelf.get)).toEqual([undefined, "b", "c"]);
  });

  it("keeps what is asked for again, however many others come by once", () => {
    const shelf = makeShelf<string>(1000);
    shelf.put("wanted", "W", 10);
    shelf.get("wanted");
    for (let at = 0; at < 1000; at += 1) shelf.put(`${at}`, "passing", 10);
    expect(shelf.get("wanted")).toBe("W");
    expect(Array.from({ length: 1000 }, (_, at) => shelf.get(`${at}`)).filter(Boolean)).toHaveLength(25);
  });

  it("never takes more room than it has, also when everything is asked for twice", () => {
    const shelf = makeShelf<string>(1000);
    for (let at = 0; at < 1000; at += 1) {
      shelf.put(`${at}`, "x", 10);
      shelf.get(`${at}`);
    }
    expect(Array.from({ length: 1000 }, (_, at) => shelf.get(`${at}`)).filter(Boolean)).toHaveLength(75);
  });

  it("does not take what is larger than itself, nor counts twice what is put again", () => {
    const shelf = makeShelf<string>(40);
    shelf.put("large", "L", 11);
    expect(shelf.get("large")).toBeUndefined();
    for (let at = 0; at < 5; at += 1) shelf.put("a", `${at}`, 5);
    shelf.put("b", "B", 5);
    expect(shelf.get("a")).toBe("4");
    expect(shelf.get("b")).toBe("B");
  });
});
