import { expect, it } from "vitest";
import { gameOriginFor } from "./play-origin.ts";

const at = (origin: string) => ({ origin });

it("gives every game a host of its own where the operator has a domain for them", () => {
  const play = { kind: "hosts", protocol: "https:", suffix: "play.games.example" } as const;
  expect(gameOriginFor(play, at("https://games.example"), "chess-html5")).toEqual({
    origin: "https://chess-html5.play.games.example",
    isOpaque: false,
  });
});

it("gives every game a host of its own below localhost by default", () => {
  const play = { kind: "local", port: 3001 } as const;
  for (const page of ["http://localhost:3000", "http://127.0.0.1:3000"]) {
    expect(gameOriginFor(play, at(page), "chess-html5")).toEqual({
      origin: "http://chess-html5.localhost:3001",
      isOpaque: false,
    });
  }
});

it("takes the origin away from games by default for visitors on other machines, behind proxies and mapped ports", () => {
  const play = { kind: "local", port: 3001 } as const;
  for (const page of [
    "http://192.168.1.5:3000",
    "https://games.example",
    "http://localhost:8080",
    "http://[::1]:3000",
  ]) {
    expect(gameOriginFor(play, at(page), "chess-html5")).toEqual({ origin: page, isOpaque: true });
  }
});

it("knows the default port of http", () => {
  expect(gameOriginFor({ kind: "local", port: 81 }, at("http://localhost"), "chess-html5").isOpaque).toBe(
    false,
  );
});

it("takes the origin away from games that share one", () => {
  const page = at("https://games.example:8443");
  expect(gameOriginFor({ kind: "opaque", origin: "https://play.example" }, page, "chess-html5")).toEqual({
    origin: "https://play.example",
    isOpaque: true,
  });
  expect(gameOriginFor({ kind: "same" }, page, "chess-html5")).toEqual({
    origin: "https://games.example:8443",
    isOpaque: true,
  });
});
