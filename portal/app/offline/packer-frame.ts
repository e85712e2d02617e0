import { gameOriginFor, type PlayOrigin } from "#domain/play-origin.ts";
import {
  type FromPacker,
  PACKER_READY,
  packerRequest,
  parseFromPacker,
  type ToPacker,
} from "#player/protocol/packer-messages.ts";

/** Client of the packer, the page of the play origin that downloads games for offline use, in a hidden frame of this page. */
export type Packer = {
  /** Sends a request and returns the last response; progress goes to `onProgress`. */
  ask(message: ToPacker, onProgress?: (done: number, total: number) => void): Promise<FromPacker>;
};

const unable: FromPacker = { type: "failed", reason: "unable" };
/** Enough for a slow machine; a play origin that cannot be reached never responds. */
const READY_TIMEOUT_MS = 20_000;

/** Whether games can be kept: browsers have service workers over https and on localhost, and the play origin has to be separate. */
export function canKeepGames(play: PlayOrigin): boolean {
  const { isOpaque } = gameOriginFor(play, location, "");
  return !isOpaque && isSecureContext && "caches" in window && "serviceWorker" in navigator;
}

let packer: Promise<Packer> | undefined;

/** Opens the packer, once per page. */
export function openPacker(play: PlayOrigin, label: string): Promise<Packer> {
  packer ??= open(gameOriginFor(play, location, label).origin);
  return packer;
}

async function open(origin: string): Promise<Packer> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "Offline games";
  // Offline it comes from a cache that games can write to, so it gets no more rights than they have.
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
  frame.setAttribute("data-testid", "packer");
  frame.src = `${origin}/assets/offline/#${encodeURIComponent(location.origin)}`;
  const isReady = await new Promise<boolean>((resolve) => {
    addEventListener("message", function handleReady(event) {
      if (event.source !== frame.contentWindow || event.origin !== origin || event.data !== PACKER_READY)
        return;
      removeEventListener("message", handleReady);
      resolve(true);
    });
    setTimeout(resolve, READY_TIMEOUT_MS, false);
    document.body.append(frame);
  });
  if (!isReady) {
    frame.remove();
    packer = undefined;
    return { ask: async () => unable };
  }
  return {
    ask(message, onProgress) {
      const { port1, port2 } = new MessageChannel();
      return new Promise((resolve) => {
        port1.onmessage = ({ data }) => {
          const response = parseFromPacker(data) ?? unable;
          if (response.type === "progress") return onProgress?.(response.done, response.total);
          port1.close();
          resolve(response);
        };
        frame.contentWindow?.postMessage(packerRequest(message), origin, [port2]);
      });
    },
  };
}
