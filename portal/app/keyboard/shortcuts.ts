import { readMyGames } from "#app/mine/my-games-store.ts";
import { urls } from "#app/urls.ts";
import { openHelpSheet } from "./help-sheet.ts";
import { type ArrowKey, isArrowKey, moveInGrid } from "./move-in-grid.ts";

/** Shift and a letter; letters alone are for searching. The help sheet lists them. */
const commands: Readonly<Record<string, () => void>> = {
  H: () => location.assign(urls.landing()),
  G: () => location.assign(urls.games()),
  M: () => location.assign(urls.mine()),
  S: () => location.assign(urls.settings()),
  R: () => document.querySelector<HTMLElement>(`[data-random], a[href^="${urls.random()}"]`)?.click(),
  F: () => {
    const star = cardOf(document.activeElement)?.querySelector<HTMLElement>("[data-star]");
    const ofPage = document.querySelector<HTMLElement>("h1 ~ * [data-star]");
    (star ?? ofPage)?.click();
  },
};

/**
 * Handles a key that was pressed anywhere but in a field. The first keys of a page come late, after the browser has dispatched them
 * (first-touch.ts); then what the browser would have done is done here.
 */
export function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const { target, key } = event;
  if (target instanceof Element && target.closest("input, select, textarea, dialog")) return;
  if (!readMyGames().hasShortcuts) return;
  if (isHandled(event, key)) event.preventDefault();
}

/** Whether the key was a shortcut. A letter that goes into the search box is not: the browser has to put it there. */
function isHandled(event: KeyboardEvent, key: string): boolean {
  if (isArrowKey(key)) return moveFocus(event, key);
  const command = event.shiftKey ? commands[key] : undefined;
  if (command) command();
  else if (key === "?") openHelpSheet();
  else if (key === "/") return focusSearch() !== undefined;
  else if (/^[\p{L}\p{N}]$/u.test(key)) typeToSearch(event, key);
  return command !== undefined || key === "?";
}

function searchBox(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>("[data-suggests]");
}

function focusSearch(): HTMLInputElement | undefined {
  const box = searchBox();
  box?.select();
  return box ?? undefined;
}

/** On lists a letter starts a search. On the page of a game letters may be meant for the game. */
function typeToSearch(event: KeyboardEvent, key: string): void {
  const box = searchBox();
  if (!box || document.querySelector('[data-island$="stage"]')) return;
  const isFirst = document.activeElement !== box;
  if (isFirst) focusSearch();
  if (event.eventPhase !== Event.NONE) return;
  box.value = isFirst ? key : box.value + key;
  box.dispatchEvent(new InputEvent("input", { bubbles: true, data: key }));
}

/** The card, search result or tile that an element is in. */
function cardOf(element: Element | null): Element | null {
  return element?.closest("main :is(article, li)") ?? null;
}

/** On a page that is read from right to left, the next card is on the left. */
function inReadingOrder(key: ArrowKey): ArrowKey {
  if (document.dir !== "rtl" || key === "ArrowUp" || key === "ArrowDown") return key;
  return key === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
}

/** Arrows lead from one game to the next. From nowhere, those sideways lead to the first game in view; the others scroll, as ever. */
function moveFocus(event: KeyboardEvent, key: ArrowKey): boolean {
  // A carousel has arrows of its own.
  if (event.target instanceof Element && event.target.closest("[data-island]")) return false;
  const links = [
    ...document.querySelectorAll<HTMLElement>(
      `main :is(article, li) :is(a[href^="${urls.games()}/"], a[href^="/loading"])`,
    ),
  ].filter((link) => link.checkVisibility() && !link.closest("[data-island]"));
  const boxes = links.map((link) => (cardOf(link) ?? link).getBoundingClientRect());
  const card = cardOf(document.activeElement);
  const current = card ? links.findIndex((link) => cardOf(link) === card) : -1;
  const isVertical = key === "ArrowUp" || key === "ArrowDown";
  if (current < 0 && (isVertical || document.activeElement !== document.body)) return false;
  const next =
    current < 0 ? boxes.findIndex(({ top }) => top >= 0) : moveInGrid(boxes, current, inReadingOrder(key));
  const link = next === undefined ? undefined : links[next];
  link?.focus();
  return link !== undefined;
}
