import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createConnectedVisitors } from "./connected-visitors.ts";

describe("createConnectedVisitors", () => {
  it("counts connected visitors, and the players of each game", () => {
    const visitors = createConnectedVisitors();
    for (const visitor of ["ann", "bob", "cy"]) visitors.connect(visitor, "192.0.2.1");
    visitors.joinGame("ann", "chess");
    visitors.joinGame("bob", "chess");
    expect(visitors.count()).toEqual({ visitors: 3, players: new Map([["chess", 2]]) });
    visitors.leaveGame("ann");
    visitors.disconnect("cy");
    expect(visitors.count()).toEqual({ visitors: 2, players: new Map([["chess", 1]]) });
  });

  it("counts a visitor once who joins twice or changes the game", () => {
    const visitors = createConnectedVisitors();
    visitors.connect("ann", "192.0.2.1");
    visitors.joinGame("ann", "chess");
    visitors.joinGame("ann", "chess");
    expect(visitors.count().players).toEqual(new Map([["chess", 1]]));
    visitors.joinGame("ann", "pong");
    expect(visitors.count().players).toEqual(new Map([["pong", 1]]));
  });

  it("counts ten players of a game at one address, however many connections a script opens there", () => {
    const visitors = createConnectedVisitors();
    for (let i = 0; i < 60; i++) {
      visitors.connect(`script ${i}`, "192.0.2.1");
      visitors.joinGame(`script ${i}`, "pong");
    }
    for (let i = 0; i < 11; i++) {
      visitors.connect(`pupil ${i}`, `198.51.100.${i}`);
      visitors.joinGame(`pupil ${i}`, "chess");
    }
    expect(visitors.count().players).toEqual(
      new Map([
        ["pong", 10],
        ["chess", 11],
      ]),
    );
    for (let i = 0; i < 55; i++) visitors.disconnect(`script ${i}`);
    expect(visitors.count().players.get("pong")).toBe(5);
  });

  it("ignores visitors who never connected", () => {
    const visitors = createConnectedVisitors();
    visitors.joinGame("ghost", "chess");
    visitors.leaveGame("ghost");
    visitors.disconnect("ghost");
    expect(visitors.count()).toEqual({ visitors: 0, players: new Map() });
  });

  it("is empty, whatever happened, once all visitors have disconnected", () => {
    const visitor = fc.constantFrom("ann", "bob", "cy");
    const deed = fc.tuple(
      visitor,
      fc.constantFrom("connect", "joinGame", "leaveGame", "disconnect"),
      fc.constantFrom("a", "b"),
    );
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        const visitors = createConnectedVisitors();
        for (const [who, what, game] of deeds) visitors[what as "joinGame"](who, game);
        const { visitors: connected, players } = visitors.count();
        const playing = [...players.values()].reduce((sum, number) => sum + number, 0);
        expect(playing).toBeLessThanOrEqual(connected);
        expect([...players.values()].every((number) => number > 0)).toBe(true);
        for (const who of ["ann", "bob", "cy"]) visitors.disconnect(who);
        expect(visitors.count()).toEqual({ visitors: 0, players: new Map() });
      }),
    );
  });
});
