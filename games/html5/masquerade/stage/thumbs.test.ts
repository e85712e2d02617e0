import { describe, expect, it } from "vitest";
import type { Action } from "#html5/masquerade/core/hands.ts";
import { createControls } from "#kit/input/controls.ts";
import { Thumbs, thumbLayout } from "./thumbs.ts";

/** Thumbs over a frame of this size. */
function someThumbs(width: number, height: number) {
  const root = Object.assign(new EventTarget(), { clientWidth: width, clientHeight: height });
  const thumbs = new Thumbs(root as unknown as HTMLElement);
  const send = (type: string, pointerId: number, x: number, y: number, pointerType = "touch") =>
    root.dispatchEvent(Object.assign(new Event(type), { pointerId, clientX: x, clientY: y, pointerType }));
  return { thumbs, send };
}

describe.each([
  ["upright", 390, 700],
  ["lying", 844, 390],
])("Thumbs on a phone held %s", (_, width, height) => {
  it("walks, looks and paints with three fingers at once", () => {
    const { thumbs, send } = someThumbs(width, height);
    const [paint] = thumbLayout(width, height).buttons;
    send("pointerdown", 1, 80, height - 120);
    send("pointermove", 1, 80, height - 180);
    send("pointerdown", 2, width * 0.7, height * 0.3);
    send("pointermove", 2, width * 0.7 + 50, height * 0.3);
    send("pointerdown", 3, paint?.x ?? 0, paint?.y ?? 0);
    expect(thumbs.step().turn).toBeGreaterThan(0.2);
    expect([...thumbs.held].toSorted()).toEqual(["forward", "paint"]);
    for (const finger of [1, 2, 3]) send("pointerup", finger, 0, 0);
    expect(thumbs.step()).toEqual({ turn: 0, pitch: -0 });
    expect(thumbs.held.size).toBe(0);
  });

  it("presses jump once for each tap", () => {
    const { thumbs, send } = someThumbs(width, height);
    const controls = thumbs.over(createControls<Action>());
    const jump = thumbLayout(width, height).buttons.find(({ action }) => action === "jump");
    send("pointerdown", 1, jump?.x ?? 0, jump?.y ?? 0);
    const pressed = [0, 1].map(() => {
      thumbs.step();
      return controls.pressed("jump");
    });
    expect(pressed).toEqual([true, false]);
  });

  it("keeps all buttons in the frame and apart", () => {
    const { stick, buttons } = thumbLayout(width, height);
    const all = [stick, ...buttons];
    for (const [at, one] of all.entries()) {
      expect(Math.min(one.x, one.y, width - one.x, height - one.y)).toBeGreaterThan(one.r);
      for (const other of all.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r);
    }
  });

  it("leaves the mouse alone", () => {
    const { thumbs, send } = someThumbs(width, height);
    send("pointerdown", 1, 80, height - 120, "mouse");
    send("pointermove", 1, 80, height - 180, "mouse");
    thumbs.step();
    expect(thumbs.held.size).toBe(0);
  });
});
