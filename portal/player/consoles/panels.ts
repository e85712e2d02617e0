import type { Translate } from "#player/language/translate.ts";
import type { Emulator } from "./emulator.ts";
import { defaultKeyMap, type KeyMap, remapped } from "./key-map.ts";
import { openKeysPanel } from "./keys-panel.ts";
import { found, type PageElements } from "./page-elements.ts";
import type { Saves, Slot } from "./saves.ts";
import type { Screen } from "./screen.ts";
import { readSettings, type Settings, scalings, writeSettings } from "./settings.ts";
import { openStatesPanel } from "./states-panel.ts";

/** The two panels over the game: save states, and settings. */
export interface Panels {
  readonly isOpen: boolean;
  open(panel: "states" | "settings"): void;
  keys(): KeyMap;
  /** Takes the code of a key or gamepad button where a panel waits for one. */
  takeCode(code: string): boolean;
}

/** How long a note is shown over the picture. */
const NOTE_MS = 2500;

export function openPanels(
  page: PageElements,
  t: Translate,
  emulator: Emulator,
  screen: Screen,
  saves: Saves,
  { onOpen, onClose }: { onOpen(): void; onClose(): void },
): Panels {
  // On a phone every pixel counts, and its own are too small to see that they are uneven.
  let settings = readSettings(localStorage, matchMedia("(pointer: coarse)").matches ? "fit" : "whole");
  let noteTimer: ReturnType<typeof setTimeout> | undefined;
  const dialogs = { states: page.states, settings: page.settings };
  const keysPanel = openKeysPanel(
    found(".keys", HTMLElement, page.settings),
    emulator.facts,
    t,
    ({ controller, button }, code) => change({ keys: remapped(settings.keys, controller, button, code) }),
  );
  const showStates = openStatesPanel({
    t,
    list: found(".slots", HTMLElement, page.states),
    saved: saves.list,
    onSave: saveState,
    onLoad: loadState,
  });

  function showNote(text: string): void {
    page.note.textContent = text;
    clearTimeout(noteTimer);
    noteTimer = setTimeout(() => page.note.replaceChildren(), NOTE_MS);
  }

  async function saveState(slot: Slot): Promise<void> {
    const state = await emulator.saveState();
    await saves.writeState(slot, state, { at: Date.now(), picture: screen.thumbnail() });
    showNote(t("state.saved", { place: slot }));
  }

  async function loadState(slot: Slot): Promise<void> {
    const state = await saves.readState(slot);
    if (state) emulator.loadState(state);
    showNote(t(state ? "state.loaded" : "state.unreadable", { place: slot }));
    page.states.close();
  }

  function change(changed: Partial<Settings>): void {
    settings = { ...settings, ...changed };
    writeSettings(localStorage, settings);
    showSettings();
  }

  function showSettings(): void {
    screen.setScaling(settings.scaling);
    page.rate.hidden = !settings.showsFrameRate;
    keysPanel.show(settings.keys);
  }

  for (const dialog of Object.values(dialogs)) {
    dialog.addEventListener("close", onClose);
    found("[data-close]", HTMLButtonElement, dialog).addEventListener("click", () => dialog.close());
    // A press beside the panel closes it, as everywhere on the site.
    dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  }
  for (const scaling of scalings) {
    const choice = found(`[name="scaling"][value="${scaling}"]`, HTMLInputElement, page.settings);
    choice.checked = settings.scaling === scaling;
    choice.addEventListener("change", () => change({ scaling }));
  }
  const rate = found('[name="rate"]', HTMLInputElement, page.settings);
  rate.checked = settings.showsFrameRate;
  rate.addEventListener("change", () => change({ showsFrameRate: rate.checked }));
  const defaults = found("[data-default-keys]", HTMLButtonElement, page.settings);
  defaults.addEventListener("click", () => change({ keys: defaultKeyMap }));
  showSettings();

  return {
    get isOpen() {
      return page.states.open || page.settings.open;
    },
    open(panel) {
      onOpen();
      if (panel === "states") showStates();
      dialogs[panel].showModal();
    },
    keys: () => settings.keys,
    takeCode: (code) => page.settings.open && keysPanel.take(code),
  };
}
