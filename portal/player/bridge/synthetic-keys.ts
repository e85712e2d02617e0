import { keyFacts } from "#player/protocol/key-code.ts";

/**
 * Dispatches the events of a key where the game would get them: at the focused element, in the innermost frame that has the focus. Games that
 * ask for `isTrusted` do not take them; no game that we know does.
 */
export function pressKey(code: string, isDown: boolean, page: Document = document): void {
  const facts = keyFacts(code);
  const target = focusedElement(page);
  const view = target?.ownerDocument.defaultView;
  if (!facts || !target || !view) return;
  const dispatch = (type: string, keyCode: number) => {
    const options = { key: facts.key, code, bubbles: true, cancelable: true, composed: true, view };
    const event = new view.KeyboardEvent(type, options);
    // Old games and AwayFL read nothing else, and the constructor has no standard way to set them.
    for (const name of ["keyCode", "which"]) Object.defineProperty(event, name, { value: keyCode });
    return target.dispatchEvent(event);
  };
  if (!isDown) dispatch("keyup", facts.keyCode);
  else if (dispatch("keydown", facts.keyCode) && facts.key.length === 1)
    dispatch("keypress", facts.key.charCodeAt(0));
}

/** The element with the focus; where that is a frame of the game's own, the one inside it. */
function focusedElement(page: Document): Element | null {
  const active = page.activeElement ?? page.body;
  // A game in an inner frame may never have been given the focus.
  const frame = active === page.body ? page.querySelector("iframe") : active;
  const inside = frame && innerPage(frame);
  return inside ? focusedElement(inside) : active;
}

/** The page in an element, if that is a frame of the same origin. By tag name: elements of another frame have classes of their own. */
export function innerPage(element: Element): Document | null {
  return element.tagName === "IFRAME" ? (element as HTMLIFrameElement).contentDocument : null;
}
