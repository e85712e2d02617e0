import { gameOriginFor, type PlayOrigin } from "#domain/play-origin.ts";
import {
  type FromPacker,
  PACKER_READY,
  packerRequest,
  parseFromPacker,
  type ToPacker,
} from "#player/protocol/packer-messages.ts";
import { hiddenFrame, whenReady } from "./hidden-frame.ts";

const unable: FromPacker = { type: "failed", reason: "unable" };
/** Enough for a slow machine; an origin that cannot be reached never responds. */
const READY_TIMEOUT_MS = 20_000;
/** Between two words of the packer: a file's next bytes, or another tab that is done with its own work. */
const SILENCE_TIMEOUT_MS = 120_000;

/** The last request to the packer of each origin: one frame at a time. */
const queues = new Map<string, Promise<FromPacker>>();

/**
 * Opens the packer of a game, the page of its origin that downloads it for offline use, in a hidden frame, sends it one request, closes it
 * and returns its last response; progress goes to `onProgress`. The frame is there only while it works: the game can script it.
 */
export function askPacker(
  play: PlayOrigin,
  label: string,
  message: ToPacker,
  onProgress?: (done: number, total: number) => void,
): Promise<FromPacker> {
  const { origin } = gameOriginFor(play, location, label);
  const before = queues.get(origin) ?? Promise.resolve();
  const response = before.then(() => askOnce(origin, message, onProgress));
  queues.set(origin, response);
  return response;
}

async function askOnce(
  origin: string,
  message: ToPacker,
  onProgress: ((done: number, total: number) => void) | undefined,
): Promise<FromPacker> {
  const frame = hiddenFrame(`${origin}/assets/offline/#${encodeURIComponent(location.origin)}`);
  frame.setAttribute("data-testid", "packer");
  try {
    return (await whenReady(frame, origin, PACKER_READY, READY_TIMEOUT_MS))
      ? await ask(frame, origin, message, onProgress)
      : unable;
  } finally {
    frame.remove();
  }
}

function ask(
  frame: HTMLIFrameElement,
  origin: string,
  message: ToPacker,
  onProgress: ((done: number, total: number) => void) | undefined,
): Promise<FromPacker> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const done = (response: FromPacker) => {
      clearTimeout(timer);
      port1.close();
      resolve(response);
    };
    let timer = setTimeout(done, SILENCE_TIMEOUT_MS, unable);
    port1.onmessage = ({ data }) => {
      const response = parseFromPacker(data) ?? unable;
      if (response.type !== "progress") return done(response);
      clearTimeout(timer);
      timer = setTimeout(done, SILENCE_TIMEOUT_MS, unable);
      onProgress?.(response.done, response.total);
    };
    frame.contentWindow?.postMessage(packerRequest(message), origin, [port2]);
  });
}
