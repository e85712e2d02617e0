import "./screens.css";
import { direction } from "#kit/language/script.ts";
import { RESULT_AFTER_STEPS } from "#kit/session.ts";
import { over, paused, type ScreenOptions, type ScreenState, title } from "./cards.ts";
import { element, moveFocus } from "./elements.ts";
import { createVolumes } from "./volumes.ts";
import type { Words } from "./words.ts";

export type Screens = {
  /** Shows the screen of this state, or none. */
  show(state: ScreenState | undefined): void;
  /** A gamepad moves along the buttons. True when there was one to move to. */
  move(by: number): boolean;
  /** A gamepad presses the button that has the focus. True when there is one. */
  press(): boolean;
};

/** Opens the screens of a game: title, pause and result, as elements over its canvas. */
export function openScreens(root: HTMLElement, options: ScreenOptions): Screens {
  const box = element("div", "screen");
  box.dir = direction;
  box.hidden = true;
  root.append(box);
  addEventListener("keydown", handleKey, { capture: true });
  let shown = "";

  function show(state: ScreenState | undefined) {
    const isDue = state && (state.scene !== "over" || state.age >= RESULT_AFTER_STEPS);
    const key = isDue && state.scene !== "play" ? keyOf(options.words, state) : "";
    if (key === shown) return;
    shown = key;
    box.hidden = key === "";
    box.replaceChildren();
    if (!state || key === "") return;
    box.className = `screen ${state.scene}`;
    box.classList.toggle("has-lobby", state.round.lobby !== undefined && state.scene !== "paused");
    const parts = { title, paused, over, play: () => [] }[state.scene](options, state);
    box.append(element("div", "card", ...parts));
    // The result leaves the corners to the numbers of the round.
    if (state.scene !== "over") box.append(createVolumes(options.sound));
  }

  function handleKey(event: KeyboardEvent) {
    if (box.hidden || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!event.repeat) box.querySelector<HTMLElement>(`[data-key="${event.code}"]`)?.click();
    const by = steps[event.code];
    // Where a game has a lobby, the arrows choose in it.
    if (by === undefined || box.classList.contains("has-lobby")) return;
    if (event.target instanceof HTMLInputElement || !moveFocus(box, by)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    show,
    move: (by) => !box.hidden && moveFocus(box, by),
    press() {
      const { activeElement } = document;
      if (box.hidden || !(activeElement instanceof HTMLButtonElement) || !box.contains(activeElement))
        return false;
      activeElement.click();
      return true;
    },
  };
}

/** The next button lies where one reads on. */
const right = direction === "rtl" ? -1 : 1;
const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -right,
  ArrowDown: 1,
  ArrowRight: right,
};

/** Changes when the screen has to be laid anew. */
const keyOf = ({ modes, chips }: Words, { scene, best, isRecord, round }: ScreenState) =>
  `${scene} ${best} ${isRecord} ${round.core.score} ${round.lobby !== undefined} ${modes?.().length} ${chips?.().length}`;
