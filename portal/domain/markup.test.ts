import { describe, expect, it } from "vitest";
import { withCrossOrigin } from "./markup.ts";

describe("withCrossOrigin", () => {
  it.each([
    ['<img src="a.png">', '<img crossorigin src="a.png">'],
    ["<IMG\nsrc=a.png/>", "<IMG crossorigin\nsrc=a.png/>"],
    ["<video><audio src=b></video>", "<video crossorigin><audio crossorigin src=b></video>"],
    ['<img alt="a > b" src=\'c"d\'><img>', '<img crossorigin alt="a > b" src=\'c"d\'><img crossorigin>'],
    ["<p title='<img>'><img>", "<p title='<img>'><img crossorigin>"],
  ])("adds the attribute in %s", (page, expected) => expect(withCrossOrigin(page)).toBe(expected));

  it.each([
    '<img crossorigin="use-credentials" src="a.png">',
    "<img src=a CROSSORIGIN>",
    "<!-- <img> --><image><imgs>",
    '<script>document.write("<img src=a>")</script>',
    "<style>/* <img> */</style><textarea><img></textarea>",
    "<script>never closed <img>",
    "<!-- never closed <img>",
    "1 < 2 <img",
  ])("leaves %s as it is", (page) => expect(withCrossOrigin(page)).toBe(page));

  it("takes time in proportion to the page, whatever is in it", { timeout: 10_000 }, () => {
    for (const piece of ["<img a='", "<a ", "<!--", "<img \"'=", "</script", "<a =\"'"]) {
      const page = piece.repeat(50_000);
      expect(withCrossOrigin(page)).toBe(page);
    }
  });
});
