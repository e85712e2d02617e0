/**
 * Leads the requests of a SWF in AwayFL to the files beside it: AwayFL resolves relative URLs by the page, and has no option for a base. With an `address`,
 * URLs below its folder lead there, too, and the page's own base URL is that folder: AwayFL takes a SWF's domain from it.
 */
export function redirectFilmRequests(base: URL, address: string | undefined): void {
  const open = XMLHttpRequest.prototype.open;
  const home = address === undefined ? undefined : new URL(".", address).href;
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    isAsync: boolean = true,
  ): void {
    const resolved = new URL(url, base).href;
    const isAtHome = home !== undefined && resolved.startsWith(home);
    open.call(this, method, isAtHome ? new URL(resolved.slice(home.length), base) : resolved, isAsync);
  };
  if (home !== undefined) Object.defineProperty(document, "baseURI", { value: home });
}
