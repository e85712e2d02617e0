import { describe, expect, it } from "vitest";
import { knownLibrary } from "./known-libraries.ts";

describe("knownLibrary", () => {
  it.each([
    ["https://ajax.googleapis.com/ajax/libs/jquery/1.8.3/jquery.min.js", "jquery 1.12.4"],
    ["https://code.jquery.com/jquery-2.1.4.min.js", "jquery 2.2.4"],
    ["//code.jquery.com/jquery-3.6.0.js", "jquery 3.7.1"],
    ["https://cdn.jsdelivr.net/npm/jquery@3.5.1/dist/jquery.slim.min.js", "jquery 3.7.1"],
    ["http://code.jquery.com/jquery-latest.min.js", "jquery 1.12.4"],
    ["https://code.jquery.com/ui/1.12.1/jquery-ui.min.js", "jquery-ui 1.13.3"],
    ["https://cdnjs.cloudflare.com/ajax/libs/howler/2.1.1/howler.min.js", "howler 2.2.4"],
    ["https://cdnjs.cloudflare.com/ajax/libs/pixi.js/4.5.1/pixi.min.js", "pixi.js 4.8.9"],
    ["https://code.createjs.com/1.0.0/createjs.min.js", "createjs 1.0.1"],
    ["https://unpkg.com/lodash", "lodash 4.17.21"],
    ["https://cdnjs.cloudflare.com/ajax/libs/pixi.js/7.2.0/pixi.min.js", "none"],
    ["https://ads.example.com/jquery.ads.js", "none"],
    ["https://example.com/game.js", "none"],
  ])("gives for %s: %s", (url, expected) => {
    const found = knownLibrary(url);
    expect(found ? `${found.name} ${found.version}` : "none").toBe(expected);
  });
});
