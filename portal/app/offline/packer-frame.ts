import { gameOriginFor, type PlayOrigin } from "#domain/play-origin.ts";
import {
  type FromPacker,
  PACKER_READY,
  packerRequest,
  parseFromPacker,
  type ToPacker,
} from "#player/protocol/packer-messages.ts";
import { hiddenFrame, whenReady } from "./hidden-frame.ts";

/** What the site does while the packer works. */
export type PackerEvents = {
  progress?: ((done: number, total: number) => void) | undefined;
  /** The packer asks for a file of the Flash engine. */
  engine: (file: string, port: MessagePort) => void;
};

const unable: FromPacker = { type: "failed", reason: "unable" };
const unreachable: FromPacker = { type: "failed", reason: "network" };
/** Enough for a slow machine; an origin that cannot be reached never responds. */
const READY_TIMEOUT_MS = 20_000;
/** Between two words of the packer: a file's next bytes, or another tab that is done with its own work. */
const SILENCE_TIMEOUT_MS = 120_000;

/** The last request to the packer of each origin: one frame at a time. */
const queues = new Map<string, Promise<FromPacker>>();

/**
 * Opens the packer of a game, the page of its origin that downloads it for offline use, in a hidden frame, sends it one request, closes it
 * and returns its last response. The frame is there only while it works: the game can script it.
 */
export function askPacker(
  play: PlayOrigin,
  label: string,
  message: ToPacker,
  on?: PackerEvents,
): Promise<FromPacker> {
  const { origin } = gameOriginFor(play, location, label);
  const before = queues.get(origin) ?? Promise.resolve();
  const response = before.then(() => askOnce(origin, message, on));
  queues.set(origin, response);
  return response;
}

async function askOnce(origin: string, message: ToPacker, on: PackerEvents | undefined): Promise<FromPacker> {
  const frame = hiddenFrame(`${origin}/assets/offline/#${encodeURIComponent(location.origin)}`);
  frame.setAttribute("data-testid", "packer");
  try {
    return (await whenReady(frame, origin, PACKER_READY, READY_TIMEOUT_MS))
      ? await ask(frame, origin, message, on)
      : unreachable;
  } finally {
    frame.remove();
  }
}

function ask(
  frame: HTMLIFrameElement,
  origin: string,
  message: ToPacker,
  on: PackerEvents | undefined,
): Promise<FromPacker> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const done = (response: FromPacker) => {
      clearTimeout(timer);
      port1.close();
      resolve(response);
    };
    let timer = setTimeout(done, SILENCE_TIMEOUT_MS, unable);
    port1.onmessage = ({ data, ports: [port] }) => {
      const response = parseFromPacker(data) ?? unable;
      if (response.type !== "progress" && response.type !== "engine") return done(response);
      clearTimeout(timer);
      timer = setTimeout(done, SILENCE_TIMEOUT_MS, unable);
      if (response.type === "progress") on?.progress?.(response.done, response.total);
      else if (port) on?.engine(response.file, port);
    };
    frame.contentWindow?.postMessage(packerRequest(message), origin, [port2]);
  });
}
