import { describe, expect, it } from "vitest";
import { aPartner } from "./content.fixture.ts";
import { references } from "./references.ts";

describe("references", () => {
  it("names each logo, game and picture with the place where it is written", () => {
    const slide = { id: "a", title: "A" };
    const found = references({
      partners: [aPartner({ logo: "friend.svg" })],
      slides: [
        { ...slide, target: { game: "slopeline/" }, image: null },
        { ...slide, target: { address: "/play" }, image: "list.svg" },
      ],
      promos: [{ title: "B", blurb: "C", game: "chess/", image: "board.svg" }],
    });
    expect(found).toEqual([
      { file: "partners", path: [0, "logo"], kind: "logo", name: "friend.svg" },
      { file: "slides", path: [0, "game"], kind: "game", name: "slopeline/" },
      { file: "slides", path: [1, "image"], kind: "image", name: "list.svg" },
      { file: "promos", path: [0, "game"], kind: "game", name: "chess/" },
      { file: "promos", path: [0, "image"], kind: "image", name: "board.svg" },
    ]);
  });

  it("finds nothing where nothing could be read", () => {
    expect(references({ partners: undefined })).toEqual([]);
  });
});
