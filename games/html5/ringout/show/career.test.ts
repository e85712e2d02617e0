import { describe, expect, it } from "vitest";
import { levels } from "#html5/ringout/mind/skills.ts";
import { openSaves } from "#kit/storage.ts";
import {
  afterEndless,
  afterRung,
  type Career,
  gloryOf,
  NEW_CAREER,
  readCareer,
  starsFor,
  writeCareer,
} from "./career.ts";
import { hatsFor } from "./hats.ts";
import { changed, fitted, NEW_RULES } from "./house-rules.ts";
import { ladder } from "./ladder.ts";

const veteran: Career = { stars: [3, 1], endless: 4, ringOuts: 9, kind: "lug", hat: "party" };

function someSaves() {
  const memory = new Map<string, string>();
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, text: string) => memory.set(key, text),
  };
  return openSaves("ringout", 1, () => storage);
}

describe("career", () => {
  it("gives more stars for more lives left", () => {
    expect([1, 2, 3].map(starsFor)).toEqual([1, 2, 3]);
  });

  it("never takes a star or a best away", () => {
    expect(afterRung(veteran, 0, 1)).toEqual(veteran);
    expect(afterRung(veteran, 5, 3)).toEqual(veteran);
    expect(afterEndless(veteran, 2)).toEqual(veteran);
    expect(gloryOf(afterRung(veteran, 2, 2))).toBe(64);
  });

  it("opens hats with stars, the crown only for all of them", () => {
    expect(hatsFor(0)).toEqual(["none"]);
    expect(hatsFor(ladder.length * 3 - 1)).not.toContain("crown");
    expect(hatsFor(ladder.length * 3)).toContain("crown");
  });

  it("survives a reload, and a save that somebody has meddled with", () => {
    const saves = someSaves();
    expect(readCareer(saves)).toEqual(NEW_CAREER);
    writeCareer(saves, veteran);
    expect(readCareer(saves)).toEqual(veteran);
    saves.write("career", {
      stars: Array(30).fill(99),
      endless: -4,
      ringOuts: 1e9,
      kind: "dragon",
      hat: "wig",
    });
    expect(readCareer(saves)).toEqual({
      stars: ladder.map(() => 3),
      endless: 0,
      ringOuts: 99_999,
      kind: "lefty",
      hat: "none",
    });
  });
});

describe("house rules", () => {
  it("never let anybody fight alone, nor more than four", () => {
    expect(fitted({ ...NEW_RULES, computers: 0 }, 1).computers).toBe(1);
    expect(fitted({ ...NEW_RULES, computers: 3 }, 3).computers).toBe(1);
    expect(changed({ ...NEW_RULES, computers: 1 }, 2, 1, 3).computers).toBe(0);
    expect(changed({ ...NEW_RULES, computers: 3 }, 2, 1, 1).computers).toBe(1);
  });

  it("go round and round in every row", () => {
    let house = NEW_RULES;
    for (let at = 0; at < 6; at++) house = changed(house, 0, 1, 2);
    for (let at = 0; at < 3; at++) house = changed(house, 1, -1, 2);
    for (let at = 0; at < levels.length; at++) house = changed(house, 3, 1, 2);
    expect(house).toEqual(NEW_RULES);
  });
});
