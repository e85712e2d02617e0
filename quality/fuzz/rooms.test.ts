import { aRoomServer } from "@recess/portal/adapters/socketio/rooms.fixture.ts";
import { ringout, someRooms } from "@recess/portal/domain/together/rooms.fixture.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fuzzRooms } from "./rooms.ts";

let closing: AsyncDisposableStack;
beforeEach(() => {
  closing = new AsyncDisposableStack();
});
afterEach(() => closing.disposeAsync());

describe("the fuzzer of rooms", () => {
  it("finds nothing in ours", async () => {
    const { port } = await aRoomServer(closing);
    expect(await fuzzRooms(port, ringout, 20_261_118, 36)).toEqual([]);
  });

  it("finds a server that lets every member do what the host may", async () => {
    const rooms = someRooms();
    const { port } = await aRoomServer(closing, {
      rooms: {
        ...rooms,
        act: (known, _, action, argument) => rooms.act(known, known.host, action, argument),
      },
    });
    expect(await fuzzRooms(port, ringout, 20_261_118, 12)).not.toEqual([]);
  });
});
