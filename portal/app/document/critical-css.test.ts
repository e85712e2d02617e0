import { describe, expect, it } from "vitest";
import { openCriticalCss } from "./critical-css.ts";

const page = (...classes: string[]) => `<p class="${classes.join(" ")}">`;

describe("openCriticalCss", () => {
  it("gives the rules whose classes the page has, in their order", () => {
    const css = openCriticalCss(".b{top:1px}.a{left:2px}.a .c{top:0}.a.b>i{top:3px}");
    expect(css(page("a", "b"))).toBe(".b{top:1px}.a{left:2px}.a.b>i{top:3px}");
    expect(css(page("a"))).toBe(".a{left:2px}");
  });

  it("gives every rule that names no class", () => {
    const rules = ':root{--x:1}html,body{margin:0}[data-framed="own"] header{top:0}@font-face{font-family:F}';
    expect(openCriticalCss(rules)("<p>")).toBe(rules);
  });

  it("gives a rule as soon as one of its selectors fits", () => {
    expect(openCriticalCss(".a:hover,.z:hover{top:0}")(page("z"))).toBe(".a:hover,.z:hover{top:0}");
  });

  it("does not ask for classes that need not be there", () => {
    const css = openCriticalCss(".a:not(.z){top:0}.a:has(.z:focus){top:1px}:is(.a,.z) b{top:2px}");
    expect(css(page("a"))).toBe(".a:not(.z){top:0}.a:has(.z:focus){top:1px}:is(.a,.z) b{top:2px}");
  });

  it("looks into media queries and leaves out those with nothing inside", () => {
    const css = openCriticalCss(
      "@media (width<40rem){.a{top:0}.z{top:1px}}@supports (display:grid){@media print{.z{top:0}}}",
    );
    expect(css(page("a"))).toBe("@media (width<40rem){.a{top:0}}");
  });

  it("brings the animations that are used", () => {
    const css = openCriticalCss(
      "@keyframes spin_1{to{rotate:1turn}}@keyframes glow_1{to{opacity:0}}.a{animation:1s spin_1}",
    );
    expect(css(page("a"))).toBe(".a{animation:1s spin_1}@keyframes spin_1{to{rotate:1turn}}");
  });

  it("is not led astray by braces in quotes", () => {
    expect(openCriticalCss(`.a:before{content:"}"}.b{top:0}`)(page("b"))).toBe(".b{top:0}");
  });
});
