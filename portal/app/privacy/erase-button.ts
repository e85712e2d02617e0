import { createElement } from "#app/offline/create-element.ts";
import buttons from "#app/ui/button.module.css";
import type { PlayOrigin } from "#domain/play-origin.ts";
import { type Erased, eraseBrowser } from "./erase-browser.ts";

/** Widget of the privacy page: the button that erases everything, after a second press, and says what it erased. */
export function mount(element: HTMLElement): void {
  const play: PlayOrigin = JSON.parse(element.dataset["play"] ?? '{"kind":"same"}');
  const note = createElement("p", { role: "status" });
  const button = createElement(
    "button",
    { type: "button", className: buttons["primary"] },
    "Erase everything from this browser",
  );
  button.dataset["testid"] = "erase";
  button.addEventListener("click", () => {
    if (!button.dataset["sure"]) {
      button.dataset["sure"] = "asked";
      button.textContent = "Really erase everything?";
      note.textContent = "Saves cannot be brought back. Press once more to erase them all.";
      return;
    }
    button.disabled = true;
    note.textContent = "Erasing…";
    eraseBrowser(play)
      .then(wordsOf, () => "Something could not be erased. Close the other tabs of this site and try again.")
      .then((words) => {
        note.textContent = words;
        button.remove();
      })
      .catch(reportError);
  });
  element.replaceChildren(button, note);
}

function wordsOf({ entries, games, databases, settings, caches, hasCookiesDeleted }: Erased): string {
  const parts = [
    counted(entries, "round on the boards", "rounds on the boards"),
    counted(databases, "database with your saves", "databases with your saves"),
    counted(settings, "setting", "settings"),
    counted(caches, "store of pages and files", "stores of pages and files"),
    counted(games, "game's own storage", "games' own storage"),
  ].filter((part) => part !== undefined);
  const found = parts.length > 0 ? parts.join(", ") : "nothing was left to erase here";
  const cookies = hasCookiesDeleted
    ? "All cookies are gone, and you are signed out."
    : "The server could not be reached, so cookies and what games keep are still here: try again when you are online.";
  return `Erased: ${found}. ${cookies}`;
}

function counted(number: number, one: string, many: string): string | undefined {
  return number === 0 ? undefined : `${number} ${number === 1 ? one : many}`;
}
