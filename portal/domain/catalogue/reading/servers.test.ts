import { describe, expect, it } from "vitest";
import { aGame, anExternalGame } from "#domain/catalogue/game.fixture.ts";
import { joinServers } from "./servers.ts";

const one = "https://one.example/";
const two = "https://two.example/";
const three = "https://three.example/";

const server = (number: number | undefined, path: string, description = "") => ({
  game: anExternalGame({ name: "Orbit", path, description }),
  ...(number !== undefined && { server: number }),
});

describe("joinServers", () => {
  it("makes one game of the alternates, its servers in the order of their numbers", () => {
    const [entry, ...rest] = joinServers([server(3, three), server(1, one), server(2, two)]);
    expect(rest).toEqual([]);
    expect(entry?.game).toMatchObject({ path: one, servers: [one, two, three], description: "" });
  });

  it("finds alternates whose names differ in case only", () => {
    const loud = { game: anExternalGame({ name: "ORBIT", path: two }), server: 2 };
    expect(joinServers([server(1, one), loud])).toHaveLength(1);
  });

  it("takes the entry with real words as the first server and keeps the words", () => {
    const [entry] = joinServers([server(2, two), server(undefined, one, "Fly around the sun.")]);
    expect(entry?.game).toMatchObject({ servers: [one, two], description: "Fly around the sun." });
  });

  it("stands where the first of the alternates stood", () => {
    const other = { game: aGame({ name: "Between" }) };
    const names = joinServers([server(2, two), other, server(1, one)]).map(({ game }) => game.name);
    expect(names).toEqual(["Orbit", "Between"]);
  });

  it("is trending when one of them is, and has the tags of all", () => {
    const hot = {
      game: anExternalGame({ name: "Orbit", path: two, isTrending: true, tags: ["io"] }),
      server: 2,
    };
    expect(joinServers([server(1, one), hot])[0]?.game).toMatchObject({ isTrending: true, tags: ["io"] });
  });

  it("leaves same names without a marker, same addresses and local games as they are", () => {
    const unmarked = [server(undefined, one), server(undefined, two)];
    const sameAddress = [server(1, one), server(2, one)];
    const local = [{ game: aGame({ name: "Orbit" }), server: 1 }, server(2, two)];
    for (const entries of [unmarked, sameAddress, local]) expect(joinServers(entries)).toHaveLength(2);
  });
});
