import { cellSize } from "./board-size.ts";
import { engine } from "./engine.ts";
import type { Cell } from "./moves.ts";

/** Around the board on every side, in CSS pixels: the padding of `.area`. */
const MAT_PX = 10;

/** Puts the board into `area`, in place of the engine's own layout, which gives the canvas the whole window and text the canvas. */
export function openBoard(area: HTMLElement, onDrawn: () => void) {
  const { redraw, regenSpriteImages } = engine;
  let isOpen = false;

  /** Texts are the frame's: the engine goes on drawing the board. */
  function asBoard(draw: () => void): void {
    const { textMode } = engine;
    engine.textMode = false;
    draw();
    engine.textMode = textMode;
  }

  function layOut(): void {
    if (!isOpen) return;
    const cells = shownCells();
    const density = devicePixelRatio;
    const room = {
      width: (area.clientWidth - 2 * MAT_PX) * density,
      height: (area.clientHeight - 2 * MAT_PX) * density,
    };
    const cell = cellSize(room, cells);
    const { canvas } = engine;
    canvas.width = cell * cells.width;
    canvas.height = cell * cells.height;
    canvas.style.width = `${canvas.width / density}px`;
    canvas.style.height = `${canvas.height / density}px`;
    if (engine.cellwidth !== cell || engine.forceRegenImages) {
      engine.forceRegenImages = false;
      Object.assign(engine, { cellwidth: cell, cellheight: cell, xoffset: 0, yoffset: 0 });
      asBoard(regenSpriteImages);
    }
    engine.redraw();
  }

  engine.redraw = () => {
    if (!isOpen) return;
    asBoard(redraw);
    onDrawn();
  };
  engine.canvasResize = layOut;
  new ResizeObserver(layOut).observe(area);

  return {
    /** From here on there is a level to draw. */
    open(): void {
      isOpen = true;
      layOut();
    },
  };
}

/** The part of the level that is shown: all of it, the screen that the player is on, or what is around the player. */
function shownCells() {
  const { level, state } = engine;
  const screen = sizeIn(state.metadata["flickscreen"]) ?? sizeIn(state.metadata["zoomscreen"]);
  engine.flickscreen = "flickscreen" in state.metadata;
  engine.zoomscreen = "zoomscreen" in state.metadata;
  const { width, height } = screen ?? level;
  engine.screenwidth = width;
  engine.screenheight = height;
  return { width, height };
}

function sizeIn(value: unknown): { width: number; height: number } | undefined {
  if (!Array.isArray(value)) return undefined;
  const [width, height] = value.map(Number);
  return width && height ? { width, height } : undefined;
}

/** The cell of the picture at a place of the page. */
export function cellAt({ clientX, clientY }: { clientX: number; clientY: number }): Cell {
  const { left, top, width, height } = engine.canvas.getBoundingClientRect();
  return {
    x: Math.floor(((clientX - left) / width) * engine.screenwidth),
    y: Math.floor(((clientY - top) / height) * engine.screenheight),
  };
}

/** The players in the picture, in its cells. */
export function playersShown(): Cell[] {
  const { level, screenwidth, screenheight } = engine;
  const all = engine
    .getPlayerPositions()
    .map((at) => ({ x: Math.floor(at / level.height), y: at % level.height }));
  const [first] = all;
  if (first === undefined) return [];
  const { x, y } = cornerShown(first);
  return all
    .map((player) => ({ x: player.x - x, y: player.y - y }))
    .filter((player) => player.x >= 0 && player.y >= 0 && player.x < screenwidth && player.y < screenheight);
}

/** The upper left cell of the picture; the first player decides. */
function cornerShown(player: Cell): Cell {
  const { level, screenwidth, screenheight } = engine;
  if (engine.flickscreen) {
    const start = (at: number, size: number) => Math.floor(at / size) * size;
    return { x: start(player.x, screenwidth), y: start(player.y, screenheight) };
  }
  if (!engine.zoomscreen) return { x: 0, y: 0 };
  const start = (at: number, size: number, all: number) =>
    Math.max(0, Math.min(at - Math.floor(size / 2), all - size));
  return { x: start(player.x, screenwidth, level.width), y: start(player.y, screenheight, level.height) };
}
