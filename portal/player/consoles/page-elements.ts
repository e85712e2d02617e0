/** The elements of `console.html` that scripts fill and follow. */
export function pageElements() {
  return {
    canvas: found("canvas", HTMLCanvasElement),
    loading: found(".loading", HTMLElement),
    rate: found(".rate", HTMLElement),
    note: found(".note", HTMLElement),
    toolbar: found(".toolbar", HTMLElement),
    states: found("#states", HTMLDialogElement),
    settings: found("#settings", HTMLDialogElement),
  };
}

export type PageElements = ReturnType<typeof pageElements>;

/** The element that matches, below another or in the page. */
export function found<T extends Element>(
  selector: string,
  type: new () => T,
  root: ParentNode = document,
): T {
  const element = root.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`the page lacks its ${selector}`);
  return element;
}
