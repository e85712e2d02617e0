type Direction = { axis: "x" | "y"; isForward: boolean };

/** Keys that scroll a page. A frame that cannot scroll in that direction passes the scrolling on to its parent page. */
const SCROLL_KEYS: Record<string, Direction> = {
  ArrowUp: { axis: "y", isForward: false },
  ArrowDown: { axis: "y", isForward: true },
  ArrowLeft: { axis: "x", isForward: false },
  ArrowRight: { axis: "x", isForward: true },
  PageUp: { axis: "y", isForward: false },
  PageDown: { axis: "y", isForward: true },
  Home: { axis: "y", isForward: false },
  End: { axis: "y", isForward: true },
  " ": { axis: "y", isForward: true },
};

/** Elements that handle these keys themselves. */
const INTERACTIVE =
  "input, textarea, select, button, a[href], summary, audio, video, iframe, [contenteditable], [tabindex][role]";

/**
 * Prevents the default action of scroll keys, so that the site's page does not scroll while the visitor plays. Shortcuts and game pages
 * that scroll themselves are left alone. Space scrolls on `keypress`; prevented on `keydown`, its `keypress` would never fire, and
 * some games listen for that.
 */
export function preventScrollKeys(): void {
  preventDefaultOn("keydown", (event) => event.key !== " ");
  preventDefaultOn("keypress", (event) => event.key === " ");
}

function preventDefaultOn(type: "keydown" | "keypress", applies: (event: KeyboardEvent) => boolean): void {
  window.addEventListener(
    type,
    (event) => {
      const direction = SCROLL_KEYS[event.key];
      const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
      if (direction === undefined || isShortcut || !applies(event)) return;
      if (isInteractive(event.target)) return;
      if (canScroll(event.target, direction)) {
        containScrolling();
        return;
      }
      // Added now, it runs after all of the game's own listeners, which see an event whose default is not prevented. A game that stops the
      // event keeps it from here: the next key that comes is another one.
      window.addEventListener(type, (late) => late === event && event.preventDefault(), { once: true });
    },
    { capture: true },
  );
}

/** The page glides to where a key sends it. A key that comes meanwhile and asks for more than is left must not scroll the site's page. */
function containScrolling(): void {
  const root = document.documentElement;
  if (getComputedStyle(root).overscrollBehaviorY === "auto") root.style.overscrollBehavior = "contain";
}

function isInteractive(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(INTERACTIVE) !== null;
}

function canScroll(target: EventTarget | null, direction: Direction): boolean {
  const first = target instanceof Element ? target : document.body;
  for (let element: Element | null = first; element; element = element.parentElement) {
    if (scrollsByKey(element, direction.axis) && roomLeft(element, direction) > 1) return true;
  }
  return false;
}

function scrollsByKey(element: Element, axis: "x" | "y"): boolean {
  const style = getComputedStyle(element);
  const overflow = axis === "x" ? style.overflowX : style.overflowY;
  // The page scrolls unless its overflow is hidden, on the root or on the body; other elements only with `auto` or `scroll`.
  if (element === document.scrollingElement)
    return overflow !== "hidden" && overflow !== "clip" && !bodyHides(axis);
  return overflow === "auto" || overflow === "scroll";
}

function bodyHides(axis: "x" | "y"): boolean {
  const style = getComputedStyle(document.body ?? document.documentElement);
  return (axis === "x" ? style.overflowX : style.overflowY) === "hidden";
}

function roomLeft(element: Element, { axis, isForward }: Direction): number {
  const [length, visible, position] =
    axis === "x"
      ? [element.scrollWidth, element.clientWidth, element.scrollLeft]
      : [element.scrollHeight, element.clientHeight, element.scrollTop];
  // A few pixels of overflow are an accident of the game's layout, not a page to scroll.
  if (length - visible < visible / 10) return 0;
  return isForward ? length - visible - position : position;
}
