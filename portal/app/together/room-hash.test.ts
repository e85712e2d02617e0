import { describe, expect, it } from "vitest";
import { roomInHash } from "./room-hash.ts";

describe("roomInHash", () => {
  it("finds the room that a URL names", () => {
    expect(roomInHash("#room=BCDFGH")).toBe("BCDFGH");
    expect(roomInHash("#room=AAAAAAAAAAAAAAAAAAAA-_")).toBe("AAAAAAAAAAAAAAAAAAAA-_");
    expect(roomInHash("#room=any")).toBe("any");
  });

  it.each(["", "#today", "#room=", "#room=<b>", `#room=${"x".repeat(50)}`])("finds none in %j", (hash) => {
    expect(roomInHash(hash)).toBeUndefined();
  });
});
