import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { abcTag, actionsTag, spriteTag } from "./film-code.fixture.ts";
import { readFilmCode } from "./film-code.ts";
import { filmWishes } from "./film-wishes.ts";
import { anSwf, endOfMovie } from "./swf.fixture.ts";
import { readSwf, type SwfHeader } from "./swf-header.ts";

type Tags = Parameters<typeof anSwf>[0];
const unused = { zlib: () => fail(), lzma: () => fail() };
function fail(): never {
  throw new Error("not packed");
}
const filmOf = (...tags: NonNullable<NonNullable<Tags>["tags"]>) =>
  readSwf(anSwf({ tags: [...tags, endOfMovie] }), unused);
const wishes = (...tags: NonNullable<NonNullable<Tags>["tags"]>) =>
  filmWishes(filmOf(...tags), { fileName: "frog 2.swf" });
const lookAtUrl = ["this", "_url", "indexOf"];

describe("filmWishes", () => {
  it("asks for nothing where the code does not", () => {
    expect(wishes(actionsTag(["score", "www.frogs.example"]))).toEqual({ settings: {}, remarks: [] });
  });

  it.each([
    ["ActionScript 2", actionsTag(["Stage", "scaleMode", "exactFit"])],
    ["a sprite", spriteTag([actionsTag(["Stage", "scaleMode", "exactFit"])])],
    ["ActionScript 3", abcTag({ words: [".stage", ".StageScaleMode", ".EXACT_FIT", ".scaleMode"] })],
  ])("takes the scale out of %s", (_, tag) => {
    expect(wishes(tag).settings).toEqual({ scale: "exactFit" });
  });

  it("lets a film lay itself out only where it hears of resizes", () => {
    const noScale = ["Stage", "scaleMode", "noScale"];
    expect(wishes(actionsTag(noScale)).settings).toEqual({});
    expect(wishes(actionsTag([...noScale, "listener", "onResize"])).settings).toEqual({
      scale: "noScale",
      letterbox: "off",
    });
  });

  it.each([
    ["a host", [...lookAtUrl, "www.frogs.example"], "http://www.frogs.example/frog%202.swf"],
    ["any host of a domain", [...lookAtUrl, "*.frogs.example"], "http://frogs.example/frog%202.swf"],
    ["an SWF", [...lookAtUrl, "http://frogs.example/a/f.swf"], "http://frogs.example/a/f.swf"],
    ["a site", [...lookAtUrl, "http://frogs.example/"], "http://frogs.example/frog%202.swf"],
    [
      "the nearest of several",
      ["far.example", ...Array(20).fill("x"), ...lookAtUrl, "near.example"],
      "http://near.example/frog%202.swf",
    ],
  ])("takes the address out of a film that compares its own with %s", (_, words, address) => {
    expect(wishes(actionsTag(words))).toEqual({
      settings: { address },
      remarks: [`It looks at its own address, and believes itself to be at ${address}.`],
    });
  });

  it.each([
    ["loaderInfo", [".loaderInfo", ".url", ".indexOf", "frogs.example"]],
    ["a local connection", [".LocalConnection", ".domain", "frogs.example"]],
  ])("takes the address out of ActionScript 3 that asks %s", (_, words) => {
    expect(wishes(abcTag({ words })).settings).toEqual({ address: "http://frogs.example/frog%202.swf" });
  });

  it("reads the number of the property _url, too", () => {
    const getProperty = [0x96, 5, 0, 7, 15, 0, 0, 0, 0x22];
    expect(wishes(actionsTag(["frogs.example", ""], { after: getProperty })).settings).toHaveProperty(
      "address",
    );
    const x = [0x96, 5, 0, 7, 0, 0, 0, 0, 0x22];
    expect(wishes(actionsTag(["frogs.example", ""], { after: x })).settings).toEqual({});
  });

  it("finds a list of hosts in another script, but no link and no service", () => {
    const hosts = actionsTag(["allowed", "ads.frogs.example", "www.w3.org", "pond.example"], { code: 59 });
    const link = ["getURL", "http://sponsor.example/"];
    expect(wishes(actionsTag([...lookAtUrl, ...link]), hosts).settings).toEqual({
      address: "http://pond.example/frog%202.swf",
    });
    const told = wishes(actionsTag([...lookAtUrl, ...link]));
    expect(told.settings).toEqual({});
    expect(told.remarks[0]).toContain("--address");
  });

  it("prefers the address at which a film was published, where it looks at all", () => {
    const known = { fileName: "f.swf", address: "http://pond.example/a/f.swf" };
    const looking = filmOf(actionsTag([...lookAtUrl, "frogs.example"]));
    expect(filmWishes(looking, known).settings).toEqual({ address: known.address });
    expect(filmWishes(filmOf(actionsTag(["x"])), known).settings).toEqual({});
  });

  it("asks for AwayFL where Ruffle lacks a class, unless AwayFL lacks another or the film brings it", () => {
    const lacking = "flash.net.SecureSocket";
    expect(wishes(abcTag({ named: [lacking] }))).toMatchObject({
      settings: { engine: "awayfl" },
      remarks: ["It needs flash.net.SecureSocket, which Ruffle lacks: AwayFL plays it."],
    });
    expect(wishes(abcTag({ named: [lacking, "flash.display.Shader"] }))).toMatchObject({
      settings: {},
      remarks: [expect.stringContaining("which no engine here has")],
    });
    expect(wishes(abcTag({ named: [lacking], defined: [lacking] })).remarks).toEqual([]);
    const packed = filmOf(abcTag({ named: [lacking] }));
    const header: SwfHeader = { ...packed.header, compression: "lzma" };
    expect(filmWishes({ ...packed, header }, { fileName: "f.swf" }).settings).toEqual({});
  });
});

describe("readFilmCode", () => {
  it("never throws, whatever the bytes", () => {
    const tag = fc.record({
      code: fc.constantFrom(12, 34, 39, 59, 72, 82),
      body: fc.uint8Array({ maxLength: 300 }),
    });
    fc.assert(fc.property(fc.array(tag, { maxLength: 4 }), (tags) => void readFilmCode(tags)));
  });

  it("never throws for bytecode with turned bytes", () => {
    const { body } = abcTag({ words: [".a", "b"], named: ["flash.net.Socket"], defined: ["pond.Frog"] });
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.nat(255), (at, byte) => {
        void readFilmCode([{ code: 82, body: Uint8Array.from(body).with(at, byte) }]);
      }),
    );
  });
});
