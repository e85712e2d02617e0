import { browserMessages } from "#app/messages/browser-messages.ts";
import { suggestionFetcher } from "./fetch-suggestions.ts";
import { openSuggestionList } from "./suggestion-list.ts";

/**
 * Search suggestions: a list of games below a search box while the visitor types. The box stays a search box to screen readers (one
 * that became a combobox on focus would confuse their users); the selected option and the number of options are announced. Plain DOM,
 * because React would be thirty times its size on pages that have no script until the box gets the focus; for the same reason the box
 * brings the URL along, and the route table stays out.
 */
export function suggestFor(box: HTMLInputElement): void {
  const source = box.dataset["suggests"] ?? "";
  // Names that are ordinary words are in the language of the page.
  const language = document.documentElement.lang;
  const fetchSuggestions = suggestionFetcher(
    // On a mirror the box names a script that answers in the server's place; imported by its URL, it brings no other part along.
    source.endsWith(".js")
      ? async (url) => (await import(/* @vite-ignore */ source)).suggestOnMirror(url)
      : (url, init) => fetch(url, init),
    (query) => `${source}?q=${encodeURIComponent(query)}${language === "en" ? "" : `&lang=${language}`}`,
  );
  const list = openSuggestionList(box);
  const messages = browserMessages();

  async function update(): Promise<void> {
    const [games, t] = await Promise.all([fetchSuggestions(box.value), messages]);
    if (games && document.activeElement === box) list.show(games, t);
  }

  function close(): void {
    // Aborts a request that is under way.
    fetchSuggestions("").catch(reportError);
    list.hide();
  }

  /** Asks for the suggestions while the browser puts the letter into the box, 10 to 20 ms on a slow machine; `handleInput` joins the request. */
  function handleBeforeInput({ inputType, data, isComposing }: InputEvent): void {
    if (inputType !== "insertText" || !data || isComposing) return;
    const { value, selectionStart, selectionEnd } = box;
    const next =
      value.slice(0, selectionStart ?? value.length) + data + value.slice(selectionEnd ?? value.length);
    fetchSuggestions(next).catch(reportError);
  }

  function handleInput(event: Event): void {
    // During the composition of a letter there is no query yet.
    if (event instanceof InputEvent && event.isComposing) return;
    // At once: keys are further apart than any delay that nobody would notice, and the request of the key before is aborted.
    update().catch(reportError);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === "Escape" && list.isOpen()) {
      // The first press closes the list; the second clears the box, as in any search box.
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (list.isOpen()) list.move(event.key === "ArrowDown" ? 1 : -1);
      else update();
    } else if (event.key === "Enter" && list.isOpen() && list.follow()) {
      event.preventDefault();
    }
  }

  box.addEventListener("beforeinput", handleBeforeInput);
  box.addEventListener("input", handleInput);
  box.addEventListener("keydown", handleKey);
  box.addEventListener("focus", update);
  box.addEventListener("blur", close);
  if (box.value !== box.defaultValue) update();
}
