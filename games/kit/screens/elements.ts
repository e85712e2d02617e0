/** An element with a class and what is in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...parts: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...parts);
  return made;
}

/** Keeps presses on an element from the game, which listens to the whole page. */
export function keepPresses<E extends HTMLElement>(made: E): E {
  for (const type of ["pointerdown", "pointerup"]) {
    made.addEventListener(type, (event) => event.stopPropagation());
  }
  return made;
}

export function button(label: string, onPress: () => void, className = "", note = ""): HTMLButtonElement {
  const parts = note ? [label, element("small", "", note)] : [label];
  const made = keepPresses(element("button", className, ...parts));
  made.type = "button";
  made.addEventListener("click", () => {
    // The next key belongs to the game again.
    made.blur();
    onPress();
  });
  return made;
}

/** Moves the focus along the buttons of a box: the first press goes to the first one. False where there are none. */
export function moveFocus(box: HTMLElement, by: number): boolean {
  const buttons = [...box.querySelectorAll<HTMLButtonElement>("button")].filter(
    (each) => each.offsetParent !== null,
  );
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = at < 0 ? 0 : (at + by + buttons.length) % buttons.length;
  buttons[next]?.focus();
  return buttons.length > 0;
}
