import { inlineScripts } from "@recess/portal/app/document/document.tsx";
import { aGame, anExternalGame } from "@recess/portal/domain/catalogue/game.fixture.ts";
import { Refusal } from "@recess/portal/domain/errors.ts";
import type { Passwords } from "@recess/portal/domain/identity/passwords.ts";
import { someRooms } from "@recess/portal/domain/together/rooms.fixture.ts";
import { type Listener, listen } from "@recess/portal/server/http/listen.ts";
import { aSiteWithRecords } from "@recess/portal/server/site/records/records.fixture.ts";
import { aSite } from "@recess/portal/server/site/site.fixture.ts";
import { afterEach, describe, expect, it } from "vitest";
import { hashSource } from "./expected-headers.ts";
import { siteVisits } from "./visits.ts";
import { unknownRoutes, walk } from "./walk.ts";

const games = [aGame({ path: "chess/" }), anExternalGame({ path: "https://far.example/" })];
const known = siteVisits(games);
const listeners: Listener[] = [];
const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
  for (const listener of listeners.splice(0)) await listener.drain();
});

/** Passwords of a portal on which no reset link is good. */
const noPasswords: Passwords = {
  change: async () => refusedPassword(),
  resetState: async () => "unknown",
  reset: async () => refusedPassword(),
};

function refusedPassword(): never {
  throw new Refusal("password-refused", "The new password needs at least 8 characters.");
}

type Fetch = ReturnType<typeof aSite>["fetch"];

type Change = (answer: Response, path: string) => Response;

async function walked(change: Change = (answer) => answer, paths?: readonly string[]) {
  const play = { kind: "hosts", protocol: "https:", suffix: "play.example.org" } as const;
  const { records, close } = await aSiteWithRecords();
  closings.push(close);
  const site = aSite(games, { play, records, together: someRooms(), passwords: noPasswords });
  const fetch: Fetch = async (request, ...rest) =>
    change(await site.fetch(request, ...rest), new URL(request.url).pathname);
  const listener = await listen({ fetch }, 0, "127.0.0.1");
  listeners.push(listener);
  const { port } = listener;
  const situation = { inlineScripts: inlineScripts.map(hashSource).join(" "), site: "" };
  const framed = (label: string) => label && `https://${label}.play.example.org https://play.example.org`;
  const visits = Object.values(known)
    .flat()
    .filter(({ path }) => paths?.includes(path) ?? true);
  const target = { sitePort: port, playPort: port, playSuffix: undefined, situation, games: framed };
  return walk({ ...target, isOpaque: false, isTrusting: false }, visits);
}

describe("the walk", () => {
  it("knows every route of the site", () => {
    expect(unknownRoutes(aSite(games).routes, known)).toEqual([]);
  });

  it("reports a route that it does not visit, and one that is gone", () => {
    const site = aSite(games);
    site.get("/brand-new", (c) => c.text("new"));
    expect(unknownRoutes(site.routes, { ...known, "GET /old": [] })).toEqual([
      "the walk does not know GET /brand-new",
      "there is no route GET /old any more",
    ]);
  });

  it("finds nothing where every answer is as the table says", async () => {
    const { answers, mistakes } = await walked();
    expect(mistakes).toEqual([]);
    expect(answers).toBeGreaterThan(300);
  });

  it.each([
    ["content-security-policy", "/partners"],
    ["cross-origin-resource-policy", "/healthz"],
    ["x-content-type-options", "/thumbnails"],
  ])("finds out that %s is missing at %s alone", async (name, path) => {
    const { mistakes } = await walked(
      (answer, at) => {
        if (at === path) answer.headers.delete(name);
        return answer;
      },
      ["/", path],
    );
    expect(mistakes.length).toBeGreaterThan(0);
    for (const mistake of mistakes) expect(mistake).toMatch(new RegExp(`${path} .*${name} is missing`));
  });

  it("reports a page that allows more than it should, and a server that names its software", async () => {
    const { mistakes } = await walked(
      (answer, at) => {
        if (at === "/credits") answer.headers.set("content-security-policy", "default-src *");
        if (at === "/embedded") answer.headers.set("server", "recess/1.0");
        return answer;
      },
      ["/credits", "/embedded"],
    );
    expect(mistakes.some((text) => text.includes("/credits") && text.includes("default-src *"))).toBe(true);
    expect(mistakes.some((text) => text.includes("/embedded") && text.includes("server is recess"))).toBe(
      true,
    );
  });
});
