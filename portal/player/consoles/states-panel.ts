import type { Translate } from "#player/language/translate.ts";
import { type SavedState, type Slot, slots } from "./saves.ts";

export type StatesPanelOptions = {
  readonly t: Translate;
  /** The list of places. */
  readonly list: HTMLElement;
  readonly saved: () => ReadonlyMap<Slot, SavedState>;
  readonly onSave: (slot: Slot) => Promise<void>;
  readonly onLoad: (slot: Slot) => Promise<void>;
};

/** Shows the three places for save states. Returns the function that shows them anew. */
export function openStatesPanel({ t, list, saved, onSave, onLoad }: StatesPanelOptions): () => void {
  function show(): void {
    const states = saved();
    list.replaceChildren(...slots.map((slot) => place(slot, states.get(slot))));
  }

  function place(slot: Slot, state: SavedState | undefined): HTMLLIElement {
    const item = document.createElement("li");
    const save = button(t("state.save"), t("state.saveIn", { place: slot }), async () => {
      await onSave(slot);
      show();
      list.querySelector<HTMLElement>(`li:nth-child(${slot}) button`)?.focus();
    });
    const load = button(t("state.load"), t("state.loadFrom", { place: slot }), () => onLoad(slot));
    load.className = "quiet";
    load.disabled = state === undefined;
    item.append(picture(slot, state, t), time(state, t), save, load);
    return item;
  }

  show();
  return show;
}

function picture(slot: Slot, state: SavedState | undefined, t: Translate): HTMLElement {
  if (state === undefined) {
    const empty = document.createElement("div");
    empty.className = "empty";
    empty.textContent = t("state.empty");
    return empty;
  }
  const image = document.createElement("img");
  image.src = state.picture;
  image.alt = t("state.picture", { place: slot });
  return image;
}

function time(state: SavedState | undefined, t: Translate): HTMLTimeElement {
  const element = document.createElement("time");
  if (state === undefined) return element;
  const date = new Date(state.at);
  element.dateTime = date.toISOString();
  element.textContent = date.toLocaleString(t.language, { dateStyle: "short", timeStyle: "short" });
  return element;
}

function button(text: string, label: string, onPress: () => Promise<void>): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  element.ariaLabel = label;
  element.addEventListener("click", () => void onPress());
  return element;
}
