import { beforeEach, describe, expect, it, vi } from "vitest";
import { takeDevice } from "#kit/input/device.ts";
import { Mouse } from "./mouse.ts";

class Page extends EventTarget {
  pointerLockElement: unknown = null;
  asked = 0;
  answer: () => Promise<void> = () => {
    this.pointerLockElement = this;
    return Promise.resolve();
  };

  requestPointerLock(): Promise<void> {
    this.asked++;
    return this.answer();
  }

  click(detail = 1): void {
    this.dispatchEvent(Object.assign(new Event("click"), { detail }));
  }
}

/** A mouse over a page that is its document as well. */
function aMouse() {
  const page = new Page();
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { getGamepads: () => [] });
  const onLost = vi.fn();
  return { page, mouse: new Mouse(page as unknown as HTMLElement, onLost), onLost };
}

describe("Mouse", () => {
  beforeEach(() => takeDevice("keys"));

  it("is caught by the click that starts a round", () => {
    const { page, mouse } = aMouse();
    page.click();
    expect(page.asked).toBe(0);
    mouse.look();
    expect(mouse.look().hasMouse).toBe(true);
  });

  it("is left alone where a round begins with a key, and under fingers", () => {
    const { page, mouse } = aMouse();
    page.click(0);
    mouse.look();
    takeDevice("touch");
    page.click();
    mouse.look();
    expect(page.asked).toBe(0);
  });

  it("makes no error of a browser that refuses, or cannot", async () => {
    const { page, mouse } = aMouse();
    page.answer = () => Promise.reject(new Error("Too soon."));
    page.click();
    mouse.look();
    page.answer = () => {
      throw new Error("Never.");
    };
    page.click();
    await Promise.resolve();
    expect([page.asked, mouse.look().hasMouse]).toEqual([2, false]);
  });

  it("tells when Escape lets it go, for the round pauses then", () => {
    const { page, mouse, onLost } = aMouse();
    page.click();
    mouse.look();
    page.pointerLockElement = null;
    page.dispatchEvent(new Event("pointerlockchange"));
    expect(onLost).toHaveBeenCalledOnce();
  });
});
