import { FilmError } from "./flash-error.ts";
import { loadScript } from "./load-script.ts";
import type { Film } from "./swf.ts";

/** The little of AwayFL's interface that we use. */
type AvmPlayer = {
  load(): void;
  play(): void;
  setStageDimensions(x: number, y: number, width: number, height: number): void;
  addEventListener(type: string, listener: () => void): void;
};
type AwayFl = {
  AVMPlayer: new (config: object) => AvmPlayer;
  LoaderEvent: { LOADER_COMPLETE: string };
  PlayerGlobal: { builtinsBaseUrl: string };
};

declare global {
  interface Window {
    awayflplayer?: AwayFl;
  }
}

const PATIENCE = 30_000;
const PATIENCE_IN_TROUBLE = 8_000;

/** Plays a film in AwayFL, the second engine: plain script, for where wasm is blocked or Ruffle gives up. */
export async function playInAwayFl({ bytes, name, container }: Film): Promise<void> {
  await loadScript(`${AWAYFL_ADDRESS}bundle/awayfl-player.umd.js`);
  const engine = window.awayflplayer;
  if (engine === undefined) throw new FilmError("engine-failed", { cause: "AwayFL did not announce itself" });
  engine.PlayerGlobal.builtinsBaseUrl = `${AWAYFL_ADDRESS}builtins`;

  const player = new engine.AVMPlayer({
    files: [{ data: bytes.buffer, path: name, resourceType: "GAME" }],
    stageScaleMode: "showAll",
    stageAlign: "TL",
  });
  // It draws on a canvas of its own, straight in the body, as large as the window unless told.
  const fill = () => {
    const { x, y, width, height } = container.getBoundingClientRect();
    player.setStageDimensions(x, y, width, height);
  };
  await loaded(player, engine.LoaderEvent.LOADER_COMPLETE);
  fill();
  window.addEventListener("resize", fill);
  player.play();
}

/**
 * It says nothing when it fails: errors are thrown into the air, or nothing happens at all. It survives some of them too (it complains about
 * missing wasm and draws without), so an error only shortens the wait.
 */
function loaded(player: AvmPlayer, complete: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new FilmError("engine-failed", { cause }));
    const watch = new AbortController();
    const handleTrouble = (cause: unknown) => setTimeout(fail, PATIENCE_IN_TROUBLE, cause);
    window.addEventListener("error", ({ error }) => handleTrouble(error), watch);
    window.addEventListener("unhandledrejection", ({ reason }) => handleTrouble(reason), watch);
    setTimeout(fail, PATIENCE, "AwayFL never finished loading");
    player.addEventListener(complete, () => {
      watch.abort();
      resolve();
    });
    player.load();
  });
}
