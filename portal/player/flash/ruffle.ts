import { countEngineBytes } from "./engine-bytes.ts";
import { FlashError } from "./flash-error.ts";
import { loadScript } from "./load-script.ts";
import type { Swf } from "./swf.ts";

/** The part of Ruffle's API that we use. */
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
  /** Ruffle failed, at the start or later: it shows its panic screen. */
  onPanic: (error: FlashError) => void;
};

/** Plays a SWF in Ruffle. Resolves when the SWF's header is read; rejects with a `FlashError` when the engine fails. */
export async function playInRuffle(swf: Swf, hooks: RuffleHooks): Promise<void> {
  if (typeof WebAssembly !== "object")
    throw new FlashError("engine-failed", { cause: "no WebAssembly here" });
  window.RufflePlayer = { config: { polyfills: false, publicPath: RUFFLE_URL } };
  countEngineBytes(hooks.onProgress);
  await loadScript(`${RUFFLE_URL}ruffle.js`);
  const source = window.RufflePlayer.newest?.();
  if (!source) throw new FlashError("engine-failed", { cause: "Ruffle did not announce itself" });

  const player = source.createPlayer();
  swf.container.replaceChildren(player);
  // On machines without a GPU this dialog covers the game and takes the first click; visitors at school cannot follow its advice.
  player.shadowRoot?.getElementById("hardware-acceleration-modal")?.remove();
  const api = player.ruffle(1);
  return new Promise((resolve, reject) => {
    watchPanic(player, (error) => {
      reject(error);
      hooks.onPanic(error);
    });
    player.addEventListener("loadedmetadata", () => {
      if (api.metadata === null) return;
      // After the event: Ruffle ignores the focus while it still handles the event.
      setTimeout(() => player.focus());
      resolve();
    });
    api.load(optionsFor(swf)).catch((cause: unknown) => reject(new FlashError("engine-failed", { cause })));
  });
}

function optionsFor({ bytes, name, base }: Swf): object {
  return {
    data: bytes,
    swfFileName: name,
    base: base.href,
    autoplay: "on",
    unmuteOverlay: "hidden",
    splashScreen: false,
    // The whole stage, centred, whatever scale mode the SWF sets for a window that it believes its own.
    letterbox: "on",
    scale: "showAll",
    forceScale: true,
    salign: "",
    forceAlign: true,
    contextMenu: "off",
    allowFullscreen: false,
    // A SWF may load its own files and nothing else: no links, no script on our page.
    allowNetworking: "internal",
    allowScriptAccess: false,
    openUrlMode: "deny",
    warnOnUnsupportedContent: false,
    showSwfDownload: false,
    upgradeToHttps: false,
  };
}

/** Watches for Ruffle's panic screen, an element in its shadow root: there is no error event. */
function watchPanic(player: RuffleElement, onPanic: (error: FlashError) => void): void {
  const { shadowRoot } = player;
  if (shadowRoot === null) return;
  const observer = new MutationObserver(() => {
    const panic = shadowRoot.getElementById("panic");
    if (panic === null) return;
    observer.disconnect();
    onPanic(new FlashError("engine-failed", { cause: panic.textContent }));
  });
  observer.observe(shadowRoot, { childList: true, subtree: true });
}
