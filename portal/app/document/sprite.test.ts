import { describe, expect, it } from "vitest";
import { spriteFor } from "./sprite.ts";

const idsIn = (sprite: string) => Array.from(sprite.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id);

describe("spriteFor", () => {
  it("has the symbols that the page uses, once each, in the colour of the text", () => {
    const use = '<svg><use href="#icon-bell"></use></svg>';
    const sprite = spriteFor(`${use}${use}`);
    expect(idsIn(sprite)).toEqual(["icon-bell"]);
    expect(sprite).toContain('stroke="currentColor"');
  });

  it("has every symbol where scripts may show more icons later", () => {
    expect(idsIn(spriteFor('<div data-island="stage"></div>'))).toContain("icon-muted");
    expect(idsIn(spriteFor('<div data-island="tagline"></div>'))).toEqual([]);
  });
});
