import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { isCareer, newCareer, pickWare, styleOf } from "./career.ts";
import { aCareer, aKitchen } from "./kitchen.fixture.ts";
import { Shift } from "./shift.ts";
import { shownIn, wares } from "./wares.ts";

const wareOf = (id: string) => {
  const ware = wares.find((one) => one.id === id);
  if (!ware) throw new Error(`There is no ware "${id}".`);
  return ware;
};

describe("wares", () => {
  it("are three for each slot, none of them twice", () => {
    expect(new Set(wares.map(({ id }) => id)).size).toBe(wares.length);
    for (const slot of ["apron", "counter", "wall", "bar"] as const)
      expect(wares.filter((ware) => ware.slot === slot)).toHaveLength(3);
  });

  it("cost coins once, are shown at once, and are put away and shown again for nothing", () => {
    const career = aCareer({ coins: 50 });
    expect(pickWare(career, wareOf("bunting"))).toBe(true);
    expect(career.coins).toBe(25);
    expect(shownIn(styleOf(career), "wall")).toBe("bunting");
    pickWare(career, wareOf("bunting"));
    expect(shownIn(styleOf(career), "wall")).toBeUndefined();
    pickWare(career, wareOf("bunting"));
    expect(shownIn(styleOf(career), "wall")).toBe("bunting");
    expect(career.coins).toBe(25);
  });

  it("make way for another of the same slot alone", () => {
    const career = aCareer({ coins: 500 });
    for (const id of ["plant", "bunting", "fish"]) pickWare(career, wareOf(id));
    expect(shownIn(styleOf(career), "bar")).toBe("fish");
    expect(shownIn(styleOf(career), "wall")).toBe("bunting");
    expect(styleOf(career).owned).toEqual(["plant", "bunting", "fish"]);
  });

  it("are not sold on credit", () => {
    const career = aCareer({ coins: 5 });
    expect(pickWare(career, wareOf("plant"))).toBe(false);
    expect(career).toMatchObject({ coins: 5 });
    expect(styleOf(career).owned).toEqual([]);
  });

  it("are read again after they were saved, and careers from before there were any still are", () => {
    const career = aCareer({ coins: 50 });
    pickWare(career, wareOf("bunting"));
    expect(isCareer(JSON.parse(JSON.stringify(career)))).toBe(true);
    expect(isCareer(newCareer())).toBe(true);
    expect(isCareer({ ...newCareer(), style: { owned: "all" } })).toBe(false);
  });

  it("lie on a page of the shop, and a bought one stays when the doors open", () => {
    const shift = new Shift(aKitchen(), aCareer({ day: 2, coins: 100 }), createRandom(1));
    const kinds = () => new Set(shift.targets.map(({ kind }) => kind));
    expect(kinds()).not.toContain("ware");
    shift.press({ kind: "tab", index: 1 });
    expect(kinds()).toContain("ware");
    expect(kinds()).not.toContain("upgrade");
    shift.press({ kind: "ware", index: wares.indexOf(wareOf("plant")) });
    shift.press({ kind: "open", index: 0 });
    expect(styleOf(shift.careerAfter()).shown).toEqual(["plant"]);
  });
});
