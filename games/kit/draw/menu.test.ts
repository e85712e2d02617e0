import { describe, expect, it } from "vitest";
import { createControls, type Move } from "#kit/input/controls.ts";
import { createMenu, type MenuAction } from "./menu.ts";

const area = { x: 0, y: 0, width: 210, height: 100 };

function aMenu(labels: readonly { label: string; isLocked?: boolean }[], columns: number) {
  const menu = createMenu(labels, area, columns);
  const controls = createControls<MenuAction>();
  const send = (move: Move<MenuAction>) => {
    controls.feed(move);
    const made = menu.step(controls);
    controls.feed({});
    return made;
  };
  return { menu, send };
}

describe("createMenu", () => {
  const four = ["a", "b", "c", "d"].map((label) => ({ label }));

  it("moves over the grid with the keys and stops at its edges", () => {
    const { menu, send } = aMenu(four, 2);
    send({ held: ["right"] });
    send({ held: ["down"] });
    send({ held: ["down"] });
    expect(menu.index).toBe(3);
  });

  it("tells where a choice lies, for games that draw their own cards", () => {
    const { menu } = aMenu(four, 2);
    expect(menu.areaOf(3)).toEqual({ x: 110, y: 55, width: 100, height: 45 });
  });

  it("chooses with confirm", () => {
    const { send } = aMenu(four, 2);
    send({ held: ["right"] });
    expect(send({ held: ["confirm"] })).toBe(1);
  });

  it("chooses what is clicked and nothing beside the choices", () => {
    const { send } = aMenu(four, 2);
    expect(send({ pointer: { x: 160, y: 80, isDown: true } })).toBe(3);
    expect(send({ pointer: { x: 500, y: 80, isDown: true } })).toBeUndefined();
  });

  it("does not let a resting mouse fight the keys", () => {
    const { menu, send } = aMenu(four, 2);
    send({ pointer: { x: 10, y: 10, isDown: false } });
    send({ held: ["right"], pointer: { x: 10, y: 10, isDown: false } });
    expect(menu.index).toBe(1);
  });

  it("refuses what is locked", () => {
    const { send } = aMenu([{ label: "later", isLocked: true }], 1);
    expect(send({ held: ["confirm"] })).toBeUndefined();
  });
});
