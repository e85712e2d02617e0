import { countEngineBytes } from "./engine-bytes.ts";
import { FilmError } from "./flash-error.ts";
import { loadScript } from "./load-script.ts";
import type { Film } from "./swf.ts";

/** The little of Ruffle's interface that we use. */
type RuffleElement = HTMLElement & {
  ruffle(version: 1): { load(options: object): Promise<void>; metadata: object | null };
};
type RuffleGlobal = { config?: object; newest?: () => { createPlayer(): RuffleElement } | null };

declare global {
  interface Window {
    RufflePlayer?: RuffleGlobal;
  }
}

export type RuffleHooks = {
  onProgress: (done: number, total: number) => void;
  /** Ruffle gave up, now or later on: its own red screen is up. */
  onPanic: (error: FilmError) => void;
};

/** Plays a film in Ruffle. Settles when its header is read; rejects with a `FilmError` when the engine cannot. */
export async function playInRuffle(film: Film, hooks: RuffleHooks): Promise<void> {
  if (typeof WebAssembly !== "object") throw new FilmError("engine-failed", { cause: "no WebAssembly here" });
  window.RufflePlayer = { config: { polyfills: false, publicPath: RUFFLE_ADDRESS } };
  countEngineBytes(hooks.onProgress);
  await loadScript(`${RUFFLE_ADDRESS}ruffle.js`);
  const source = window.RufflePlayer.newest?.();
  if (!source) throw new FilmError("engine-failed", { cause: "Ruffle did not announce itself" });

  const player = source.createPlayer();
  film.container.replaceChildren(player);
  // On machines without a GPU it covers the film and takes the first click, to advise what pupils cannot change.
  player.shadowRoot?.getElementById("hardware-acceleration-modal")?.remove();
  const api = player.ruffle(1);
  return new Promise((resolve, reject) => {
    watchPanic(player, (error) => {
      reject(error);
      hooks.onPanic(error);
    });
    player.addEventListener("loadedmetadata", () => {
      if (api.metadata === null) return;
      // Not from within its own event: Ruffle is still busy with it and would not notice.
      setTimeout(() => player.focus());
      resolve();
    });
    api.load(optionsFor(film)).catch((cause: unknown) => reject(new FilmError("engine-failed", { cause })));
  });
}

function optionsFor({ bytes, name, base }: Film): object {
  return {
    data: bytes,
    swfFileName: name,
    base: base.href,
    autoplay: "on",
    unmuteOverlay: "hidden",
    splashScreen: false,
    // The stage's whole picture in the middle, whatever the film would rather do with a window that it takes for its own.
    letterbox: "on",
    scale: "showAll",
    forceScale: true,
    salign: "",
    forceAlign: true,
    contextMenu: "off",
    allowFullscreen: false,
    // Films may load their own parts and nothing else; no links, no script on our page.
    allowNetworking: "internal",
    allowScriptAccess: false,
    openUrlMode: "deny",
    warnOnUnsupportedContent: false,
    showSwfDownload: false,
    upgradeToHttps: false,
  };
}

/** There is no error event: a film that cannot be played shows as an element in Ruffle's shadow root. */
function watchPanic(player: RuffleElement, onPanic: (error: FilmError) => void): void {
  const { shadowRoot } = player;
  if (shadowRoot === null) return;
  const observer = new MutationObserver(() => {
    const panic = shadowRoot.getElementById("panic");
    if (panic === null) return;
    observer.disconnect();
    onPanic(new FilmError("engine-failed", { cause: panic.textContent }));
  });
  observer.observe(shadowRoot, { childList: true, subtree: true });
}
