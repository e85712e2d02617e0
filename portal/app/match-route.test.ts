import { describe, expect, it } from "vitest";
import { matchRoute } from "./match-route.ts";
import { routes } from "./routes.ts";

describe("matchRoute", () => {
  it.each([
    ["/", "landing"],
    ["/g", "games"],
    ["/play/Y2hlc3Mv", "game"],
    ["/articles/hello", "article"],
    ["/covers/x.png", "covers"],
    ["/assets/browser-abc.js", "assets"],
    ["/assets/html5/chess/deep/down.js", "html5"],
    ["/socket.io/", "socket"],
  ])("finds the route of %s: %s", (path, name) => expect(matchRoute(path)?.name).toBe(name));

  it.each(["", "*", "/play2", "/play/", "/play/a/b", "/login/", "/wp-admin/setup.php", "//", "/coversx/y"])(
    "finds none for %j",
    (path) => expect(matchRoute(path)).toBeUndefined(),
  );

  it("tells every pattern by its own name", () => {
    for (const [name, { paths }] of Object.entries(routes))
      for (const pattern of paths) expect(matchRoute(pattern)).toMatchObject({ name, pattern });
  });
});
