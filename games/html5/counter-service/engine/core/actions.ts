import { type Bindings, directions } from "#kit/input/keys.ts";
import { type Place, type PlaceKind, samePlace } from "./targets.ts";

/** Arrows walk from thing to thing and Space presses it; every thing also has a key of its own. */
export const bindings = {
  ...directions,
  confirm: ["Space", "Enter", "pad:a"],
  lastGuest: ["KeyQ", "pad:l"],
  nextGuest: ["KeyE", "pad:r"],
  board: ["KeyF", "pad:x"],
  serve: ["KeyG", "pad:y"],
  cut: ["KeyT"],
  scrape: ["KeyL"],
  trash: ["KeyB", "Backspace", "pad:b"],
  spot1: ["KeyZ"],
  spot2: ["KeyX"],
  spot3: ["KeyC"],
  spot4: ["KeyV"],
  raw1: ["KeyY"],
  raw2: ["KeyH"],
  raw3: ["KeyN"],
  quarter1: ["KeyU"],
  quarter2: ["KeyI"],
  quarter3: ["KeyJ"],
  quarter4: ["KeyK"],
  item1: ["Digit1"],
  item2: ["Digit2"],
  item3: ["Digit3"],
  item4: ["Digit4"],
  item5: ["Digit5"],
  item6: ["Digit6"],
  item7: ["Digit7"],
  item8: ["Digit8"],
  item9: ["Digit9"],
  item10: ["Digit0"],
} as const satisfies Bindings<string>;

export type Action = keyof typeof bindings;

const row = (kind: PlaceKind, actions: readonly Action[]) =>
  actions.map((action, index) => ({
    action,
    place: { kind, index },
    cap: (bindings[action][0] ?? "").replace(/^(Key|Digit)/, ""),
  }));

/** What each key of its own presses, and what is printed on that key. */
export const shortcuts: readonly { action: Action; place: Place; cap: string }[] = [
  ...row("board", ["board"]),
  ...row("serve", ["serve"]),
  ...row("cut", ["cut"]),
  ...row("scrape", ["scrape"]),
  ...row("trash", ["trash"]),
  ...row("spot", ["spot1", "spot2", "spot3", "spot4"]),
  ...row("raw", ["raw1", "raw2", "raw3"]),
  ...row("quarter", ["quarter1", "quarter2", "quarter3", "quarter4"]),
  ...row("item", ["item1", "item2", "item3", "item4", "item5", "item6", "item7", "item8", "item9", "item10"]),
];

export const shortcutOf = (place: Place) => shortcuts.find((one) => samePlace(one.place, place));
