import { openCriticalCss } from "@recess/portal/app/document/critical-css.ts";
import { describe, expect, it } from "vitest";
import { parseStyleRules } from "./style-rules.ts";

const criticalCss = (sheet: string) =>
  openCriticalCss(parseStyleRules(sheet), (html) => (html.includes("data-suggests") ? ["list"] : []));
const page = (...classes: string[]) => `<p class="${classes.join(" ")}">`;

describe("the critical CSS of a page", () => {
  it("gives the rules whose classes the page has, in their order", () => {
    const css = criticalCss(".b{top:1px}.a{left:2px}.a .c{top:0}.a.b>i{top:3px}");
    expect(css(page("a", "b"))).toBe(".b{top:1px}.a{left:2px}.a.b>i{top:3px}");
    expect(css(page("a"))).toBe(".a{left:2px}");
  });

  it("gives every rule that names no class", () => {
    const rules =
      ':root{--x:1}html,body{margin:0}[data-framed="refused"] header{top:0}@font-face{font-family:F}';
    expect(criticalCss(rules)("<p>")).toBe(rules);
  });

  it("gives a rule as soon as one of its selectors fits", () => {
    expect(criticalCss(".a:hover,.z:hover{top:0}")(page("z"))).toBe(".a:hover,.z:hover{top:0}");
  });

  it("does not ask for classes that need not be there", () => {
    const css = criticalCss(".a:not(.z){top:0}.a:has(.z:focus){top:1px}:is(.a,.z) b{top:2px}");
    expect(css(page("a"))).toBe(".a:not(.z){top:0}.a:has(.z:focus){top:1px}:is(.a,.z) b{top:2px}");
  });

  it("looks into media queries and leaves out those with nothing inside", () => {
    const css = criticalCss(
      "@media (width<40rem){.a{top:0}.z{top:1px}}@supports (display:grid){@media print{.z{top:0}}}",
    );
    expect(css(page("a"))).toBe("@media (width<40rem){.a{top:0}}");
  });

  it("brings the animations that are used", () => {
    const css = criticalCss(
      "@keyframes spin_1{to{rotate:1turn}}@keyframes glow_1{to{opacity:0}}.a{animation:1s spin_1}",
    );
    expect(css(page("a"))).toBe(".a{animation:1s spin_1}@keyframes spin_1{to{rotate:1turn}}");
  });

  it("ignores braces in quotes", () => {
    expect(criticalCss(`.a:before{content:"}"}.b{top:0}`)(page("b"))).toBe(".b{top:0}");
  });

  it("leaves out comments, such as the bundler's", () => {
    expect(criticalCss(".a{top:0}/*$vite$:1*/")(page("a"))).toBe(".a{top:0}");
  });

  it("gives statements and the rule that follows them", () => {
    const css = criticalCss('@charset "utf-8";@layer a,b;.a{top:0}@layer a{.z{top:1px}.a{left:0}}');
    expect(css(page("a"))).toBe('@charset "utf-8";@layer a,b;.a{top:0}@layer a{.a{left:0}}');
    expect(css(page("z"))).toBe('@charset "utf-8";@layer a,b;@layer a{.z{top:1px}}');
  });

  it("has the rules that a script of the page may need", () => {
    const css = criticalCss(".list{top:0}.other{top:0}");
    expect(css("<input data-suggests>")).toBe(".list{top:0}");
    expect(css("<input>")).toBe("");
  });
});
