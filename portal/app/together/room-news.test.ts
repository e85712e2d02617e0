import { describe, expect, it } from "vitest";
import type { RoomNews } from "#player/protocol/together.ts";
import { parseRoomNews } from "./room-news.ts";

describe("parseRoomNews", () => {
  it.each<RoomNews>([
    { type: "seats", version: "a1" },
    { type: "together-ready", round: 2 },
    { type: "together-frame", to: 255, frame: new Uint8Array([0, 1]) },
    { type: "together-over", round: 2, scores: [3, 1], tape: new Uint8Array([1, 2]) },
  ])("reads a message as it was sent: $type", (message) => {
    expect(parseRoomNews({ mark: "recess/1", ...message })).toEqual(message);
  });

  it("refuses what the server would not take", () => {
    for (const message of [
      { type: "seats" },
      { type: "together-ready", round: "2" },
      { type: "together-frame", to: 1, frame: [0, 1] },
      { type: "together-frame", to: 1, frame: new Uint8Array(4097) },
      { type: "together-over", round: 1, scores: [Number.NaN], tape: new Uint8Array(1) },
      {
        type: "together-over",
        round: 1,
        scores: Array.from({ length: 17 }, () => 1),
        tape: new Uint8Array(1),
      },
      { type: "together-over", round: 1, scores: [1], tape: new Uint8Array(200_000) },
      { type: "together-over", round: 1, scores: [1] },
      { type: "together" },
    ])
      expect(parseRoomNews(message)).toBeUndefined();
  });
});
