import type { OnProgress } from "#player/protocol/engine-transfer.ts";
import { FlashError } from "./flash-error.ts";
import { loadScript } from "./load-script.ts";
import { provideEngine } from "./provide-engine.ts";
import { spoofAddress } from "./spoof-address.ts";
import type { Swf } from "./swf.ts";

/** The part of Ruffle's API that we use. */
type RuffleElement = HTMLElement & {
  ruffle(version: 1): { load(options: object): Promise<void>; metadata: object | null };
};
type RuffleGlobal = { config?: object; newest?: () => Ruffle | null };

declare global {
  interface Window {
    RufflePlayer?: RuffleGlobal;
  }
}

/** Ruffle's script once it has run. */
export type Ruffle = { createPlayer(): RuffleElement };

/** Loads Ruffle. Its scripts and its wasm file come at the same time. Throws a `FlashError` where that is not possible. */
export async function loadRuffle(onProgress: OnProgress): Promise<Ruffle> {
  if (typeof WebAssembly !== "object")
    throw new FlashError("engine-failed", { cause: "no WebAssembly here" });
  window.RufflePlayer = { config: { polyfills: false, publicPath: RUFFLE_URL } };
  await loadScript(await provideEngine(onProgress));
  const ruffle = window.RufflePlayer.newest?.();
  if (!ruffle) throw new FlashError("engine-failed", { cause: "Ruffle did not announce itself" });
  return ruffle;
}

/**
 * Plays a SWF in Ruffle. Resolves when the SWF's header is read; rejects with a `FlashError` when the engine fails. `onPanic`: it failed,
 * at the start or later, and shows its panic screen.
 */
export async function playInRuffle(
  ruffle: Ruffle,
  swf: Swf,
  onPanic: (error: FlashError) => void,
): Promise<void> {
  const player = ruffle.createPlayer();
  swf.container.replaceChildren(player);
  // On machines without a GPU this dialog covers the game and takes the first click; visitors at school cannot follow its advice.
  player.shadowRoot?.getElementById("hardware-acceleration-modal")?.remove();
  const api = player.ruffle(1);
  return new Promise((resolve, reject) => {
    watchPanic(player, (error) => {
      reject(error);
      onPanic(error);
    });
    player.addEventListener("loadedmetadata", () => {
      if (api.metadata === null) return;
      // After the event: Ruffle ignores the focus while it still handles the event.
      setTimeout(() => player.focus());
      resolve();
    });
    if (swf.settings.address !== undefined) spoofAddress(swf.settings.address, swf.bytes);
    api.load(optionsFor(swf)).catch((cause: unknown) => reject(new FlashError("engine-failed", { cause })));
  });
}

function optionsFor({ bytes, name, base, settings }: Swf): object {
  return {
    ...(settings.address === undefined ? { data: bytes, swfFileName: name } : { url: settings.address }),
    base: base.href,
    autoplay: "on",
    unmuteOverlay: "hidden",
    splashScreen: false,
    // The whole stage, centred, whatever scale mode the SWF sets for a window that it believes its own.
    letterbox: settings.letterbox ?? "on",
    scale: settings.scale ?? "showAll",
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
    ...(settings.quality && { quality: settings.quality }),
    ...(settings.parameters && { parameters: settings.parameters }),
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
