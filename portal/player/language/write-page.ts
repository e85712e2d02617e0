import type { MessageKey, Translate } from "./translate.ts";

/** Attributes with the key of a message, and what of the element says it. */
const places = {
  "data-words": (element: Element, text: string) => {
    element.textContent = text;
  },
  "data-label": (element: Element, text: string) => element.setAttribute("aria-label", text),
  "data-tip": (element: Element, text: string) => element.setAttribute("title", text),
};

/**
 * Writes the words of a page, whose markup has the English ones with their keys: until then they are hidden (`page.css`), so that nobody sees another language
 * first. The direction is that of the parts with words (`data-worded`): a game and its engine stay as they are.
 */
export function writePage(t: Translate): void {
  document.documentElement.lang = t.language;
  const direction = /^(?:ar|fa|he|ur)\b/.test(t.language) ? "rtl" : "ltr";
  for (const element of document.querySelectorAll<HTMLElement>("[data-worded]")) element.dir = direction;
  document.documentElement.classList.add("is-worded");
  for (const [attribute, write] of Object.entries(places))
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      const player = element.getAttribute("data-player") ?? "";
      write(element, t(element.getAttribute(attribute) as MessageKey, { player }));
    }
}
