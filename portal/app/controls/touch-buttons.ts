import type { Translate } from "#app/messages/translate.ts";
import { createElement } from "#app/offline/create-element.ts";
import type { InputPreset, Way } from "#domain/catalogue/input/input-preset.ts";
import styles from "./controls.module.css";
import type { Controls } from "./controls.ts";
import { heldWays } from "./held-ways.ts";
import { keyLabel, waySigns } from "./key-label.ts";
import { pressDifference } from "./press-difference.ts";
import type { ControlledStage } from "./run-gamepads.ts";

const crossWays: readonly Way[] = ["up", "left", "right", "down"];

/**
 * On-screen buttons over the game: a cross for directions on one side, keys on the other. Every finger is followed by itself, so that one can
 * run and jump. They lie in the site's page: the game never sees the touch, so it cannot act on it too. Returns the function that removes them.
 */
export function showTouchButtons(
  t: Translate,
  place: HTMLElement,
  stage: Pick<ControlledStage, "pressKey">,
  { ways, keys }: Pick<InputPreset, "ways" | "keys">,
  { buttons, isSwapped }: Pick<Controls, "buttons" | "isSwapped">,
): () => void {
  /** The keys that each finger holds, by pointer id. */
  const fingers = new Map<number, ReadonlySet<string>>();
  const heldKeys = () => new Set([...fingers.values()].flatMap((codes) => [...codes]));

  function hold(finger: number, codes: ReadonlySet<string>): void {
    const before = heldKeys();
    if (codes.size > 0) fingers.set(finger, codes);
    else fingers.delete(finger);
    const after = heldKeys();
    pressDifference(stage, before, after);
    for (const button of layer.querySelectorAll<HTMLElement>("[data-code]"))
      button.toggleAttribute("data-held", after.has(button.dataset["code"] ?? ""));
  }

  /** Follows the fingers on an element; `codesAt` gives the keys at a point of it. */
  function follow(element: HTMLElement, codesAt: (event: PointerEvent) => ReadonlySet<string>): void {
    element.addEventListener("pointerdown", (event) => {
      // Otherwise the game would lose the focus, and pause.
      event.preventDefault();
      element.setPointerCapture(event.pointerId);
      hold(event.pointerId, codesAt(event));
    });
    element.addEventListener("pointermove", (event) => {
      if (fingers.has(event.pointerId)) hold(event.pointerId, codesAt(event));
    });
    for (const type of ["pointerup", "pointercancel", "lostpointercapture"] as const)
      element.addEventListener(type, ({ pointerId }) => hold(pointerId, new Set()));
    // A long press would open a menu, and a screen reader sends a click without a finger.
    element.addEventListener("contextmenu", (event) => event.preventDefault());
    element.addEventListener("click", (event) => {
      const code = event.detail === 0 && (event.target as HTMLElement).dataset["code"];
      if (!code) return;
      stage.pressKey(code, true);
      setTimeout(() => stage.pressKey(code, false), TAP_MS);
    });
  }

  const cross = createElement("div", { className: styles["cross"] });
  for (const way of crossWays) {
    const code = ways[way];
    if (code) cross.append(key(code, waySigns[way], t(`touchWays.${way}`), styles[way]));
  }
  follow(cross, (event) => heldWays(ways, offsetFromMiddle(cross, event)));

  const actions = createElement("div", { className: styles["actions"] });
  const hintOf = (code: string) => keys.find((one) => one.code === code)?.hint ?? "";
  for (const code of buttons) {
    // One hint for two keys, such as those of one leg, does not tell them apart.
    const isShared = buttons.some((other) => other !== code && hintOf(other) === hintOf(code));
    const hint = isShared ? "" : hintOf(code);
    const button = key(
      code,
      shortHint(hint) ?? keyLabel(t, code),
      hint || keyLabel(t, code),
      styles["action"],
    );
    follow(button, () => new Set([code]));
    actions.append(button);
  }

  const layer = createElement("div", { className: styles["touch"], role: "group" }, cross, actions);
  layer.ariaLabel = t("touchButtons.label");
  layer.dataset["testid"] = "touch-buttons";
  if (isSwapped) layer.dataset["swapped"] = "";
  if (cross.childElementCount === 0) cross.remove();
  place.append(layer);
  place.dataset["buttons"] = "";
  return () => {
    delete place.dataset["buttons"];
    pressDifference(stage, heldKeys(), new Set());
    layer.remove();
  };
}

/** How long a key is held that a screen reader presses. */
const TAP_MS = 100;
/** Longer words do not fit on a button. */
const MAX_HINT_LENGTH = 9;

function key(code: string, label: string, name: string, className = ""): HTMLButtonElement {
  const button = createElement("button", { type: "button", className, tabIndex: -1 }, label);
  button.ariaLabel = name;
  button.dataset["code"] = code;
  return button;
}

/** The first words of a hint, where they are short: "Punch; hold and let go" is "Punch". */
function shortHint(hint: string): string | undefined {
  const [first = ""] = hint.split(/[;:,(؛،；：，、（]| by | the | and /);
  return first !== "" && first.trim().length <= MAX_HINT_LENGTH ? first.trim() : undefined;
}

function offsetFromMiddle(element: HTMLElement, event: PointerEvent): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: (event.clientX - left - width / 2) / (width / 2),
    y: (event.clientY - top - height / 2) / (height / 2),
  };
}
