import { describe, expect, it } from "vitest";
import { curationEntry } from "./curation.ts";

describe("curationEntry", () => {
  it("finds the files by the launch command, and hands its query to the SWF", () => {
    const entry = curationEntry({
      Title: "Frog",
      "Launch Command": "http://www.frogs.example/play/frog.swf?mode=hard&level=2",
      Tags: "Arcade; Score-Attack",
      Developer: "Ann",
    });
    expect(entry).toMatchObject({
      name: "Frog",
      places: ["content/www.frogs.example/play/frog.swf"],
      parameters: { mode: "hard", level: "2" },
      tags: ["arcade", "score-attack"],
      author: "Ann",
    });
  });

  it("takes pages and folders", () => {
    expect(curationEntry({ "Launch Command": "http://a.example/game/" }).places).toEqual([
      "content/a.example/game/",
    ]);
    expect(curationEntry({ "Launch Command": "a.example/x.html" }).places).toEqual([
      "content/a.example/x.html",
    ]);
  });

  it.each([
    [{ Extreme: "Yes", "Launch Command": "http://a.example/a.swf" }, "marked Extreme"],
    [{ Extreme: true, "Launch Command": "http://a.example/a.swf" }, "marked Extreme"],
    [{ Platforms: "Shockwave", "Launch Command": "http://a.example/a.dcr" }, "(Shockwave)"],
    [{ Title: "A" }, "no launch command"],
    [undefined, "no launch command"],
  ])("refuses %j", (meta, reason) => {
    expect(() => curationEntry(meta)).toThrow(reason);
  });
});
