/** Keys that scroll a page. A frame that has nothing to scroll passes them on to the page around it. */
const SCROLLING = new Set([
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "PageUp",
  "PageDown",
  "Home",
  "End",
]);

/** Elements that do something of their own with these keys. */
const WORKING =
  "input, textarea, select, button, a[href], summary, audio, video, iframe, [contenteditable], [tabindex][role]";

/**
 * Keeps the site's page where it is while someone plays. Shortcuts are left alone, and so are game pages that scroll themselves.
 * Space scrolls on `keypress`; stopped on `keydown` it would never reach games that listen for the former.
 */
export function keepPageStill(): void {
  stop("keydown", (event) => SCROLLING.has(event.key));
  stop("keypress", (event) => event.key === " ");
}

function stop(type: "keydown" | "keypress", scrolls: (event: KeyboardEvent) => boolean): void {
  const prevent = (event: KeyboardEvent) => event.preventDefault();
  window.addEventListener(
    type,
    (event) => {
      const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
      if (isShortcut || !scrolls(event) || isAtWork(event.target) || canScroll(event.target)) return;
      // Added now, it runs after all of the game's own listeners, which see an event that nobody has touched.
      window.addEventListener(type, prevent, { once: true });
    },
    { capture: true },
  );
}

function isAtWork(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WORKING) !== null;
}

function canScroll(target: EventTarget | null): boolean {
  const first = target instanceof Element ? target : document.body;
  for (let element: Element | null = first; element; element = element.parentElement) {
    const isRoot = element === document.documentElement || element === document.body;
    const overflow = getComputedStyle(element).overflowY;
    const hides = isRoot
      ? overflow === "hidden" || overflow === "clip"
      : overflow !== "auto" && overflow !== "scroll";
    if (!hides && element.scrollHeight > element.clientHeight + 1) return true;
  }
  return false;
}
