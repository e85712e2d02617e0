import type { Translate } from "#app/messages/translate.ts";
import { createElement } from "#app/offline/create-element.ts";
import buttons from "#app/ui/button.module.css";
import type { PlayOrigin } from "#domain/play-origin.ts";
import { type Erased, eraseBrowser } from "./erase-browser.ts";

/** Widget of the privacy page: the button that erases everything, after a second press, and says what it erased. */
export function mount(element: HTMLElement, t: Translate): void {
  const play: PlayOrigin = JSON.parse(element.dataset["play"] ?? '{"kind":"same"}');
  const note = createElement("p", { role: "status" });
  const button = createElement(
    "button",
    { type: "button", className: buttons["primary"] },
    t("eraseButton.erase"),
  );
  button.dataset["testid"] = "erase";
  button.addEventListener("click", () => {
    if (!button.dataset["sure"]) {
      button.dataset["sure"] = "asked";
      button.textContent = t("eraseButton.sure");
      note.textContent = t("eraseButton.warning");
      return;
    }
    button.disabled = true;
    note.textContent = t("eraseButton.erasing");
    eraseBrowser(play)
      .then(
        (erased) => wordsOf(t, erased),
        () => t("eraseButton.failed"),
      )
      .then((words) => {
        note.textContent = words;
        button.remove();
      })
      .catch(reportError);
  });
  element.replaceChildren(button, note);
}

function wordsOf(t: Translate, { entries, games, databases, settings, caches, hasCookiesDeleted }: Erased) {
  const parts = [
    entries > 0 && t("eraseButton.entries", { count: entries }),
    databases > 0 && t("eraseButton.databases", { count: databases }),
    settings > 0 && t("eraseButton.settings", { count: settings }),
    caches > 0 && t("eraseButton.caches", { count: caches }),
    games > 0 && t("eraseButton.games", { count: games }),
  ].filter((part) => part !== false);
  const found =
    parts.length > 0
      ? t("eraseButton.erased", { found: parts.join(t("list.separator")) })
      : t("eraseButton.nothing");
  return `${found} ${t(hasCookiesDeleted ? "eraseButton.cookies" : "eraseButton.offline")}`;
}
