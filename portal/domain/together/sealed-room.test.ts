import { describe, expect, it } from "vitest";
import { hashOf } from "#domain/hash.ts";
import { aRoom, T0 } from "./room.fixture.ts";
import { startRound } from "./rounds.ts";
import { sealRoom, unsealRoom } from "./sealed-room.ts";

const sign = (text: string) => `${hashOf(`secret ${text}`)}`;

describe("a sealed room", () => {
  it("is the room with everybody away, to come back within thirty seconds", () => {
    const room = startRound(aRoom({}, 2), 7, T0);
    const back = unsealRoom(sealRoom(room, sign), sign, T0 + 99);
    expect(back).toEqual({
      ...room,
      members: room.members.map((member) => ({ ...member, connection: null, awaySince: T0 + 99 })),
      emptySince: T0 + 99,
    });
  });

  it("is nothing when it was changed or signed by another", () => {
    const sealed = sealRoom(aRoom(), sign);
    for (const wrong of [
      sealed.replace('"host":0', '"host":1'),
      `x${sealed}`,
      "",
      " ",
      "{}",
      5,
      null,
      undefined,
    ])
      expect(unsealRoom(wrong, sign, T0)).toBeUndefined();
    expect(unsealRoom(sealed, (text) => `${hashOf(`other ${text}`)}`, T0)).toBeUndefined();
  });

  it("fits into one message of a client, however many are in the room", () => {
    const full = aRoom({}, 16);
    const members = full.members.map((member) => ({
      ...member,
      tokenHash: "A".repeat(22),
      awaySince: 1_900_000_000_000,
    }));
    const room = startRound({ ...full, members, openedFrom: "A".repeat(22) }, 2 ** 32 - 1, 1_900_000_000_000);
    const sealed = sealRoom(room, (text) => (text ? "A".repeat(43) : ""));
    expect(
      JSON.stringify(["room:join", { room: room.id, member: 63, token: "A".repeat(22), sealed }]).length,
    ).toBeLessThan(4000);
  });
});
