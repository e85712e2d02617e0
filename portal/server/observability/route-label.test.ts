import { describe, expect, it } from "vitest";
import { aSite } from "#server/site/site.fixture.ts";
import { routeLabel } from "./route-label.ts";

describe("routeLabel", () => {
  it.each([
    ["/", "/"],
    ["/play?type=html5&page=2", "/play"],
    ["/play/Y2hlc3Mv?type=html5", "/play/:swfId"],
    ["/search?q=my+secret", "/search"],
    ["/articles/hello", "/articles/:articleId"],
    ["/covers/x.png", "/covers/:file"],
    ["/assets/html5/chess/deep/down.js", "/assets/html5/*"],
    ["/assets/browser-abc.js", "/assets/*"],
    ["/healthz", "/healthz"],
  ])("gives %s the pattern %s", (target, pattern) => {
    expect(routeLabel(target)).toBe(pattern);
  });

  it.each(["/ada@example.org", "/ada@example.org/x/y", "//", "", "*", "/wp-admin/setup.php", "/play2"])(
    "calls %j by no name of its own",
    (target) => expect(routeLabel(target)).toBe("other"),
  );

  it("knows every address that the site answers", () => {
    const answered = aSite([]).routes.map(({ path }) => path.replace(/\{[^}]*\}/, ""));
    const named = new Set(answered.filter((path) => !path.includes("*")));
    expect([...named].filter((path) => routeLabel(path) === "other")).toEqual([]);
    expect(named.size).toBeGreaterThan(20);
  });
});
