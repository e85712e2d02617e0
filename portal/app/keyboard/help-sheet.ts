import { browserMessages } from "#app/messages/browser-messages.ts";
import type { MessageKey, Translate } from "#app/messages/translate.ts";
import { changeMyGames, readMyGames } from "#app/mine/my-games-store.ts";
import { createElement } from "#app/offline/create-element.ts";
import styles from "./help-sheet.module.css";

const shortcuts: readonly (readonly [keys: readonly string[], what: MessageKey])[] = [
  [["letters"], "keyboard.search"],
  [["/"], "keyboard.searchBox"],
  [["←", "→", "↑", "↓"], "keyboard.move"],
  [["Enter"], "keyboard.open"],
  [["Shift", "F"], "keyboard.favourite"],
  [["Shift", "R"], "keyboard.random"],
  [["Shift", "M"], "keyboard.mine"],
  [["Shift", "G"], "keyboard.games"],
  [["Shift", "H"], "keyboard.home"],
  [["Shift", "S"], "keyboard.settings"],
  [["?"], "keyboard.sheet"],
];

/** Keys that are called otherwise in other languages; the others are the signs on them. */
const keyNames: Readonly<Record<string, MessageKey>> = {
  letters: "keyboard.letters",
  Enter: "keyboard.enter",
  Shift: "keyboard.shift",
};

let sheet: HTMLDialogElement | undefined;

/** Opens the help sheet: every shortcut, and the switch that turns them off. */
export function openHelpSheet(): void {
  browserMessages().then((t) => {
    sheet ??= createSheet(t);
    const opened = sheet;
    whenStyled(() => opened.open || opened.showModal());
  }, reportError);
}

function createSheet(t: Translate): HTMLDialogElement {
  const rows = shortcuts.map(([keys, what]) =>
    createElement(
      "div",
      {},
      createElement("dt", {}, ...keys.flatMap((key) => [createElement("kbd", {}, keyName(key, t)), " "])),
      createElement("dd", {}, t(what)),
    ),
  );
  const close = createElement("button", { type: "button", className: styles["close"] }, t("keyboard.close"));
  const dialog = createElement(
    "dialog",
    { className: styles["sheet"] },
    createElement("h2", { id: "keys" }, t("keyboard.title")),
    createElement("dl", { className: styles["keys"] }, ...rows),
    createElement("div", { className: styles["end"] }, createSwitch(t), close),
  );
  dialog.setAttribute("aria-labelledby", "keys");
  close.addEventListener("click", () => dialog.close());
  // A press beside the sheet lands on the dialog itself.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  return dialog;
}

function keyName(key: string, t: Translate): string {
  const name = keyNames[key];
  return name ? t(name) : key;
}

function createSwitch(t: Translate): HTMLElement {
  const box = createElement("input", { type: "checkbox", checked: readMyGames().hasShortcuts });
  box.addEventListener("change", () => changeMyGames((mine) => ({ ...mine, hasShortcuts: box.checked })));
  return createElement("label", { className: styles["switch"] }, box, t("keyboard.isOn"));
}

/** A page that was reached from elsewhere has only the styles of its first paint; the sheet needs the others. */
function whenStyled(show: () => void): void {
  const { sheet: href } = document.documentElement.dataset;
  if (!href || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) {
    show();
    return;
  }
  const link = createElement("link", { rel: "stylesheet", href });
  link.addEventListener("load", show);
  link.addEventListener("error", show);
  document.head.append(link);
}
