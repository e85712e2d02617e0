import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { listen } from "./input.ts";

class FakeKey extends Event {
  code = "";
  repeat = false;
  ctrlKey = false;
  altKey = false;
  metaKey = false;
}
class FakePointer extends Event {
  button = 0;
  clientX = 0;
  clientY = 0;
}
const pads: unknown[] = [];

beforeAll(() => {
  vi.stubGlobal("KeyboardEvent", FakeKey);
  vi.stubGlobal("PointerEvent", FakePointer);
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("navigator", { getGamepads: () => pads });
});
afterAll(() => void vi.unstubAllGlobals());

function aListener() {
  const target = new EventTarget();
  const gestures: string[] = [];
  const input = listen<"jump" | "left">({
    target,
    bindings: { jump: ["Space", "KeyW", "pad:a", "pointer"], left: ["ArrowLeft"] },
    toGame: (x, y) => ({ x: x / 2, y: y / 2 }),
    onGesture: () => gestures.push("now"),
  });
  const send = <E extends Event>(event: E, fields: Partial<E> = {}) => {
    Object.assign(event, fields);
    target.dispatchEvent(event);
    return event;
  };
  const key = (type: string, code: string, fields: Partial<FakeKey> = {}) =>
    send(new FakeKey(type, { cancelable: true }), { code, ...fields });
  return { input, gestures, send, key };
}

describe("listen", () => {
  afterEach(() => pads.splice(0));

  it("holds an action while one of its keys is down", () => {
    const { input, key } = aListener();
    key("keydown", "KeyW");
    expect(input.poll().held).toEqual(["jump"]);
    expect(input.poll().held).toEqual(["jump"]);
    key("keyup", "KeyW");
    expect(input.poll().held).toEqual([]);
  });

  it("never loses a tap that is shorter than a step", () => {
    const { input, key } = aListener();
    key("keydown", "Space");
    key("keyup", "Space");
    expect(input.poll().held).toEqual(["jump"]);
    expect(input.poll().held).toEqual([]);
  });

  it("tells a second tap from holding, even when no step lies between the two", () => {
    const { input, key } = aListener();
    const tap = () => ["keydown", "keyup"].map((type) => key(type, "Space"));
    tap();
    expect(input.poll()).toMatchObject({ held: ["jump"], struck: ["jump"] });
    tap();
    expect(input.poll()).toMatchObject({ held: ["jump"], struck: ["jump"] });
    key("keydown", "Space");
    input.poll();
    expect(input.poll()).toMatchObject({ held: ["jump"], struck: [] });
  });

  it("keeps the browser from scrolling with the game's keys and leaves it all others", () => {
    const { key } = aListener();
    expect(key("keydown", "Space").defaultPrevented).toBe(true);
    expect(key("keydown", "PageDown").defaultPrevented).toBe(false);
  });

  it.each(["ctrlKey", "altKey", "metaKey"] as const)(
    "leaves shortcuts with %s to the browser",
    (modifier) => {
      const { input, key } = aListener();
      expect(key("keydown", "KeyW", { [modifier]: true }).defaultPrevented).toBe(false);
      expect(input.poll().held).toEqual([]);
    },
  );

  it("tells where the pointer is in the game's own units, and takes the main button only", () => {
    const { input, send } = aListener();
    send(new FakePointer("pointerdown"), { clientX: 40, clientY: 20 });
    expect(input.poll()).toMatchObject({ held: ["jump"], pointer: { x: 20, y: 10, isDown: true } });
    send(new FakePointer("pointerup"));
    send(new FakePointer("pointerdown"), { button: 2 });
    expect(input.poll().pointer?.isDown).toBe(false);
  });

  it("lets go of everything when the focus goes", () => {
    const { input, key, send } = aListener();
    key("keydown", "Space");
    input.poll();
    send(new Event("blur"));
    expect(input.poll().held).toEqual([]);
  });

  it("reads a gamepad once one is there", () => {
    const { input, send } = aListener();
    pads.push(null, { buttons: [{ pressed: true }], axes: [] });
    expect(input.poll().held).toEqual([]);
    send(new Event("gamepadconnected"));
    expect(input.poll().held).toEqual(["jump"]);
  });

  it("tells of the first gesture, so that sound may begin", () => {
    const { gestures, key } = aListener();
    key("keydown", "KeyQ");
    expect(gestures).toHaveLength(0);
    key("keydown", "Space");
    expect(gestures).toHaveLength(1);
  });
});
