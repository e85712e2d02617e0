import { describe, expect, it } from "vitest";
import { foreignScripts, withScripts } from "./foreign-scripts.ts";

describe("foreignScripts", () => {
  it("finds scripts of other hosts, and neither links nor comments nor text", () => {
    const page = `<!-- <script src="https://old.example/x.js"></script> -->
      <a href="https://example.com">made by</a><script src="js/own.js"></script>
      <script async src='//cdn.example/a.js'></script><script src=https://cdn.example/b.js></script>
      <script>var text = '<script src="https://no.example/x.js">';</script>`;
    expect(foreignScripts(page)).toEqual(["//cdn.example/a.js", "https://cdn.example/b.js"]);
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
