import { describe, expect, it } from "vitest";
import { urls } from "#app/urls.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import {
  assetsIn,
  assetsInLanguage,
  assetsToDrop,
  gameBehind,
  isGamePage,
  isHashed,
  isPageToKeep,
  languageOf,
  mayKeepPage,
  pageKey,
} from "./cache-rules.ts";

const at = (path: string) => new URL(path, "https://recess.example");

describe("the assets in a language", () => {
  it("have no messages of others, and all else", () => {
    const assets = ["/assets/base-1.js", "/assets/messages-en-2.js", "/assets/messages-pt-BR-3.js"];
    const page = '<!doctype html><html lang="pt-BR" data-look="light"><head>';
    expect(assetsInLanguage(assets, languageOf(page))).toEqual([assets[0], assets[2]]);
    expect(assetsInLanguage(assets, languageOf(""))).toEqual([assets[0], assets[1]]);
  });
});

describe("isPageToKeep", () => {
  it.each([
    "/",
    "/play",
    "/play?page=2",
    "/play/Y2hlc3M",
    "/articles/login",
    "/search?q=login",
    "/offline",
    "/g",
  ])("keeps %s", (path) => expect(isPageToKeep(at(path))).toBe(true));

  it.each([
    "/login",
    "/login?next=/",
    "/login/",
    "/logout",
    "/create-account",
    "/beacon",
    "/socket.io/",
    "/healthz",
    "/catalogue.json",
    "/random?except=x",
    "/thumbnails",
    "/assets/html5/chess/",
  ])("never keeps %s", (path) => expect(isPageToKeep(at(path))).toBe(false));
});

describe("mayKeepPage", () => {
  const page = (headers: Record<string, string> = {}, status = 200) =>
    new Response("<p>", {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
        "x-build": "b1",
        ...headers,
      },
    });

  it("keeps what everybody gets alike", () => expect(mayKeepPage(page(), "b1")).toBe(true));

  it.each([
    ["somebody's own page", page({ "cache-control": "private, no-store" })],
    ["a page that is not to be stored", page({ "cache-control": "no-store" })],
    ["what is no page", page({ "content-type": "application/json" })],
    ["a page that is not there", page({}, 404)],
    ["a page of another build", page({ "x-build": "b2" })],
    ["an answer that cannot be read", Response.error()],
  ])("never keeps %s", (_, response) => expect(mayKeepPage(response, "b1")).toBe(false));
});

describe("pageKey", () => {
  it("takes a game's page for the same whatever follows", () => {
    expect(pageKey(at("/play/Y2hlc3M?gameName=Chess#stage").href)).toBe(
      "https://recess.example/play/Y2hlc3M",
    );
  });

  it("tells other pages apart by their query", () => {
    expect(pageKey(at("/play?page=2").href)).toBe("https://recess.example/play?page=2");
  });
});

describe("isGamePage", () => {
  it.each([
    ["/play/Y2hlc3M", true],
    ["/play", false],
    ["/alone/Y2hlc3M", false],
    ["/offline", false],
  ])("of %s is %s", (path, expected) => expect(isGamePage(at(path))).toBe(expected));
});

describe("isHashed", () => {
  it.each([
    ["/assets/stage-D8I3tixn.js", true],
    ["/assets/html5/chess/game.js", false],
    ["/icon.svg", false],
  ])("of %s is %s", (path, expected) => expect(isHashed(at(path))).toBe(expected));
});

describe("assetsIn", () => {
  it("finds the assets that a page names, whole", () => {
    const html =
      '<link rel="icon" href="/icon.svg"><script type="module" src="/assets/browser-1.js"></script>';
    const assets = ["/assets/browser-1.js", "/assets/browser-1", "/assets/react-2.js", "/icon.svg"];
    expect(assetsIn(html, assets)).toEqual(["/assets/browser-1.js", "/icon.svg"]);
  });
});

describe("assetsToDrop", () => {
  const names = ["pages", "assets-b1", "assets-b2", "assets-b3", "kept", "assets-b4"];

  it("holds this build's and the last one's, and drops older ones", () => {
    expect(assetsToDrop(names, "b4", new Set())).toEqual(["assets-b1", "assets-b2"]);
  });

  it("holds those that a kept page names", () => {
    expect(assetsToDrop(names, "b4", new Set(["b1"]))).toEqual(["assets-b2"]);
  });
});

describe("gameBehind", () => {
  it("finds the game that the list's links lead to", () => {
    const game = aGame({ path: "chess/" });
    expect(gameBehind(at(urls.loading(game)))).toBe(urls.game(game));
  });

  it.each([
    "/loading",
    "/loading?url=../login",
    "/loading?url=https://elsewhere.example",
    "/search?url=Y2hlc3M",
  ])("finds none in %s", (path) => expect(gameBehind(at(path))).toBeUndefined());
});
