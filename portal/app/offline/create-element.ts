type Properties<E> = { [K in keyof E]?: E[K] | undefined };

/** Creates a DOM element with properties and children, for code that runs without React. */
export function createElement<N extends keyof HTMLElementTagNameMap>(
  name: N,
  properties: Properties<HTMLElementTagNameMap[N]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[N] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
