import { describe, expect, it } from "vitest";
import { type GameFiles, locateGame } from "./game-location.ts";

const none: GameFiles = { has: () => false };
const all: GameFiles = { has: () => true };

describe("locateGame", () => {
  it("takes the type that an entry states, however it is written", () => {
    expect(locateGame("chess/", "html5", none)).toEqual({ path: "chess/", type: "html5" });
    expect(locateGame(" chess/ ", " HTML5 ", none)).toEqual({ path: "chess/", type: "html5" });
  });

  it.each([
    ["raft.swf", "flash"],
    ["old/RAFT.SWF", "flash"],
    ["waflash/raft/", "waflash"],
    ["games/waflash/raft/", "waflash"],
    ["https://games.example/", "external"],
    ["HTTPS://games.example/", "external"],
    ["raft/", "html5"],
  ])("infers from the path %j that a game without a type is %s", (path, type) => {
    for (const missing of [undefined, null, "", " "])
      expect(locateGame(path, missing, all)).toEqual({ path, type });
  });

  it("asks for the files without the query when only they can tell", () => {
    const asked: string[] = [];
    const files: GameFiles = { has: (path) => asked.push(path) > 0 };
    expect(locateGame("raft/index.html?level=1#top", undefined, files)).toHaveProperty("type", "html5");
    expect(asked).toEqual(["raft/index.html"]);
  });

  it("refuses a game without a type whose files are not there", () => {
    expect(locateGame("raft/", undefined, none)).toHaveProperty("code", "type-invalid");
  });

  it("never asks the disk about a path that is not safe", () => {
    const files: GameFiles = {
      has: () => {
        throw new Error("asked");
      },
    };
    expect(locateGame("../../etc/", undefined, files)).toHaveProperty("code", "path-invalid");
  });

  it("decodes an external address that is stored in base64", () => {
    const place = { path: "https://games.example/play", type: "external" };
    expect(locateGame(btoa("https://games.example/play"), "external", none)).toEqual(place);
    expect(locateGame(btoa("https://games.example/play"), undefined, none)).toEqual(place);
  });

  it("does not let base64 smuggle in what it refuses in the open", () => {
    expect(locateGame(btoa("http://games.example/"), "external", none)).toHaveProperty(
      "code",
      "path-invalid",
    );
    expect(locateGame(btoa("javascript:alert(1)"), "external", none)).toHaveProperty("code", "path-invalid");
    expect(locateGame(btoa("https://a:b@games.example/"), undefined, none)).toHaveProperty(
      "code",
      "path-invalid",
    );
  });

  it.each([
    ["http address", "http://games.example/", undefined],
    ["html5 game at an address", "https://games.example/", "html5"],
    ["flash game that is no .swf", "raft/", "flash"],
    ["external game without an address", "raft/", "external"],
    ["missing path", undefined, "html5"],
    ["path that is no text", 7, "html5"],
  ])("refuses a %s", (_, path, type) => {
    expect(locateGame(path, type, all)).toHaveProperty("code", "path-invalid");
  });

  it("refuses a type that no player knows", () => {
    expect(locateGame("raft/", "shockwave", all)).toHaveProperty("code", "type-invalid");
  });
});
