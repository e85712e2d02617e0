import { describe, expect, it } from "vitest";
import { withIcons } from "./sprite.ts";

const bell = '<svg class="icon" aria-hidden="true"><use href="#icon-bell"></use></svg>';
const page = (main: string) =>
  `<body><header>${bell}</header><main>${main}</main><footer>${bell}</footer></body>`;

const symbolsIn = (html: string) => Array.from(html.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id);

describe("withIcons", () => {
  it("draws the icons of a page without islands in place, in the colour of the text", () => {
    const html = withIcons(page(`<p>${bell}</p>`));
    expect(html).not.toContain("<use");
    expect(symbolsIn(html)).toEqual([]);
    expect(
      html.match(
        /<svg class="icon" aria-hidden="true" viewBox="0 0 24 24"><g fill="none" stroke="currentColor"/g,
      ),
    ).toHaveLength(3);
  });

  it("keeps the title of an icon", () => {
    const named = '<svg role="img" aria-label="New"><title>New</title><use href="#icon-bell"></use></svg>';
    expect(withIcons(page(named))).toMatch(
      /<svg role="img" aria-label="New" viewBox[^>]*><title>New<\/title><g /,
    );
  });

  it("leaves an island the references that its script renders, with a symbol for each icon", () => {
    const island = `<div data-island="tagline">${bell}${bell}</div>`;
    const html = withIcons(page(island));
    expect(html).toContain(island);
    expect(symbolsIn(html)).toEqual(["icon-bell"]);
    expect(html.match(/<use/g)).toHaveLength(2);
  });

  it("has every symbol where scripts may show more icons later", () => {
    expect(symbolsIn(withIcons(page('<div data-island="stage"></div>')))).toContain("icon-muted");
    expect(symbolsIn(withIcons(page('<div data-widget="keep"></div>')))).toContain("icon-keep");
  });
});
