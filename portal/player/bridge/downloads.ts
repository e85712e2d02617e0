/**
 * Hands files that the game saves by a link with `download` to the site, which asks the visitor: the sandbox has no downloads. Links that are not
 * in the page count too, as scripts make them for one click.
 */
export function offerDownloads(offer: (name: string, file: Blob) => void): void {
  const click = HTMLElement.prototype.click;
  const dispatch = EventTarget.prototype.dispatchEvent;

  /** Whether the link was one to a file of the game's own, which is offered now. */
  function take(link: HTMLAnchorElement): boolean {
    if (!link.hasAttribute("download") || !isOwn(link.href)) return false;
    // At once: the game may revoke the URL right after the click.
    fetch(link.href)
      .then((response) => response.blob())
      .then((file) => offer(link.download || nameIn(link.href), file))
      .catch(reportError);
    return true;
  }

  window.addEventListener("click", (event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    if (link && !event.defaultPrevented && take(link)) event.preventDefault();
  });
  const own = HTMLAnchorElement.prototype;
  own.click = function (this: HTMLAnchorElement) {
    if (this.isConnected || !take(this)) Reflect.apply(click, this, []);
  };
  own.dispatchEvent = function (this: HTMLAnchorElement, event: Event) {
    if (this.isConnected || event.type !== "click" || !take(this))
      return Reflect.apply(dispatch, this, [event]);
    return false;
  };
}

function isOwn(href: string): boolean {
  return /^(?:blob|data):/i.test(href) || URL.parse(href)?.origin === location.origin;
}

function nameIn(href: string): string {
  return /^https?:/.test(href) ? href.replace(/[?#].*$/, "").replace(/^.*\//, "") : "";
}
