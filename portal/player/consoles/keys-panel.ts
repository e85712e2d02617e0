import type { Translate } from "#player/language/translate.ts";
import { codeLabel } from "./code-label.ts";
import type { Button, Controller } from "./core.ts";
import type { KeyMap } from "./key-map.ts";
import type { ConsoleFacts } from "./messages.ts";

export type KeysPanel = {
  show(keys: KeyMap): void;
  /** Takes a code that was pressed for the button that waits for one. False where none does. */
  take(code: string): boolean;
};

type Waiting = { readonly controller: Controller; readonly button: Button };

/** Tables of the buttons of each controller. A press on one waits for the next key or gamepad button, and `onChoose` gets that. */
export function openKeysPanel(
  place: HTMLElement,
  { players, buttons }: ConsoleFacts,
  t: Translate,
  onChoose: (waiting: Waiting, code: string) => void,
): KeysPanel {
  let waiting: Waiting | undefined;
  let shown: KeyMap | undefined;

  function row(controller: Controller, button: Button, keys: KeyMap): HTMLTableRowElement {
    const isWaiting = waiting?.controller === controller && waiting.button === button;
    const name = document.createElement("th");
    name.scope = "row";
    name.textContent = nameOf(button, t);
    const choose = document.createElement("button");
    choose.type = "button";
    choose.dataset["button"] = `${controller}-${button}`;
    choose.toggleAttribute("data-waiting", isWaiting);
    choose.textContent = isWaiting
      ? t("console.pressNow")
      : keys[controller][button].map((code) => codeLabel(code, t)).join(" · ") || t("console.noKey");
    choose.addEventListener("click", () => {
      waiting = { controller, button };
      show(keys);
    });
    const cell = document.createElement("td");
    cell.append(choose);
    const line = document.createElement("tr");
    line.append(name, cell);
    return line;
  }

  function show(keys: KeyMap): void {
    shown = keys;
    const focused =
      document.activeElement instanceof HTMLElement ? document.activeElement.dataset["button"] : undefined;
    const tables = ([1, 2] as const).slice(0, players).map((controller) => {
      const table = document.createElement("table");
      if (players > 1) table.createCaption().textContent = t("console.player", { number: controller });
      table.append(...buttons.map((button) => row(controller, button, keys)));
      return table;
    });
    place.replaceChildren(...tables);
    if (focused) place.querySelector<HTMLElement>(`[data-button="${focused}"]`)?.focus();
  }

  return {
    show(keys) {
      waiting = undefined;
      show(keys);
    },
    take(code) {
      if (!waiting || !shown) return false;
      const chosen = waiting;
      waiting = undefined;
      if (code === "Escape") show(shown);
      else onChoose(chosen, code);
      return true;
    },
  };
}

/** The ways of the cross have names in every language; the others are written on the device. */
function nameOf(button: Button, t: Translate): string {
  if (button === "up" || button === "down" || button === "left" || button === "right")
    return t(`consoleButton.${button}`);
  return button.length === 1 ? button.toUpperCase() : button;
}
