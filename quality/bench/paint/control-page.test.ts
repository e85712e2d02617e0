import { describe, expect, it } from "vitest";
import { controlPage } from "./control-page.ts";

const head = `<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>`;

describe("controlPage", () => {
  it("keeps text, links and forms, in the system's font", () => {
    const rest = `<head>${head}<title>Games</title></head><body><a href="/play">622 games</a><form action="/search"><input name="q" type="search"/></form></body></html>`;
    expect(controlPage(`<!doctype html><html lang="en">${rest}`)).toBe(
      `<!doctype html><html style="font-family:system-ui" lang="en">${rest}`,
    );
  });

  it("drops styles and the attributes that they need", () => {
    expect(
      controlPage(`<style>a > b { color: red }</style><p class="_card" style="--hue:3" data-on>Chess</p>`),
    ).toBe("<p>Chess</p>");
  });

  it("drops what would be fetched, and all scripts but one that does nothing", () => {
    const html = [
      `<link rel="preload" href="/font.woff2" as="font"/><meta name="theme-color" content="#000"/>`,
      `<script>if (1 > 0) document.write("<p>")</script><script type="speculationrules">{}</script>`,
      `<picture><source srcset="/a.avif"/><img src="/a.png" alt=""/></picture><img src="/b.png" alt=""/>`,
      `<video src="/film.webm" autoPlay=""></video><p>Chess</p>`,
    ];
    expect(controlPage(html.join(""))).toBe("<script>0</script><p>Chess</p>");
  });

  it("drops icons, drawn or referred to", () => {
    const sprite = `<svg hidden=""><symbol id="bell"><path d="M0 0"/></symbol></svg>`;
    expect(controlPage(`${sprite}<button><svg><use href="#bell"/></svg>News</button>`)).toBe(
      "<button>News</button>",
    );
  });

  it("leaves text alone that looks like an attribute", () => {
    expect(controlPage("<p>a class=&quot;x&quot; here</p>")).toBe("<p>a class=&quot;x&quot; here</p>");
  });
});
