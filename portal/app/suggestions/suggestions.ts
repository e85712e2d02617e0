import { urls } from "#app/urls.ts";
import { openAsking } from "./fetch-suggestions.ts";
import type { Suggestion } from "./suggestion.ts";
import styles from "./suggestions.module.css";

const listId = "suggestions";
/** Nobody reads a list between two quick letters. */
const pauseMs = 80;

/**
 * Names of games below a search box while somebody types. The box stays a search box to screen readers (one that turned into
 * a combobox on focus would be another thing under their hands); the line that is chosen, and how many there are, is said.
 * Plain DOM, because React would be thirty times its size on pages that have no script at all until somebody comes here.
 */
export function suggestFor(box: HTMLInputElement): void {
  const ask = openAsking((address, init) => fetch(address, init), urls.suggest);
  const list = element("div", { id: listId, role: "listbox", "aria-label": "Games", class: styles["list"] });
  const told = element("p", { role: "status", class: "for-screen-readers" });
  list.hidden = true;
  box.form?.append(list, told);
  box.setAttribute("aria-autocomplete", "list");
  box.setAttribute("aria-controls", listId);
  let chosen = -1;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function show(games: readonly Suggestion[]): void {
    list.replaceChildren(...games.map(option));
    list.hidden = games.length === 0;
    told.textContent = box.value.trim() === "" ? "" : count(games.length);
    choose(-1);
  }

  /** Also what is still on its way does not come any more. */
  function close(): void {
    clearTimeout(pause);
    ask("").catch(reportError);
    show([]);
  }

  function choose(place: number): void {
    list.children[chosen]?.removeAttribute("aria-selected");
    chosen = place;
    const line = list.children[place];
    line?.setAttribute("aria-selected", "true");
    line?.scrollIntoView({ block: "nearest" });
    if (line) box.setAttribute("aria-activedescendant", line.id);
    else box.removeAttribute("aria-activedescendant");
  }

  async function renew(): Promise<void> {
    const games = await ask(box.value);
    if (games && document.activeElement === box) show(games);
  }

  function handleInput(event: Event): void {
    // In the middle of a letter that takes several keys there is nothing to look for yet.
    if (event instanceof InputEvent && event.isComposing) return;
    clearTimeout(pause);
    pause = setTimeout(renew, pauseMs);
  }

  function handleKey(event: KeyboardEvent): void {
    const lines = list.children.length;
    if (event.isComposing) return;
    if (event.key === "Escape" && !list.hidden) {
      // The first press closes the list, the second empties the box as ever.
      event.preventDefault();
      close();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) renew();
      // One place beyond the ends is the box itself.
      else choose(((chosen + (event.key === "ArrowDown" ? 2 : lines + 1)) % (lines + 1)) - 1);
    } else if (event.key === "Enter" && chosen >= 0 && !list.hidden) {
      event.preventDefault();
      list.querySelector<HTMLElement>("[aria-selected]")?.click();
    }
  }

  box.addEventListener("input", handleInput);
  box.addEventListener("keydown", handleKey);
  box.addEventListener("focus", renew);
  box.addEventListener("blur", close);
  // A press on a line must not take the focus away, or the list would be gone before it is a click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  if (box.value !== box.defaultValue) renew();
}

/** The link is the line: it can be opened in another tab as any other. */
function option({ name, href, isTrending }: Suggestion, place: number): HTMLElement {
  const line = element("a", {
    id: `${listId}-${place}`,
    role: "option",
    href,
    tabindex: "-1",
    class: styles["line"],
  });
  line.textContent = name;
  if (isTrending) line.append(element("span", { class: styles["mark"], title: "Trending" }));
  return line;
}

function count(found: number): string {
  if (found === 0) return "No suggestions";
  return found === 1 ? "1 suggestion" : `${found} suggestions`;
}

function element<N extends keyof HTMLElementTagNameMap>(
  name: N,
  attributes: Readonly<Record<string, string | undefined>>,
): HTMLElementTagNameMap[N] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(key, value);
  return made;
}
