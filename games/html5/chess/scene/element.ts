type Child = Node | string;

/** An element with its class, its words and its children: `element("button", "big", "Play")`. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** A button whose key is named in its hint. */
export function button(label: Child, className: string, onPress: () => void, title = ""): HTMLButtonElement {
  const made = element("button", className, label);
  made.type = "button";
  if (title) made.title = title;
  made.addEventListener("click", onPress);
  return made;
}

/** Keys that a control uses itself must not move the cursor on the board as well. */
export function keepKeys(container: HTMLElement): void {
  const own = new Set(["Enter", "Space", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Escape", "Tab"]);
  container.addEventListener("keydown", (event) => {
    if (own.has(event.code) || event.target instanceof HTMLTextAreaElement) event.stopPropagation();
  });
  container.addEventListener("pointerdown", (event) => event.stopPropagation());
}
