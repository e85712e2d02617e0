import { describe, expect, it } from "vitest";
import { createGameStatusCheck } from "./game-status.ts";
import type { LinkAnswer } from "./link.ts";

const answered = (status: number): LinkAnswer => ({
  kind: "response",
  status,
  finalAddress: "https://far.example/",
  headers: new Headers(),
});
const down: LinkAnswer = { kind: "failure", code: "ECONNREFUSED" };
const aGame = (id: string, ...servers: string[]) => ({
  id,
  servers: servers.length > 0 ? servers : [`https://${id}.example/`],
});

function checked(answerOf: (url: string) => LinkAnswer | Promise<LinkAnswer>) {
  const asked: string[] = [];
  const clock = { now: new Date("2026-11-15T10:00:00Z") };
  const statusOf = createGameStatusCheck({
    now: () => clock.now,
    probe: async (url) => {
      asked.push(url);
      return answerOf(url);
    },
  });
  const inMinutes = (minutes: number) => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
  };
  return { statusOf, asked, inMinutes };
}

describe("createGameStatusCheck", () => {
  it("names the first server that answers", async () => {
    const { statusOf, asked } = checked((url) => (url.includes("two") ? answered(200) : down));
    const game = aGame("far", "https://one.example/", "https://two.example/", "https://three.example/");
    expect(await statusOf(game)).toEqual({ kind: "up", server: "https://two.example/" });
    expect(asked).toEqual(["https://one.example/", "https://two.example/"]);
  });

  it.each([
    [answered(200), "up"],
    [answered(403), "up"],
    [{ kind: "redirect-loop", hops: 0 }, "up"],
    [answered(404), "down"],
    [answered(502), "down"],
    [{ kind: "timeout" }, "down"],
    [{ kind: "failure", code: "NOT_PUBLIC" }, "down"],
  ] as const)("takes %j as %s", async (answer, kind) => {
    const { statusOf } = checked(() => answer);
    expect((await statusOf(aGame("far"))).kind).toBe(kind);
  });

  it("asks once in ten minutes, whatever the answer was, and once for all who ask at the same time", async () => {
    const { statusOf, asked, inMinutes } = checked(() => down);
    await Promise.all([statusOf(aGame("far")), statusOf(aGame("far"))]);
    inMinutes(9);
    await statusOf(aGame("far"));
    expect(asked).toHaveLength(1);
    inMinutes(2);
    await statusOf(aGame("far"));
    expect(asked).toHaveLength(2);
  });

  it("asks nobody for a minute when this machine has no network, and blames no game for it", async () => {
    const { statusOf, asked, inMinutes } = checked(() => ({ kind: "failure", code: "EAI_AGAIN" }));
    expect(await statusOf(aGame("far"))).toEqual({ kind: "unknown" });
    expect(await statusOf(aGame("farther"))).toEqual({ kind: "unknown" });
    expect(asked).toHaveLength(1);
    inMinutes(1.1);
    await statusOf(aGame("far"));
    expect(asked).toHaveLength(2);
  });

  it("has at most eight checks in flight", async () => {
    const { promise, resolve } = Promise.withResolvers<LinkAnswer>();
    const { statusOf, asked } = checked(() => promise);
    const all = Array.from({ length: 20 }, (_, at) => statusOf(aGame(`game-${at}`)));
    expect(await all[10]).toEqual({ kind: "unknown" });
    resolve(answered(200));
    await Promise.all(all);
    expect(asked).toHaveLength(8);
  });

  it("makes at most sixty checks a minute", async () => {
    const { statusOf, asked, inMinutes } = checked(() => answered(200));
    for (let at = 0; at < 100; at++) await statusOf(aGame(`game-${at}`));
    expect(asked).toHaveLength(60);
    inMinutes(1.1);
    expect((await statusOf(aGame("game-99"))).kind).toBe("up");
  });

  it("asks at most three servers of a game", async () => {
    const { statusOf, asked } = checked(() => down);
    await statusOf(aGame("far", ...Array.from({ length: 10 }, (_, at) => `https://s${at}.example/`)));
    expect(asked).toHaveLength(3);
  });
});
