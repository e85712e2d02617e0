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
      flash: { parameters: { mode: "hard", level: "2" } },
      tags: ["arcade", "score-attack"],
      author: "Ann",
    });
  });

  it.each([
    ["http://a.example/my game.swf -width 3", "my%20game.swf"],
    ['"http://a.example/my game.swf" -full', "my%20game.swf"],
    ["http://a.example/game.swf?a=1 extra.swf", "game.swf"],
  ])("tells the file of %s from its arguments", (command, file) => {
    expect(curationEntry({ "Launch Command": command }).places).toEqual([`content/a.example/${file}`]);
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
