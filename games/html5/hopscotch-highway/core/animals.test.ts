import { describe, expect, it } from "vitest";
import { animalModels } from "#html5/hopscotch-highway/draw/animal-models.ts";
import { voices } from "#html5/hopscotch-highway/stage/sounds.ts";
import { openSaves } from "#kit/storage.ts";
import { animalIds, isUnlocked, missing } from "./animals.ts";
import { openWardrobe } from "./wardrobe.ts";

const savesInMemory = () =>
  openSaves("test", 1, () => {
    throw new Error("no storage");
  });

describe("animals", () => {
  it("are twelve, each with a look and a voice of its own", () => {
    const looks = new Set(animalIds.map((id) => JSON.stringify(animalModels[id])));
    const calls = new Set(animalIds.map((id) => JSON.stringify(voices[id])));
    expect([looks.size, calls.size]).toEqual([12, 12]);
  });

  it("can all be earned, and only one is there from the start", () => {
    expect(animalIds.filter((id) => isUnlocked(id, { coins: 0, rows: 0 }))).toEqual(["hedgehog"]);
    expect(animalIds.filter((id) => !isUnlocked(id, { coins: 160, rows: 400 }))).toEqual([]);
  });

  it("say what is still missing", () => {
    expect(missing("duck", { coins: 4, rows: 0 })).toEqual({ coins: 1 });
    expect(missing("cat", { coins: 4, rows: 0 })).toEqual({ coins: 11 });
    expect(missing("fox", { coins: 4, rows: 0 })).toEqual({ rows: 60 });
  });
});

describe("openWardrobe", () => {
  it("tells who joined, once", () => {
    const wardrobe = openWardrobe(savesInMemory(), 0);
    expect(wardrobe.earn(4, 10)).toEqual([]);
    expect(wardrobe.earn(1, 31)).toEqual(["duck", "rabbit"]);
    expect(wardrobe.earn(0, 31)).toEqual([]);
  });

  it("lets one look at a locked animal but hops with one that has joined", () => {
    const wardrobe = openWardrobe(savesInMemory(), 30);
    wardrobe.browse(1);
    expect([wardrobe.shown, wardrobe.chosen]).toEqual(["duck", "hedgehog"]);
    wardrobe.browse(1);
    expect([wardrobe.shown, wardrobe.chosen]).toEqual(["rabbit", "rabbit"]);
    wardrobe.browse(-3);
    expect(wardrobe.shown).toBe("dino");
  });

  it("remembers coins and choice on the next visit", () => {
    const saves = savesInMemory();
    const first = openWardrobe(saves, 0);
    first.earn(7, 3);
    first.show("duck");
    const second = openWardrobe(saves, 3);
    expect([second.chosen, second.earned.coins]).toEqual(["duck", 7]);
  });

  it("does not trust a save that names an animal nobody has earned", () => {
    const saves = savesInMemory();
    saves.write("animal", "dino");
    expect(openWardrobe(saves, 12).chosen).toBe("hedgehog");
    saves.write("animal", "unicorn");
    expect(openWardrobe(saves, 12).chosen).toBe("hedgehog");
  });
});
