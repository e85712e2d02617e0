import { button, element, moveFocus } from "#kit/screens/elements.ts";

export type CardButton = { readonly label: string; readonly className?: string; press(): void };

export type Card = {
  readonly heading: string;
  readonly texts?: readonly string[];
  readonly buttons: readonly CardButton[];
  /** More buttons below, such as one for each level. */
  readonly more?: HTMLElement;
  /** What Escape does. */
  dismiss(): void;
};

/** The one card over the board. While it is open, keys are its own. */
export function openCards(root: HTMLElement) {
  const place = element("div", "veil");
  place.hidden = true;
  root.append(place);
  let dismissed: () => void = close;

  function close(): void {
    place.hidden = true;
    place.replaceChildren();
  }

  function show({ heading, texts = [], buttons, more, dismiss }: Card): void {
    const choose = (run: () => void) => () => {
      close();
      run();
    };
    const row = element(
      "div",
      "ways",
      ...buttons.map(({ label, className, press }) => button(label, choose(press), className)),
    );
    const card = element("section", "card", element("h2", "", heading));
    card.append(...texts.map((text) => element("p", "", text)), row, ...(more ? [more] : []));
    card.setAttribute("role", "dialog");
    card.ariaLabel = heading;
    place.replaceChildren(card);
    place.hidden = false;
    dismissed = choose(dismiss);
    moveFocus(card, 0);
  }

  addEventListener(
    "keydown",
    (event) => {
      if (place.hidden) return;
      event.stopImmediatePropagation();
      const by = steps[event.code];
      if (by !== undefined) moveFocus(place, by);
      else if (event.code === "Escape") dismissed();
      // The keys of the game, which gamepads press too; Space and Enter are the browser's.
      else if (
        (event.code === "KeyX" || event.code === "KeyZ") &&
        !event.repeat &&
        document.activeElement instanceof HTMLElement
      )
        document.activeElement.click();
      else return;
      event.preventDefault();
    },
    { capture: true },
  );

  return { show, close, isOpen: () => !place.hidden };
}

export type Cards = ReturnType<typeof openCards>;

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  KeyA: -1,
  KeyW: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  KeyD: 1,
  KeyS: 1,
};
