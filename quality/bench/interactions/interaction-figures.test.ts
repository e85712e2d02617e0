import { describe, expect, it } from "vitest";
import { figuresOf, type Seen } from "./interaction-figures.ts";

const bell: Seen = {
  ...{ page: "list", name: "bell", suggestedMs: [], roundTripMs: 165 },
  events: [
    { name: "pointerover", duration: 120, interactionId: 0 },
    { name: "pointerdown", duration: 24, interactionId: 7 },
    { name: "click", duration: 60, interactionId: 7 },
  ],
};
const valuesOf = (...seen: Seen[]) =>
  Object.fromEntries(figuresOf(seen, 240).map(({ name, value }) => [name, value]));

describe("figures of interactions", () => {
  it("have the worst event of each interaction, and of a page; the pointer on its way is none", () => {
    expect(valuesOf(bell, { ...bell, name: "filter menu", events: [] })).toEqual({
      "interactions/list/bell": 60,
      "interactions/list/bell against control": 0.25,
      "interactions/list/filter menu": 0,
      "interactions/list/filter menu against control": 0,
      "interactions/list/INP": 60,
    });
  });

  it("have the slowest suggestions, against a round trip and 60 ms", () => {
    expect(valuesOf({ ...bell, suggestedMs: [180, 225] })).toMatchObject({
      "interactions/list/bell, suggestions": 225,
      "interactions/list/bell, suggestions against a round trip and 60 ms": 1,
    });
  });
});
