import { describe, expect, it } from "vitest";
import { routes } from "#app/urls.ts";
import { aSite } from "#server/site/site.fixture.ts";
import { makeRouteOf, siteFiles } from "./route-label.ts";

const pages = Object.values(routes).flat();
const routeOf = makeRouteOf([...pages, ...siteFiles]);

describe("routeOf", () => {
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
    expect(routeOf(target)).toBe(pattern);
  });

  it.each(["/ada@example.org", "/ada@example.org/x/y", "//", "", "*", "/wp-admin/setup.php", "/play2"])(
    "calls %j by no name of its own",
    (target) => expect(routeOf(target)).toBe("other"),
  );

  it("knows every address that the site answers", () => {
    const answered = aSite([]).routes.map(({ path }) => path.replace(/\{[^}]*\}/, ""));
    const named = new Set(answered.filter((path) => !path.includes("*")));
    expect([...named].filter((path) => routeOf(path) === "other")).toEqual([]);
    expect(named.size).toBeGreaterThan(20);
  });

  it("knows every page by its own pattern", () => {
    for (const pattern of pages) expect(routeOf(pattern)).toBe(pattern);
  });
});
