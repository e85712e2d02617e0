import { expect, it } from "vitest";
import { aRoom, T0 } from "./room.fixture.ts";
import { KEEP_MS } from "./room.ts";
import { roomStoreContract } from "./room-store.contract.ts";
import { memoryRooms } from "./room-store.ts";

roomStoreContract(
  "memory",
  async () => memoryRooms(() => T0),
  () => T0,
);

it("rooms in memory are kept as long as they are touched", async () => {
  let now = T0;
  const store = memoryRooms(() => now);
  const room = aRoom();
  await store.add(room, { maxRooms: 9, maxOfAddress: 9 });
  for (let times = 0; times < 5; times++) {
    now += KEEP_MS - 1;
    await store.touch([room.id]);
  }
  expect(await store.find({ id: room.id })).toEqual(room);
  now += KEEP_MS;
  expect(await store.find({ id: room.id })).toBeUndefined();
});
