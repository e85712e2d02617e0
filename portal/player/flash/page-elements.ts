/** The parts of the page that every page of films has. */
export function pieces(): { container: HTMLElement; curtainElement: HTMLElement } {
  const container = document.querySelector<HTMLElement>(".film");
  const curtainElement = document.querySelector<HTMLElement>(".curtain");
  if (container === null || curtainElement === null)
    throw new Error("the page lacks its film or its curtain");
  return { container, curtainElement };
}
