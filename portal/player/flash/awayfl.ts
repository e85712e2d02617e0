import { redirectFilmRequests } from "./film-requests.ts";
import { FlashError } from "./flash-error.ts";
import { loadScript } from "./load-script.ts";
import type { Swf } from "./swf.ts";

/** The part of AwayFL's API that we use. */
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

const LOAD_TIMEOUT_MS = 30_000;
const LOAD_TIMEOUT_AFTER_ERROR_MS = 8_000;

/** Plays a SWF in AwayFL, the second engine: plain JavaScript, for browsers that block wasm and for SWFs that Ruffle cannot play. */
export async function playInAwayFl({ bytes, name, base, container, settings }: Swf): Promise<void> {
  refuseScriptAccess();
  await loadScript(`${AWAYFL_URL}bundle/awayfl-player.umd.js`);
  const engine = window.awayflplayer;
  if (engine === undefined)
    throw new FlashError("engine-failed", { cause: "AwayFL did not announce itself" });
  engine.PlayerGlobal.builtinsBaseUrl = `${AWAYFL_URL}builtins`;

  redirectFilmRequests(base, settings.address);
  const player = new engine.AVMPlayer({
    // AwayFL takes the SWF's own URL from the path.
    files: [{ data: bytes.buffer, path: settings.address ?? name, resourceType: "GAME" }],
    stageScaleMode: settings.scale ?? "showAll",
    stageAlign: "TL",
  });
  // AwayFL draws on a canvas of its own in the body, as large as the window unless it is set.
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
 * Takes away what AwayFL gives a SWF of the page around it, as `allowScriptAccess` and `openUrlMode` do in Ruffle: `ExternalInterface.call`
 * hands the SWF's text to `window.eval`, and links go to `window.open`. AwayFL has no setting for either; its own compiler needs
 * neither, as it calls `new Function`.
 */
function refuseScriptAccess(): void {
  window.eval = () => undefined;
  window.open = () => null;
}

/**
 * Resolves when AwayFL has loaded the SWF. It has no failure event: it throws uncaught errors, or nothing happens at all. Some of these
 * errors are harmless (it complains about missing wasm and draws without), so an error only shortens the timeout.
 */
function loaded(player: AvmPlayer, complete: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new FlashError("engine-failed", { cause }));
    const watch = new AbortController();
    const handleError = (cause: unknown) => setTimeout(fail, LOAD_TIMEOUT_AFTER_ERROR_MS, cause);
    window.addEventListener("error", ({ error }) => handleError(error), watch);
    window.addEventListener("unhandledrejection", ({ reason }) => handleError(reason), watch);
    setTimeout(fail, LOAD_TIMEOUT_MS, "AwayFL never finished loading");
    player.addEventListener(complete, () => {
      watch.abort();
      resolve();
    });
    player.load();
  });
}
