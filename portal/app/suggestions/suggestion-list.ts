import type { Translate } from "#app/messages/translate.ts";
import type { Suggestion } from "./suggestion.ts";
import styles from "./suggestions.module.css";

/** Listbox below the search box, with the selected option and an announcement for screen readers. */
export type SuggestionList = {
  isOpen(): boolean;
  show(games: readonly Suggestion[], t: Translate): void;
  hide(): void;
  /** Selects the next or previous option; one step beyond the ends is the box itself. */
  move(step: 1 | -1): void;
  /** Follows the selected link, if any. */
  follow(): boolean;
};

const LIST_ID = "suggestions";

/** Adds the listbox to the form of a search box. */
export function openSuggestionList(box: HTMLInputElement): SuggestionList {
  const list = createElement("div", {
    id: LIST_ID,
    role: "listbox",
    class: styles["list"],
  });
  const status = createElement("p", { role: "status", class: "for-screen-readers" });
  list.hidden = true;
  // Pressing an option must not take the focus from the box, or the list would close before the click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  box.form?.append(list, status);
  box.setAttribute("aria-autocomplete", "list");
  box.setAttribute("aria-controls", LIST_ID);
  let selected = -1;

  function select(index: number): void {
    list.children[selected]?.removeAttribute("aria-selected");
    selected = index;
    const option = list.children[index];
    option?.setAttribute("aria-selected", "true");
    option?.scrollIntoView({ block: "nearest" });
    if (option) box.setAttribute("aria-activedescendant", option.id);
    else box.removeAttribute("aria-activedescendant");
  }

  return {
    isOpen: () => !list.hidden,
    show(games, t) {
      list.setAttribute("aria-label", t("suggestions.label"));
      list.replaceChildren(...games.map((game, index) => createOption(game, index, t)));
      list.hidden = games.length === 0;
      status.textContent = box.value.trim() === "" ? "" : t("suggestions.count", { count: games.length });
      select(-1);
    },
    hide() {
      list.replaceChildren();
      list.hidden = true;
      status.textContent = "";
      select(-1);
    },
    move(step) {
      const places = list.children.length + 1;
      select(((selected + 1 + step + places) % places) - 1);
    },
    follow() {
      list.querySelector<HTMLElement>("[aria-selected]")?.click();
      return selected >= 0;
    },
  };
}

/** An option is a link, so it can be opened in another tab. */
function createOption({ name, href, isTrending }: Suggestion, index: number, t: Translate): HTMLElement {
  const option = createElement("a", {
    id: `${LIST_ID}-${index}`,
    role: "option",
    href,
    tabindex: "-1",
    class: styles["line"],
  });
  option.textContent = name;
  if (isTrending)
    option.append(createElement("span", { class: styles["mark"], title: t("suggestions.trending") }));
  return option;
}

function createElement<N extends keyof HTMLElementTagNameMap>(
  name: N,
  attributes: Readonly<Record<string, string | undefined>>,
): HTMLElementTagNameMap[N] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(key, value);
  return element;
}
