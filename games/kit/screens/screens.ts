import "./screens.css";
import { direction } from "#kit/language/script.ts";
import { RESULT_AFTER_STEPS } from "#kit/session.ts";
import { over, paused, type ScreenOptions, type ScreenState, title } from "./cards.ts";
import { hatsButton } from "./coins.ts";
import { element, moveFocus } from "./elements.ts";
import type { HatsPanel } from "./hats-panel.ts";
import { createVolumes } from "./volumes.ts";
import type { Words } from "./words.ts";

export type Screens = {
  /** Shows the screen of this state, or none. */
  show(state: ScreenState | undefined): void;
  /** A gamepad moves along the buttons, or by a row where they lie in rows. True when there was one to move to. */
  move(by: number, isToRow: boolean): boolean;
  /** A gamepad presses the button that has the focus. True when there is one. */
  press(): boolean;
  /** A gamepad closes the panel that lies over the screen. True when there was one. */
  back(): boolean;
  /** A panel lies over the screen. */
  readonly isCovered: boolean;
};

/** Opens the screens of a game: title, pause and result, as elements over its canvas. */
export function openScreens(root: HTMLElement, options: ScreenOptions): Screens {
  const box = element("div", "screen");
  box.dir = direction;
  box.hidden = true;
  root.append(box);
  addEventListener("keydown", handleKey, { capture: true });
  let shown = "";
  let hats: HatsPanel | undefined;
  let areHatsComing = false;
  const cards: ScreenOptions = { ...options, onHats: openHats };

  function openHats(): void {
    if (hats || areHatsComing) return;
    areHatsComing = true;
    const opened = shown;
    import("./hats-panel.ts")
      .then(({ openHatsPanel }) => {
        // A round has begun meanwhile.
        if (shown !== opened) return;
        const { sound, areHatsWorn: areWornHere } = options;
        hats = openHatsPanel(root, { sound, areWornHere, onClose });
      })
      .catch(reportError)
      .finally(() => {
        areHatsComing = false;
      });
  }

  function onClose(): void {
    hats = undefined;
  }

  function show(state: ScreenState | undefined) {
    const isDue = state && (state.scene !== "over" || state.age >= RESULT_AFTER_STEPS);
    const key = isDue && state.scene !== "play" ? keyOf(options.words, state) : "";
    if (key === shown) return;
    shown = key;
    hats?.close();
    box.hidden = key === "";
    box.replaceChildren();
    if (!state || key === "") return;
    box.className = `screen ${state.scene}`;
    box.classList.toggle("has-lobby", state.round.lobby !== undefined && state.scene !== "paused");
    const parts = { title, paused, over, play: () => [] }[state.scene](cards, state);
    box.append(element("div", "card", ...parts));
    // The result leaves the corners to the numbers of the round.
    if (state.scene !== "over") box.append(createVolumes(options.sound));
    if (state.scene === "title") box.append(hatsButton(openHats, "in-corner"));
  }

  function handleKey(event: KeyboardEvent) {
    if (box.hidden || hats || event.ctrlKey || event.metaKey || event.altKey) return;
    const keyed = box.querySelector<HTMLElement>(`[data-key="${event.code}"]`);
    if (!event.repeat) keyed?.click();
    // The hats are no way to play: the press does not begin a round as well.
    if (keyed?.matches(".purse")) event.stopPropagation();
    const by = steps[event.code];
    // Where a game has a lobby, the arrows choose in it.
    if (by === undefined || box.classList.contains("has-lobby")) return;
    if (event.target instanceof HTMLInputElement || !moveFocus(box, by)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    show,
    move(by, isToRow) {
      hats?.move(by, isToRow);
      return hats !== undefined || (!box.hidden && moveFocus(box, by));
    },
    press() {
      if (hats) {
        hats.press();
        return true;
      }
      const { activeElement } = document;
      if (box.hidden || !(activeElement instanceof HTMLButtonElement) || !box.contains(activeElement))
        return false;
      activeElement.click();
      return true;
    },
    back() {
      const isOpen = hats !== undefined;
      hats?.close();
      return isOpen;
    },
    get isCovered() {
      return hats !== undefined;
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
