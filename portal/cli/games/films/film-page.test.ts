import { describe, expect, it } from "vitest";
import { readFilmPage } from "./film-page.ts";

const script = (text: string) => `<!doctype html><script>${text}</script>`;

describe("readFilmPage", () => {
  it.each([
    ["embed", '<embed src="a.swf?x=1" flashvars="y=2&amp;z=3">', { x: "1", y: "2", z: "3" }],
    ["object", '<object data="a.swf"><param name="FlashVars" value="y=2"></object>', { y: "2" }],
    ["movie", '<object><param name="movie" value="a.swf"></object>', {}],
    ["Ruffle's element", '<ruffle-player src="a.swf"></ruffle-player>', {}],
    [
      "SWFObject 2",
      script('swfobject.embedSWF("a.swf","id",1,1,"9","expressInstall.swf",{y:2})'),
      { y: "2" },
    ],
    [
      "SWFObject 1",
      script('var so = new SWFObject("a.swf"); so.addVariable("y", "2"); so.write("id")'),
      { y: "2" },
    ],
    ["Ruffle", script('player.ruffle().load({ url: "a.swf", parameters: { y: 2 } })'), { y: "2" }],
    ["a variable", script('let v = "a.swf"; player.load(v)'), {}],
  ])("finds the film and its parameters in %s", (_, page, parameters) => {
    expect(readFilmPage(page)).toMatchObject({
      films: ["a.swf"],
      settings: Object.keys(parameters).length > 0 ? { parameters } : {},
      isMore: false,
    });
  });

  it.each([
    ["embed", '<embed src="a.swf" scale="exactfit" quality="LOW">'],
    [
      "object",
      '<object data="a.swf"><param name="Scale" value="ExactFit"><param name="quality" value="autolow"></object>',
    ],
    [
      "SWFObject 2",
      script(
        'var p = {}; p.scale = "exactfit"; swfobject.embedSWF("a.swf","id",1,1,"9",null,{},{scale:"exactFit",quality:"low"})',
      ),
    ],
    [
      "SWFObject 1",
      script('so = new SWFObject("a.swf"); so.addParam("scale", "exactfit"); so.addParam("quality", "low")'),
    ],
    ["Ruffle", script('player.load({ url: "a.swf", scale: "exactFit", quality: "low" })')],
    [
      "Ruffle's config",
      script('window.RufflePlayer.config = { scale: "exactFit", quality: "low" }; play("a.swf")'),
    ],
  ])("takes scale and quality from %s", (_, page) => {
    expect(readFilmPage(page).settings).toEqual({ scale: "exactFit", quality: "low" });
  });

  it("leaves out what every film has, and a scale that counts on a frame of the film's size", () => {
    const page = '<embed src="a.swf" scale="noscale" quality="high"><embed src="a.swf" scale="showall">';
    expect(readFilmPage(page).settings).toEqual({});
    expect(readFilmPage(script('load({ url: "a.swf", letterbox: "off" })')).settings).toEqual({
      letterbox: "off",
    });
  });

  it("sees that a page does more than show a film, and which scripts lie beside it", () => {
    const page = '<script src="main.js"></script><script src="//cdn.example/x.js"></script><canvas></canvas>';
    expect(readFilmPage(page)).toMatchObject({ films: [], scripts: ["main.js"], isMore: true });
    expect(readFilmPage(script("requestAnimationFrame(draw)")).isMore).toBe(true);
  });

  it("reads a script that is nested thousands of times, and one that is none", () => {
    const chain = Array.from({ length: 3000 }, () => '"a"').join("+");
    expect(readFilmPage(script(`x = ${chain}; y = "a.swf"`)).films).toEqual(["a.swf"]);
    expect(readFilmPage(script("x = = ("))).toMatchObject({ films: [] });
    expect(readFilmPage(script(`x = ${"(".repeat(100_000)}`))).toMatchObject({ films: [] });
  });
});
