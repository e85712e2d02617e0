import { changeMyGames, readMyGames } from "#app/mine/my-games-store.ts";
import { createElement } from "#app/offline/create-element.ts";
import styles from "./help-sheet.module.css";

const shortcuts: readonly (readonly [keys: readonly string[], what: string])[] = [
  [["letters"], "Search, on every list"],
  [["/"], "Go to the search box"],
  [["←", "→", "↑", "↓"], "From game to game"],
  [["Enter"], "Open it"],
  [["Shift", "F"], "Make it a favourite"],
  [["Shift", "R"], "Any game of those shown"],
  [["Shift", "M"], "My games"],
  [["Shift", "G"], "All games"],
  [["Shift", "H"], "Home"],
  [["Shift", "S"], "Settings"],
  [["?"], "This sheet"],
];

let sheet: HTMLDialogElement | undefined;

/** Opens the help sheet: every shortcut, and the switch that turns them off. */
export function openHelpSheet(): void {
  sheet ??= createSheet();
  const opened = sheet;
  whenStyled(() => opened.open || opened.showModal());
}

function createSheet(): HTMLDialogElement {
  const rows = shortcuts.map(([keys, what]) =>
    createElement(
      "div",
      {},
      createElement("dt", {}, ...keys.flatMap((key) => [createElement("kbd", {}, key), " "])),
      createElement("dd", {}, what),
    ),
  );
  const close = createElement("button", { type: "button", className: styles["close"] }, "Close");
  const dialog = createElement(
    "dialog",
    { className: styles["sheet"] },
    createElement("h2", { id: "keys" }, "Keyboard"),
    createElement("dl", { className: styles["keys"] }, ...rows),
    createElement("div", { className: styles["end"] }, createSwitch(), close),
  );
  dialog.setAttribute("aria-labelledby", "keys");
  close.addEventListener("click", () => dialog.close());
  // A press beside the sheet lands on the dialog itself.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  return dialog;
}

function createSwitch(): HTMLElement {
  const box = createElement("input", { type: "checkbox", checked: readMyGames().hasShortcuts });
  box.addEventListener("change", () => changeMyGames((mine) => ({ ...mine, hasShortcuts: box.checked })));
  return createElement("label", { className: styles["switch"] }, box, "Use these keys");
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
