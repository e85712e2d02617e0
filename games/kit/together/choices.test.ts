import { describe, expect, it } from "vitest";
import { roundOptions, withChoices } from "./choices.ts";

const rules = withChoices([
  {
    key: "track",
    label: "Track",
    values: [
      { value: "yard", label: "The yard" },
      { value: "gym", label: "The gym" },
    ],
  },
  {
    key: "minutes",
    label: "Minutes",
    values: [
      { value: 3, label: "3" },
      { value: 5, label: "5" },
    ],
  },
]);

describe("the options of a round", () => {
  it("are what the room chose, and the first value of the rest", () => {
    expect(roundOptions(rules, { track: "gym" })).toEqual({ track: "gym", minutes: 3 });
    expect(roundOptions(rules, null)).toEqual({ track: "yard", minutes: 3 });
  });

  it("are refused where the game does not have them", () => {
    expect(roundOptions(rules, { track: "moon" })).toBeUndefined();
    expect(roundOptions(rules, { minutes: "5" })).toBeUndefined();
  });

  it("are the first ones of a game without choices, whatever the room says", () => {
    const { choices: _, ...without } = { ...rules, firstOptions: null };
    expect(roundOptions(without, { track: "gym" })).toBeNull();
  });
});
