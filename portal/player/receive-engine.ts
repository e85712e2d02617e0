import { type OnProgress, parseEngineMessage } from "#player/protocol/engine-transfer.ts";

/** The site's page answers at once, even when it has to fetch the file first. */
const FIRST_ANSWER_TIMEOUT_MS = 3000;
/** Between two messages of a download. */
const SILENCE_TIMEOUT_MS = 15_000;

/** Receives a file of the Flash engine from the site's page. Undefined where that does not have it, or falls silent. */
export function receiveEngine(port: MessagePort, onProgress: OnProgress): Promise<ArrayBuffer | undefined> {
  return new Promise((resolve) => {
    const done = (bytes?: ArrayBuffer) => {
      clearTimeout(timer);
      port.close();
      resolve(bytes);
    };
    let timer = setTimeout(done, FIRST_ANSWER_TIMEOUT_MS);
    port.onmessage = ({ data }) => {
      const message = parseEngineMessage(data);
      if (message?.type !== "progress") return done(message?.type === "engine" ? message.bytes : undefined);
      clearTimeout(timer);
      timer = setTimeout(done, SILENCE_TIMEOUT_MS);
      onProgress(message.done, message.total);
    };
  });
}
