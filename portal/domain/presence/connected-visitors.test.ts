import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeAttendance } from "./connected-visitors.ts";

describe("an attendance", () => {
  it("counts who entered and has not left, and who of them plays what", () => {
    const here = makeAttendance();
    for (const visitor of ["ann", "bob", "cy"]) here.enter(visitor);
    here.join("ann", "chess");
    here.join("bob", "chess");
    expect(here.count()).toEqual({ visitors: 3, players: new Map([["chess", 2]]) });
    here.leave("ann");
    here.exit("cy");
    expect(here.count()).toEqual({ visitors: 2, players: new Map([["chess", 1]]) });
  });

  it("counts somebody who joins twice or changes the game once", () => {
    const here = makeAttendance();
    here.enter("ann");
    here.join("ann", "chess");
    here.join("ann", "chess");
    expect(here.count().players).toEqual(new Map([["chess", 1]]));
    here.join("ann", "pong");
    expect(here.count().players).toEqual(new Map([["pong", 1]]));
  });

  it("ignores those who never entered", () => {
    const here = makeAttendance();
    here.join("ghost", "chess");
    here.leave("ghost");
    here.exit("ghost");
    expect(here.count()).toEqual({ visitors: 0, players: new Map() });
  });

  it("is empty, whatever happened, once everybody has left", () => {
    const visitor = fc.constantFrom("ann", "bob", "cy");
    const deed = fc.tuple(
      visitor,
      fc.constantFrom("enter", "join", "leave", "exit"),
      fc.constantFrom("a", "b"),
    );
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        const here = makeAttendance();
        for (const [who, what, game] of deeds) here[what as "join"](who, game);
        const { visitors, players } = here.count();
        const playing = [...players.values()].reduce((sum, number) => sum + number, 0);
        expect(playing).toBeLessThanOrEqual(visitors);
        expect([...players.values()].every((number) => number > 0)).toBe(true);
        for (const who of ["ann", "bob", "cy"]) here.exit(who);
        expect(here.count()).toEqual({ visitors: 0, players: new Map() });
      }),
    );
  });
});
