import type { Page } from "@playwright/test";
import { type PadButton, padButtons } from "@recess/portal/app/controls/controls.ts";

/** A gamepad that a test holds: it replaces `navigator.getGamepads` in the page and in every frame. */
export async function fakeGamepad(page: Page) {
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = { id: "fake", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons };
    let isConnected = false;
    Object.assign(navigator, { getGamepads: () => (isConnected ? [pad] : []) });
    Object.assign(window, {
      fakePad: {
        connect() {
          isConnected = true;
          window.dispatchEvent(new Event("gamepadconnected"));
        },
        set(at: number, pressed: boolean) {
          Object.assign(buttons[at] ?? {}, { pressed, value: Number(pressed) });
        },
      },
    });
  });
  const everywhere = async (script: string) => {
    for (const frame of page.frames()) await frame.evaluate(script);
  };
  return {
    connect: () => everywhere("fakePad.connect()"),
    press: (button: PadButton) => everywhere(`fakePad.set(${padButtons[button]}, true)`),
    release: (button: PadButton) => everywhere(`fakePad.set(${padButtons[button]}, false)`),
  };
}
