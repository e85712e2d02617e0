import { hiddenFrame, whenReady } from "#app/offline/hidden-frame.ts";
import {
  type FromMover,
  MOVER_READY,
  moverRequest,
  parseFromMover,
  type ToMover,
} from "#player/protocol/mover-messages.ts";
import { MOVER_PATH } from "#player/protocol/mover-path.ts";

/** Enough for a slow machine. A launch waits for it, but no longer: the origin may be out of reach. */
const READY_TIMEOUT_MS = 10_000;

/** The mover of an origin, in a hidden frame. */
export type Mover = {
  /** Sends a request. Throws where the mover is not there, fails, or does not answer before the signal. */
  ask<T extends FromMover["type"]>(
    message: ToMover,
    ...types: readonly T[]
  ): Promise<Extract<FromMover, { type: T }>>;
  close(): void;
};

export function openMover(origin: string, signal: AbortSignal): Mover {
  const frame = hiddenFrame(`${origin}${MOVER_PATH}#${encodeURIComponent(location.origin)}`);
  const ready = whenReady(frame, origin, MOVER_READY, READY_TIMEOUT_MS);
  return {
    async ask<T extends FromMover["type"]>(message: ToMover, ...types: readonly T[]) {
      if (!(await ready)) throw new Error(`no mover at ${origin}`);
      signal.throwIfAborted();
      const { port1, port2 } = new MessageChannel();
      const response = nextMessage(port1, signal);
      frame.contentWindow?.postMessage(moverRequest(message), origin, [port2]);
      const parsed = parseFromMover(await response);
      const type = types.find((name) => name === parsed?.type);
      if (parsed === undefined || type === undefined)
        throw new Error(`the mover at ${origin} could not ${message.type}`);
      return parsed as Extract<FromMover, { type: T }>;
    },
    close: () => frame.remove(),
  };
}

function nextMessage(port: MessagePort, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    port.onmessage = ({ data }) => resolve(data);
    // A value that only its own origin may have, such as a file handle.
    port.onmessageerror = () => reject(new Error("the message cannot be read here"));
    signal.addEventListener("abort", () => reject(signal.reason));
  }).finally(() => port.close());
}
