// Worker thread that replays tapes with the modules of the build. Plain JavaScript: it is started from its own file, also by a built server.
import { parentPort } from "node:worker_threads";

parentPort?.on("message", async ({ module, tape, maxSteps }) => {
  parentPort?.postMessage(await outcomeOf(module, tape, maxSteps));
});

/**
 * @param {string} module
 * @param {Uint8Array} tape
 * @param {number} maxSteps
 */
async function outcomeOf(module, tape, maxSteps) {
  const loaded = await import(module).catch((error) => ({ error }));
  if (!("replay" in loaded)) return { broken: `${loaded.error ?? "it has no replay function"}` };
  try {
    const { score, steps, seed, board, version } = loaded.replay(tape, { maxSteps });
    return { replayed: { score, steps, seed, board, version } };
  } catch (error) {
    return { refused: `${error?.code ?? ""}` };
  }
}
