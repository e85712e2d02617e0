import { type PlayOrigin, playOriginFor } from "#domain/play-origin.ts";
import {
  type FromPacker,
  PACKER_READY,
  packerRequest,
  parseFromPacker,
  type ToPacker,
} from "#player/protocol/packer-messages.ts";

/** The play origin's packer, in a hidden frame of this page. */
export type Packer = {
  /** The last answer; those that only tell how far it is go to `onProgress`. */
  ask(message: ToPacker, onProgress?: (done: number, total: number) => void): Promise<FromPacker>;
};

const unable: FromPacker = { type: "failed", reason: "unable" };
/** A slow machine may take its time; a play origin that cannot be reached never answers at all. */
const patienceMs = 20_000;

/** Whether games can be kept here at all: browsers allow it over https or on this very machine, to an origin of its own. */
export function canKeepGames(play: PlayOrigin): boolean {
  return play.kind !== "same" && isSecureContext && "caches" in window && "serviceWorker" in navigator;
}

let opening: Promise<Packer> | undefined;

/** One for the page. */
export function openPacker(play: PlayOrigin): Promise<Packer> {
  opening ??= open(playOriginFor(play, location));
  return opening;
}

async function open(origin: string): Promise<Packer> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "Offline games";
  // Without a network it comes from a cache that games could write to; it needs no more rights than they have.
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
  frame.setAttribute("data-testid", "packer");
  frame.src = `${origin}/assets/offline/#${encodeURIComponent(location.origin)}`;
  const isReady = await new Promise<boolean>((resolve) => {
    addEventListener("message", function hear(event) {
      if (event.source !== frame.contentWindow || event.origin !== origin || event.data !== PACKER_READY)
        return;
      removeEventListener("message", hear);
      resolve(true);
    });
    setTimeout(resolve, patienceMs, false);
    document.body.append(frame);
  });
  if (!isReady) {
    frame.remove();
    opening = undefined;
    return { ask: async () => unable };
  }
  return {
    ask(message, onProgress) {
      const { port1, port2 } = new MessageChannel();
      return new Promise((resolve) => {
        port1.onmessage = ({ data }) => {
          const answer = parseFromPacker(data) ?? unable;
          if (answer.type === "progress") return onProgress?.(answer.done, answer.total);
          port1.close();
          resolve(answer);
        };
        frame.contentWindow?.postMessage(packerRequest(message), origin, [port2]);
      });
    },
  };
}
