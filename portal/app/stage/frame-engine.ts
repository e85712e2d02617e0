import type { EngineMessage } from "#player/protocol/engine-transfer.ts";
import type { StagedEngine } from "./hand-over-engine.ts";

/**
 * Times that one launch of a game gets the engine: once for every Flash page in its frame. The game could ask without end, and each copy is
 * 14 MB. A page beyond that fetches its own.
 */
const MAX_HANDOVERS = 5;

/** Answers the requests of a game's frame for the Flash engine. The code for it is loaded with the first. */
export function openFrameEngine(engine: StagedEngine | undefined): (file: string, port: MessagePort) => void {
  let handovers = 0;

  async function answer(file: string, port: MessagePort): Promise<void> {
    handovers += 1;
    if (engine === undefined || handovers > MAX_HANDOVERS)
      return port.postMessage({ type: "unable" } satisfies EngineMessage);
    // The player waits only for a site that answers.
    port.postMessage({ type: "progress", done: 0, total: 0 } satisfies EngineMessage);
    const { handOverEngine } = await import("./hand-over-engine.ts");
    await handOverEngine(engine, file, port);
  }

  return (file, port) => void answer(file, port).catch(reportError);
}
