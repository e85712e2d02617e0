import { expect, it } from "vitest";
import { playOriginFor } from "./play-origin.ts";

it("finds the play origin on a port of the same host, on a host of its own, or on the site itself", () => {
  const page = new URL("https://games.example:8443/play/x");
  expect(playOriginFor({ kind: "port", port: 3001 }, page)).toBe("https://games.example:3001");
  expect(playOriginFor({ kind: "origin", origin: "https://play.example" }, page)).toBe(
    "https://play.example",
  );
  expect(playOriginFor({ kind: "same" }, page)).toBe("https://games.example:8443");
});
