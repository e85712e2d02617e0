import { describe, expect, it } from "vitest";
import { inputPreset } from "./input-preset.ts";

const control = (input: string, action: string) => ({ input, action });

describe("inputPreset", () => {
  it("finds directions, keys and pause in the words of the controls", () => {
    const controls = [
      control("Arrows or WASD", "Walk"),
      control("J, Z or Space", "Punch"),
      control("P, R, M", "Pause, restart, mute"),
    ];
    expect(inputPreset({ controls })).toEqual({
      gamepad: "mapped",
      touch: "unfit",
      ways: { up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight" },
      keys: [{ code: "KeyJ", hint: "Punch" }],
      pause: "KeyP",
      hasPointer: false,
    });
  });

  it("takes the four letters where there are no arrows", () => {
    expect(inputPreset({ controls: [control("WASD", "Walk")] }).ways).toEqual({
      up: "KeyW",
      down: "KeyS",
      left: "KeyA",
      right: "KeyD",
    });
    expect(inputPreset({ controls: [control("A and S", "Drums")] })).toMatchObject({
      ways: {},
      keys: [{ code: "KeyA" }],
    });
  });

  it("finds the key beside the directions of one control, and puts digits last", () => {
    const controls = [
      control("1 to 2, or click", "Choose"),
      control("Arrows or WASD, then Enter or Space", "Choose by keyboard"),
      control("H, U", "Hint, take back"),
    ];
    expect(inputPreset({ controls }).keys.map(({ code, hint }) => `${code} ${hint}`)).toEqual([
      "Enter Choose by keyboard",
      "KeyH Hint",
      "KeyU take back",
      "Digit1 Choose",
      "Digit2 Choose",
    ]);
  });

  it("leaves out what is pressed by accident", () => {
    const controls = [control("R", "Restart"), control("M", "Sound on or off"), control("X", "Action")];
    expect(inputPreset({ controls }).keys).toEqual([{ code: "KeyX", hint: "Action" }]);
  });

  it("hints in another language, and finds keys by the words of its own", () => {
    const controls = [control("H, U", "Hint, take back"), control("X", "Jump"), control("P", "Pause")];
    const { keys, pause } = inputPreset({ controls }, ["提示、悔棋", "跳；按住跳得更高", "暂停"]);
    expect(keys).toEqual([
      { code: "KeyH", hint: "提示" },
      { code: "KeyU", hint: "悔棋" },
      { code: "KeyX", hint: "跳；按住跳得更高" },
    ]);
    expect(pause).toBe("KeyP");
  });

  it("keeps its own hints where another language tells other controls", () => {
    expect(inputPreset({ controls: [control("X", "Jump")] }, ["Skok", "Bieg"]).keys).toEqual([
      { code: "KeyX", hint: "Jump" },
    ]);
  });

  it("follows the manifest's marks before the words", () => {
    const controls = [control("Space or click", "Jump"), control("C", "Crouch")];
    const input = { touch: "own", gamepad: "own", keys: ["KeyC"] } as const;
    expect(inputPreset({ controls, input })).toMatchObject({
      touch: "own",
      gamepad: "own",
      keys: [{ code: "KeyC", hint: "Crouch" }],
      hasPointer: true,
    });
  });

  it("says nothing of a game that says nothing", () => {
    expect(inputPreset({})).toEqual({
      gamepad: "mapped",
      touch: "unfit",
      ways: {},
      keys: [],
      hasPointer: false,
    });
  });
});
