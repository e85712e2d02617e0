type Child = Node | string;

/** An element with its class, its words and its children: `element("p", "told", "Hello")`. */
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

export function button(label: Child, className: string, onPress: () => void): HTMLButtonElement {
  const made = element("button", className, label);
  made.type = "button";
  made.addEventListener("click", onPress);
  return made;
}

/** The key that does the same as the button it stands on. */
export const keyCap = (key: string): HTMLElement => {
  const cap = element("kbd", "", key);
  cap.ariaHidden = "true";
  return cap;
};
