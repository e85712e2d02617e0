/** The two elements that every Flash page has: the SWF's container and the loading screen over it. */
export function pageElements(): { container: HTMLElement; loading: HTMLElement } {
  const container = document.querySelector<HTMLElement>(".swf");
  const loading = document.querySelector<HTMLElement>(".loading");
  if (container === null || loading === null)
    throw new Error("the page lacks its .swf or its .loading element");
  return { container, loading };
}
