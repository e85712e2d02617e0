import { describe, expect, it } from "vitest";
import { createControls, type Move } from "#kit/input/controls.ts";
import { createTwoRows } from "./two-rows.ts";

type Way = "up" | "down" | "left" | "right";

const desktop = { width: 960, height: 540, scale: 1 };
const pointed = (x: number, y: number): Move<Way> => ({ pointer: { x, y, isDown: true } });

function aLobby(screen = desktop) {
  const chosen = { word: "easy", picture: "hat" };
  const lobby = createTwoRows(screen, {
    words: {
      ids: ["easy", "fair", "hard"],
      chosen: () => chosen.word,
      choose: (word) => {
        chosen.word = word;
      },
      nameOf: (word) => word,
    },
    pictures: {
      ids: ["hat", "cap", "crown"],
      chosen: () => chosen.picture,
      choose: (picture) => {
        chosen.picture = picture;
      },
      radius: 20,
      draw: () => undefined,
    },
    line: () => ({ text: "", isMissing: false }),
    colors: { ground: "", chip: "", ink: "" },
  });
  const controls = createControls<Way>();
  /** Whether the press was meant for the lobby. */
  const send = (move: Move<Way>) => {
    controls.feed(move);
    const isMeant = lobby.step(controls);
    controls.feed({});
    return isMeant;
  };
  return { chosen, send };
}

describe("createTwoRows", () => {
  it("goes through the words with up and down, and stops at both ends", () => {
    const { chosen, send } = aLobby();
    send({ held: ["down"] });
    expect(chosen.word).toBe("easy");
    for (let press = 0; press < 4; press += 1) expect(send({ held: ["up"] })).toBe(true);
    expect(chosen).toEqual({ word: "hard", picture: "hat" });
  });

  it("goes through the pictures with left and right, round and round", () => {
    const { chosen, send } = aLobby();
    send({ held: ["left"] });
    expect(chosen.picture).toBe("crown");
    expect(send({ held: ["right"] })).toBe(true);
    expect(chosen).toEqual({ word: "easy", picture: "hat" });
  });

  it("takes what is clicked", () => {
    const { chosen, send } = aLobby();
    expect(send(pointed(480 + 158, 540 - 127))).toBe(true);
    expect(send(pointed(480, 540 - 74))).toBe(true);
    expect(chosen).toEqual({ word: "hard", picture: "cap" });
  });

  it.each([
    ["beside the chips", 480 + 79, 540 - 127],
    ["beside the discs", 480 + 100, 540 - 74],
    ["above both", 480, 200],
  ])("leaves a click %s to the game", (_, x, y) => {
    const { chosen, send } = aLobby();
    expect(send(pointed(x, y))).toBe(false);
    expect(send({})).toBe(false);
    expect(chosen).toEqual({ word: "easy", picture: "hat" });
  });

  it("has rows for a finger on an upright phone", () => {
    const phone = { width: 960, height: 2078, scale: 0.406 };
    const { chosen, send } = aLobby(phone);
    // Eighteen CSS pixels above and below the middle of each row.
    for (const aside of [-18, 18]) {
      expect(send(pointed(780, 2078 - 206 + aside / phone.scale))).toBe(true);
      expect(chosen.word).toBe("hard");
      expect(send(pointed(480 + 120, 2078 - 98 + aside / phone.scale))).toBe(true);
      expect(chosen.picture).toBe("crown");
      Object.assign(chosen, { word: "easy", picture: "hat" });
    }
  });
});
