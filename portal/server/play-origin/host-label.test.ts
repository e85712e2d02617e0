import { describe, expect, it } from "vitest";
import { hostLabel, labelOfHost } from "./host-label.ts";

describe("hostLabel", () => {
  it("can be read", () => {
    expect(hostLabel("html5/chess")).toBe("chess-html5");
    expect(hostLabel("flash/meteor.swf")).toBe("meteor-flash");
    expect(hostLabel("waflash/siege-2")).toBe("siege-2-waflash");
    expect(hostLabel("html5/consoles/pogo")).toBe("pogo-console");
  });

  it("is a DNS label for every name, and another one for another game", () => {
    const guests = [
      "html5/snake.html",
      "html5/Snake.html",
      "html5/snake.swf",
      "flash/snake.swf",
      "flash/Snake.swf",
      "flash/old/snake.swf",
      "html5/snake",
      "html5/snake-",
      "html5/my%20game",
      "html5/my--game",
      `html5/${"a".repeat(58)}`,
      `html5/${"a".repeat(57)}`,
      "html5/game-3f",
      "html5/consoles",
      "html5/consoles/snake",
      "html5/snake-console",
      "html5/consoles/snake.html",
    ];
    const labels = guests.map(hostLabel);
    expect(new Set(labels).size).toBe(guests.length);
    for (const label of labels) expect(label).toMatch(/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/);
  });
});

describe("labelOfHost", () => {
  it("takes the label off a host below the suffix", () => {
    expect(labelOfHost("chess-html5.localhost:3001", "localhost:3001")).toBe("chess-html5");
    expect(labelOfHost("localhost:3001", "localhost:3001")).toBe("");
  });

  it("knows no label of any other host", () => {
    for (const host of ["localhost:3000", "a.b.localhost:3001", "evillocalhost:3001", ".localhost:3001"])
      expect(labelOfHost(host, "localhost:3001")).toBeUndefined();
  });
});
