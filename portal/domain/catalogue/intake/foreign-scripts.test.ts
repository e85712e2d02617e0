import { describe, expect, it } from "vitest";
import { foreignModules, foreignScripts, withScripts } from "./foreign-scripts.ts";

describe("foreignScripts", () => {
  it("finds scripts of other hosts, and neither links nor comments nor text", () => {
    const page = `<!-- <script src="https://old.example/x.js"></script> -->
      <a href="https://example.com">made by</a><script src="js/own.js"></script>
      <script async src='//cdn.example/a.js'></script><script src=https://cdn.example/b.js></script>
      <script>var text = '<script src="https://no.example/x.js">';</script>`;
    expect(foreignScripts(page)).toEqual(["//cdn.example/a.js", "https://cdn.example/b.js"]);
  });
});

describe("foreignModules", () => {
  it("finds imports of other hosts in code and in import maps, and no mention", () => {
    const page = `<script type="importmap">{"imports": {"a": "https://cdn.example/a.js", "b": "./b.js"}}</script>
      <script type="module">import * as c from "https://cdn.example/c.js"; import{d}from'https://cdn.example/d.js';
      import "https://cdn.example/e.js"; import f from "./f.js"; await import("https://cdn.example/g.js");
      const credit = { from: "https://author.example/" }; // copied from "https://x.example/"
      </script>`;
    expect(foreignModules(page)).toEqual(
      ["c", "d", "e", "g", "a"].map((name) => `https://cdn.example/${name}.js`),
    );
  });
});

describe("withScripts", () => {
  it("puts another file in the place of one, without the check of the old file", () => {
    const page = `<p>"https://cdn.example/a.js"<script src="https://cdn.example/a.js" integrity="sha384-x" crossorigin="anonymous" defer></script>`;
    expect(withScripts(page, () => "lib/a.js")).toBe(
      `<p>"https://cdn.example/a.js"<script src="lib/a.js" defer></script>`,
    );
  });
});
