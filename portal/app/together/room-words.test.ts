import { describe, expect, it } from "vitest";
import { translateTo } from "#app/messages/languages.ts";
import { aMember, aRoomView, aRound } from "./room-view.fixture.ts";
import { memberWords, placesOf, roomWords, valueWords } from "./room-words.ts";

const t = translateTo("en");
const over = (scores: number[], isAgreed = true) =>
  aRoomView({ phase: "over", round: aRound, result: { scores, isAgreed } });

describe("the words of a room", () => {
  it("say who is missing before a round, and who is waited for", () => {
    expect(roomWords(t, aRoomView({ members: [aMember()] }))).toContain("One more player is needed");
    const five = aRoomView({ members: [aMember()], seats: { least: 4, most: 5 } });
    expect(roomWords(t, five)).toContain("3 more players are needed");
    expect(roomWords(t, { ...five, computers: 3 })).toContain("Press start");
    expect(roomWords(t, aRoomView())).toContain("Press start");
    expect(roomWords(t, aRoomView({ you: 1 }))).toBe("Waiting for Otter 0 to start.");
  });

  it("call a value that stands for a seat by the name of who sits there", () => {
    const second = { value: "second", label: "Second seat", seat: 1 };
    expect(valueWords(t, second, aRoomView())).toBe("Otter 1");
    expect(valueWords(t, second, aRoomView({ you: 1 }))).toBe("Otter 1 (you)");
    expect(valueWords(t, second, aRoomView({ members: [aMember()] }))).toBe("Second seat");
    expect(valueWords(t, { value: 5, label: "5 minutes" }, aRoomView())).toBe("5 minutes");
  });

  it("say whose machine is late while a round is loaded", () => {
    const late = aRoomView({ phase: "loading", round: aRound });
    expect(roomWords(t, late)).toBe("Loading. Waiting for your game and Otter 1.");
    const members = [aMember({ isReady: true }), aMember({ number: 1, isConnected: false })];
    expect(roomWords(t, { ...late, members })).toBe("Get ready …");
  });

  it("say who dropped out of a round", () => {
    const play = aRoomView({ phase: "play", round: aRound });
    expect(roomWords(t, play)).toBe("The round is on.");
    const members = [aMember(), aMember({ number: 1, isConnected: false })];
    expect(roomWords(t, { ...play, members })).toContain("Otter 1 dropped out");
    expect(
      roomWords(t, { ...play, you: 2, members: [...play.members, aMember({ number: 2, seat: null })] }),
    ).toContain("You are watching");
  });

  it("say who won, and who can start again", () => {
    expect(roomWords(t, over([3, 1]))).toBe("You win! Once more?");
    expect(roomWords(t, { ...over([1, 3]), you: 0 })).toBe("Otter 1 wins! Once more?");
    expect(roomWords(t, { ...over([3, 1]), you: 1 })).toBe("Otter 0 wins! Otter 0 can start a rematch.");
    expect(roomWords(t, over([2, 2]))).toContain("A draw!");
    expect(roomWords(t, over([2, 2], false))).toContain("different results");
    const withComputer = { ...aRound, seats: [0, null], names: ["Otter 0", null] };
    expect(roomWords(t, { ...over([1, 2]), round: withComputer })).toContain("The computer wins!");
    const withoutGuest = { ...aRound, seats: [0, null] };
    expect(roomWords(t, { ...over([1, 2]), round: withoutGuest })).toContain("Otter 1 wins!");
  });

  it("say that a result is being checked, and that it was", () => {
    const view = over([3, 1]);
    const withCheck = (check: "running" | "settled" | "failed", isAgreed: boolean) =>
      roomWords(t, { ...view, result: { scores: [3, 1], isAgreed, check } });
    expect(withCheck("running", false)).toContain("Checking …");
    expect(withCheck("settled", true)).toBe("You win! The result was checked. Once more?");
    expect(withCheck("failed", false)).toContain("different results");
  });

  it("set members apart: the reader, the host, and those who dropped out", () => {
    const view = aRoomView({ you: 1 });
    expect(view.members.map((member) => memberWords(t, member, view))).toEqual(["host", "you"]);
    expect(memberWords(t, aMember({ number: 2, isConnected: false }), view)).toBe("dropped out");
  });
});

describe("placesOf", () => {
  it("gives members with the same score the same place", () => {
    const view = aRoomView({
      phase: "over",
      round: { ...aRound, seats: [4, null, 2, 7] },
      result: { scores: [5, 9, 5, 1], isAgreed: true },
    });
    expect([...placesOf(view)].map(([number, { place }]) => [number, place])).toEqual([
      [4, 2],
      [2, 2],
      [7, 4],
    ]);
  });
});
