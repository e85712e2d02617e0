import type { PuzzlePage } from "./pages.ts";

/** What the engine keeps of a press: the number of the key. */
type EngineKey = { readonly keyCode: number };

/** Globals of the PuzzleScript engine that the frame reads, sets or replaces. Its script declares all of them with `var`. */
type EngineGlobals = {
  state: {
    readonly levels: readonly PuzzlePage[];
    readonly metadata: Readonly<Record<string, unknown>>;
    readonly bgcolor: string;
  };
  /** The board. */
  level: { readonly width: number; readonly height: number };
  /** The page that is shown; a text while it is the one that was saved. */
  curlevel: number | string;
  /** The checkpoint, which is saved too. */
  curlevelTarget: object | null;
  backups: readonly object[];
  titleScreen: boolean;
  /** 1 goes on where the game was left. */
  titleSelection: number;
  quittingTitleScreen: boolean;
  quittingMessageScreen: boolean;
  /** A text stands in place of the board. */
  textMode: boolean;
  /** The text of a rule; empty while the text is a page. */
  messagetext: string;
  messageselected: boolean;
  winning: boolean;
  againing: boolean;
  keybuffer: number[];
  /** Keys count only while this is the canvas. */
  lastDownTarget: EventTarget;
  canvas: HTMLCanvasElement;
  cellwidth: number;
  cellheight: number;
  xoffset: number;
  yoffset: number;
  screenwidth: number;
  screenheight: number;
  flickscreen: boolean;
  zoomscreen: boolean;
  forceRegenImages: boolean;
  compile(command: readonly string[], source: string): void;
  nextLevel(): void;
  loadLevelFromState(state: EngineGlobals["state"], page: number): void;
  /** Indexes of the cells with a player in them, column by column. */
  getPlayerPositions(): readonly number[];
  checkKey(key: EngineKey, isFirst: boolean): void;
  onKeyDown(key: EngineKey): void;
  onKeyUp(key: EngineKey): void;
  update(): void;
  redraw(): void;
  canvasResize(): void;
  regenSpriteImages(): void;
  drawMessageScreen(): void;
  goToTitleScreen(): void;
  DoWin(): void;
};

export const engine = window as typeof window & EngineGlobals;

/** Keys of the engine. */
export const keyCodes = {
  left: 37,
  up: 38,
  right: 39,
  down: 40,
  action: 88,
  undo: 90,
  restart: 82,
} as const;

export type PuzzleKey = keyof typeof keyCodes;

/** Presses and releases a key at once. */
export function press(key: PuzzleKey): void {
  engine.checkKey({ keyCode: keyCodes[key] }, true);
}
