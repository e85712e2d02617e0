// Worker thread that replays tapes with the modules of the build. Plain JavaScript: it is started from its own file, also by a built server.
import { parentPort } from "node:worker_threads";

parentPort?.on("message", async ({ module, tape, terms }) => {
  parentPort?.postMessage(await outcomeOf(module, tape, terms));
});

/**
 * @param {string} module
 * @param {Uint8Array} tape
 * @param {object} terms
 */
async function outcomeOf(module, tape, terms) {
  const loaded = await import(module).catch((error) => ({ error }));
  if (!("replay" in loaded)) return { broken: `${loaded.error ?? "it has no replay function"}` };
  try {
    return { replayed: loaded.replay(tape, terms) };
  } catch (error) {
    return { refused: `${error?.code ?? ""}` };
  }
}
