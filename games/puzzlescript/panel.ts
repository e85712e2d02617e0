import { button, element } from "#kit/screens/elements.ts";
import { engine, press } from "./engine.ts";
import { boardsOf, levelNumber } from "./pages.ts";
import { holdable } from "./touch.ts";
import { t } from "./words.ts";

export type PanelOptions = {
  readonly name: string;
  readonly author: string;
  /** The rules of the game do something with the action key. */
  readonly hasAction: boolean;
  onMenu(): void;
};

/** All around the board: title, level counter, text of the level, and buttons. */
export function buildPanel({ name, author, hasAction, onMenu }: PanelOptions) {
  const { metadata, levels } = engine.state;
  const boards = boardsOf(levels);
  const counter = element("p", "count");
  const bar = element("progress", "bar");
  bar.max = boards.length;
  const note = element("div", "note");
  const undo = withKey(
    button(t("undo"), () => press("undo")),
    "Z",
  );
  const restart = withKey(
    button(t("restart"), () => press("restart")),
    "R",
  );
  const menu = withKey(button(t("levels"), onMenu, "second"), "Esc");
  const keys = element("nav", "keys");
  if (!("noundo" in metadata)) keys.append(undo);
  if (!("norestart" in metadata)) keys.append(restart);
  keys.append(menu);
  const pad = buildPad(hasAction);
  const area = element("main", "area");
  const head = element("header", "head", element("h1", "", name), element("p", "by", t("by", { author })));
  const side = element("aside", "side", head, element("div", "counter", counter, bar), note, keys);
  const root = element("div", "frame", pad, area, side);
  const mat = element("div", "mat", engine.canvas);
  mat.style.background = engine.state.bgcolor;
  area.append(mat);

  return {
    root,
    area,
    /** Says a few words over the board for a moment. */
    say(words: string, more = ""): void {
      const badge = element("p", "badge", words, ...(more ? [element("small", "", more)] : []));
      badge.addEventListener("animationend", () => badge.remove());
      area.querySelector(".badge")?.remove();
      area.append(badge);
    },
    setNote(texts: readonly string[]): void {
      note.replaceChildren(...texts.map((text) => foreign(text)));
      note.hidden = texts.length === 0;
    },
    refresh(): void {
      const level = levelNumber(levels, Number(engine.curlevel));
      const words = t("levelOf", { level, levels: boards.length });
      // Only when it changes: a screen reader would read each step.
      if (counter.textContent !== words) counter.textContent = words;
      bar.value = level;
      undo.disabled = engine.backups.length === 0;
      restart.disabled = undo.disabled;
    },
  };
}

function withKey(made: HTMLButtonElement, key: string): HTMLButtonElement {
  made.append(element("kbd", "", key));
  // The focus stays where it is, so that Space and Enter remain the game's.
  made.addEventListener("mousedown", (event) => event.preventDefault());
  // Pressed by keyboard, a button is not the action key, too.
  made.addEventListener("keydown", (event) => {
    if (event.code === "Enter" || event.code === "Space") event.stopPropagation();
  });
  return made;
}

const arrows = { up: "▲", left: "◀", right: "▶", down: "▼" } as const;

function buildPad(hasAction: boolean): HTMLElement {
  const ways = (["up", "left", "right", "down"] as const).map((way) => {
    const made = element("button", `way ${way}`, arrows[way]);
    made.type = "button";
    made.ariaLabel = t(way);
    return holdable(made, way);
  });
  const action = element("button", "act", "X");
  action.type = "button";
  action.ariaLabel = t("action");
  return element("div", "pad", ...ways, ...(hasAction ? [holdable(action, "action")] : []));
}

/** A text of the puzzle, which is in its author's language. */
function foreign(text: string): HTMLElement {
  const made = element("p", "", text);
  made.dir = "auto";
  return made;
}
