/** What the player holds: the words on the screen follow it. */
export type Device = "keys" | "touch" | "pad";

let inHand: Device | undefined;

/** The device that was used last; until then, what the machine has. */
export function deviceInHand(): Device {
  inHand ??= globalThis.matchMedia?.("(pointer: coarse)").matches ? "touch" : "keys";
  return inHand;
}

export function takeDevice(device: Device): void {
  inHand = device;
}

/** Follows keyboard and fingers; gamepads are polled by the input. */
export function watchDevice(target: EventTarget): void {
  target.addEventListener("keydown", (event) => {
    // On-screen buttons of the site come as keys that no keyboard sent.
    if (event.isTrusted) takeDevice("keys");
  });
  target.addEventListener("pointerdown", (event) => {
    if (event instanceof PointerEvent && event.isTrusted)
      takeDevice(event.pointerType === "mouse" ? "keys" : "touch");
  });
}

/** Words for each device; those for keys where a device has none of its own. */
export type DeviceWords = { readonly keys: string; readonly touch?: string; readonly pad?: string };

export const wordsFor = (words: DeviceWords, device = deviceInHand()): string => words[device] ?? words.keys;
