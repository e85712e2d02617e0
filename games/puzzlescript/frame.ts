import "#kit/font.css";
import "./palettes.css";
import "./frame.css";
import { openBoard } from "./board.ts";
import { openCards } from "./cards.ts";
import { engine } from "./engine.ts";
import { openLevels } from "./levels.ts";
import { buildPanel } from "./panel.ts";
import { openProgress } from "./progress.ts";
import { watchSwipes } from "./touch.ts";
import { markPage } from "./words.ts";

type Puzzle = { readonly name: string; readonly author: string; readonly source: string };

/** Starts a PuzzleScript game inside our frame: in play, with the engine's pages of text as notes and cards. */
function startPuzzle({ name, author, source }: Puzzle): void {
  // The engine would lay out its canvas anew.
  removeEventListener("resize", engine.canvasResize);
  // Nothing is drawn before there is a level.
  engine.redraw = () => undefined;
  const draw = engineDrawing;
  engine.canvasResize = () => undefined;
  engine.compile(["restart"], source);
  engine.redraw = draw;

  const panel = buildPanel({ name, author, hasAction: usesAction(source), onMenu: () => levels.showMenu() });
  document.body.append(panel.root);
  const cards = openCards(panel.root);
  const board = openBoard(panel.area, panel.refresh);
  const levels = openLevels({ name, author, panel, cards, progress: openProgress() });
  pauseWhile(cards.isOpen);
  watchSwipes(panel.area);
  watchDevice();
  markPage(document);
  levels.begin();
  board.open();
}

const engineDrawing = engine.redraw;

/** Games with a clock stand still behind a card. */
function pauseWhile(isPaused: () => boolean): void {
  const { update } = engine;
  engine.update = () => {
    if (!isPaused()) update();
  };
}

/** Shows the buttons for fingers once there is one, and hides them for a mouse. */
function watchDevice(): void {
  const { classList } = document.documentElement;
  classList.toggle("is-touched", matchMedia("(pointer: coarse)").matches);
  addEventListener(
    "pointerdown",
    ({ pointerType }) => classList.toggle("is-touched", pointerType !== "mouse"),
    {
      capture: true,
    },
  );
  // The engine takes keys only while its canvas was pressed last.
  document.addEventListener("mousedown", () => {
    engine.lastDownTarget = engine.canvas;
  });
}

/** Whether the rules name the action key. */
function usesAction(source: string): boolean {
  if (/^\s*noaction\b/im.test(source)) return false;
  return /\baction\b/i.test(/^\s*rules\s*$([\s\S]*?)^\s*winconditions\s*$/im.exec(source)?.[1] ?? "");
}

Object.assign(window, { startPuzzle });
