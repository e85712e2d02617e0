import { describe, expect, it } from "vitest";
import { engineIn, withoutExternalFields } from "./puzzlescript.ts";

describe("withoutExternalFields", () => {
  it("takes out the music and the home page, and nothing of the game", () => {
    const source =
      "title A\r\nyoutube abc\r\nhomepage www.example.org\r\n\r\nOBJECTS\r\nmessage see youtube\r\n";
    expect(withoutExternalFields(source)).toBe("title A\n\nOBJECTS\nmessage see youtube\n");
  });
});

describe("engineIn", () => {
  it("takes every script but the game's own, and saves under a name that stays", () => {
    const page =
      "<p><script>var a = document.URL </script><script>b()</script><script>var g=__GAMEDAT__</script>";
    expect(engineIn(page)).toBe('var a = "level";\nb()');
  });

  it("refuses a page of another structure", () => {
    expect(() => engineIn("<script src=engine.js></script>")).toThrow("not made as it was");
  });
});
