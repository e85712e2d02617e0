import { describe, expect, it } from "vitest";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { Refusal } from "#domain/errors.ts";
import { type Folder, parseManifest } from "./manifest.ts";

const folder: Folder = { type: "html5", slug: "raft-rumble", hasCover: true };

const manifest = (changes: Record<string, unknown> = {}) => ({
  name: "Raft Rumble",
  description: "Trade shots between two rafts on a moving sea, with wind to reckon with.",
  tags: ["strategy", "two-player"],
  controls: [{ input: "Arrow keys", action: "Aim" }],
  author: "The Recess team",
  licence: "MIT",
  source: "ours",
  dateAdded: "2026-11-15",
  stage: { width: 960, height: 540 },
  ...changes,
});

function fault(changes: Record<string, unknown>, where: Partial<Folder> = {}): string {
  try {
    parseManifest(manifest(changes), { ...folder, ...where });
    return "none";
  } catch (error) {
    if (error instanceof Refusal && error.code === "manifest-invalid") return error.message;
    throw error;
  }
}

describe("parseManifest", () => {
  it("makes a game of a manifest and its folder", () => {
    expect(parseManifest(manifest({ isTrending: true }), folder)).toEqual({
      id: idOfPath("raft-rumble/"),
      name: "Raft Rumble",
      path: "raft-rumble/",
      img: "raft-rumble.webp",
      description: "Trade shots between two rafts on a moving sea, with wind to reckon with.",
      addedAt: new Date("2026-11-15"),
      isTrending: true,
      gameType: "html5",
      tags: ["strategy", "two-player"],
      servers: [],
      author: "The Recess team",
      licence: "MIT",
      source: "ours",
      controls: [{ input: "Arrow keys", action: "Aim" }],
      stage: { width: 960, height: 540 },
    });
  });

  it.each([
    ["html5", "raft-rumble/"],
    ["flash", "raft-rumble.swf"],
    ["waflash", "waflash/raft-rumble/"],
  ] as const)("places a game of type %s at %s", (type, path) => {
    expect(parseManifest(manifest(), { ...folder, type })).toMatchObject({ path, gameType: type });
  });

  it("names a generated cover when the folder has none, and is not trending unless it says so", () => {
    const game = parseManifest(manifest(), { ...folder, hasCover: false });
    expect(game).toMatchObject({ img: `${idOfPath("raft-rumble/")}.svg`, isTrending: false });
  });

  it("wants a stage of html5 games only", () => {
    expect(fault({ stage: undefined })).not.toBe("none");
    const { stage: _, ...without } = manifest();
    expect(() => parseManifest(without, folder)).toThrowError("stage: is missing");
    expect(parseManifest(without, { ...folder, type: "flash" })).not.toHaveProperty("stage");
  });

  it.each([
    ["name", { name: " Raft" }],
    ["name", { name: "" }],
    ["description", { description: "Too short." }],
    ["description", { description: "x".repeat(111) }],
    ["tags", { tags: [] }],
    ["tags", { tags: ["Strategy"] }],
    ["tags", { tags: ["a", "b", "c", "d", "e", "f", "g"] }],
    ["controls", { controls: [] }],
    ["controls", { controls: [{ input: "Mouse", action: "Aim", note: "" }] }],
    ["author", { author: "" }],
    ["licence", { licence: undefined }],
    ["source", { source: "http://code.example/" }],
    ["dateAdded", { dateAdded: "2026-02-31" }],
    ["isTrending", { isTrending: "isTrending" }],
    ["stage", { stage: { width: 0, height: 540 } }],
    ["colour", { colour: "red" }],
  ])("names the field %s in %j", (field, changes) => {
    expect(fault(changes)).toContain(field);
  });

  it.each(["Raft", "raft rumble", "..", "-raft", ""])("refuses the folder %j", (slug) => {
    expect(fault({}, { slug })).toContain("folder");
  });

  it.each([null, 7, "{}", []])("refuses %j", (raw) => {
    expect(() => parseManifest(raw, folder)).toThrowError(Refusal);
  });
});
