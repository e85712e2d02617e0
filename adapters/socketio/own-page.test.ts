import { describe, expect, it } from "vitest";
import { isOwnPage } from "./own-page.ts";

describe("isOwnPage", () => {
  it.each([
    [{ host: "games.example", origin: "https://games.example" }, true],
    [{ host: "localhost:3000", origin: "http://localhost:3000" }, true],
    [{ host: "10.0.0.4:3000", origin: "https://games.example", "x-forwarded-host": "games.example" }, true],
    [{ host: "games.example" }, true],
    [{ host: "localhost:3000", origin: "http://localhost:3001" }, false],
    [{ host: "games.example", origin: "https://evil.example" }, false],
    [{ host: "games.example", origin: "null" }, false],
    [{ host: "games.example", origin: "" }, false],
  ])("%j is %s", (headers, expected) => {
    expect(isOwnPage(headers)).toBe(expected);
  });
});
