type Direction = { axis: "x" | "y"; isForward: boolean };

/** Keys that scroll a page. A frame that cannot scroll that way passes them on to the page around it. */
const SCROLLING: Record<string, Direction> = {
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

/** Elements that do something of their own with these keys. */
const WORKING =
  "input, textarea, select, button, a[href], summary, audio, video, iframe, [contenteditable], [tabindex][role]";

/**
 * Keeps the site's page where it is while someone plays. Shortcuts are left alone, and so are game pages that scroll themselves.
 * Space scrolls on `keypress`; stopped on `keydown` it would never reach games that listen for the former.
 */
export function keepPageStill(): void {
  stop("keydown", (event) => event.key !== " ");
  stop("keypress", (event) => event.key === " ");
}

function stop(type: "keydown" | "keypress", isDue: (event: KeyboardEvent) => boolean): void {
  const prevent = (event: KeyboardEvent) => event.preventDefault();
  window.addEventListener(
    type,
    (event) => {
      const direction = SCROLLING[event.key];
      const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
      if (direction === undefined || isShortcut || !isDue(event)) return;
      if (isAtWork(event.target) || canScroll(event.target, direction)) return;
      // Added now, it runs after all of the game's own listeners, which see an event that nobody has touched.
      window.addEventListener(type, prevent, { once: true });
    },
    { capture: true },
  );
}

function isAtWork(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WORKING) !== null;
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
  // The page itself scrolls unless told not to; everything else only when told to. Body and root speak for the page together.
  if (element === document.scrollingElement)
    return overflow !== "hidden" && overflow !== "clip" && !bodyHides(axis);
  return overflow === "auto" || overflow === "scroll";
}

function bodyHides(axis: "x" | "y"): boolean {
  const style = getComputedStyle(document.body ?? document.documentElement);
  return (axis === "x" ? style.overflowX : style.overflowY) === "hidden";
}

function roomLeft(element: Element, { axis, isForward }: Direction): number {
  const [length, seen, position] =
    axis === "x"
      ? [element.scrollWidth, element.clientWidth, element.scrollLeft]
      : [element.scrollHeight, element.clientHeight, element.scrollTop];
  // A few pixels of overflow are an accident of the game's layout, nothing to scroll to.
  if (length - seen < seen / 10) return 0;
  return isForward ? length - seen - position : position;
}
