import { describe, expect, it } from "vitest";
import { withModulesInside } from "./inline-modules.ts";

const files: Readonly<Record<string, string>> = {
  "main.js":
    'import{a}from"./js/a.js";import("./js/late.js");new URL("x.png",import.meta.url);a("</script>é")',
  "js/a.js": 'export{b as a}from"./b.js"',
  "js/b.js": 'import"./a.js";export const b=1',
  "js/late.js": "export default 1",
};
const inside = (page: string) => withModulesInside(page, (path) => files[path]);

function importsOf(page: string): Record<string, string> {
  const [, map = "{}"] = /<script type="importmap">(.*?)<\/script>/.exec(page) ?? [];
  return JSON.parse(map).imports ?? {};
}

describe("withModulesInside", () => {
  const page = inside(
    '<head><link rel="modulepreload" href="./js/a.js"><script type="module" crossorigin src="./main.js"></script>',
  );

  it("puts the first module into the page, behind the map of what it imports", () => {
    expect(page.indexOf("importmap")).toBeLessThan(page.indexOf('type="module"'));
    expect(page).toContain('import{a}from"inside/js/a.js"');
    expect(page).not.toContain("modulepreload");
    expect(page).not.toContain("src=");
  });

  it("maps modules that import each other, and those that come later", () => {
    const imports = importsOf(page);
    expect(Object.keys(imports).sort()).toEqual(["inside/js/a.js", "inside/js/b.js", "inside/js/late.js"]);
    const [, base64 = ""] = imports["inside/js/b.js"]?.split(",") ?? [];
    expect(Buffer.from(base64, "base64").toString()).toContain('import"inside/js/a.js"');
  });

  it("keeps a module from ending its own script, and from depending on the page's charset", () => {
    expect(page).toContain('a("<\\/script>\\u00e9")');
  });

  it("tells a module the address that its file has", () => {
    expect(page).toContain('new URL("x.png",new URL("main.js",document.baseURI).href)');
  });

  it("leaves classic scripts alone, but for crossorigin", () => {
    expect(inside('<script src="a.js" crossorigin="anonymous"></script><img src="b.png">')).toBe(
      '<script src="a.js"></script><img src="b.png">',
    );
  });
});
