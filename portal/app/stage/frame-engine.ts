import type { EngineMessage } from "#player/protocol/engine-transfer.ts";
import type { HandOver, StagedEngine } from "./hand-over-engine.ts";

/** Answers the requests of a game's frame for files of the Flash engine. The code for it is loaded with the first. */
export function openFrameEngine(engine: StagedEngine | undefined): (file: string, port: MessagePort) => void {
  let opened: Promise<HandOver> | undefined;

  async function answer(file: string, port: MessagePort): Promise<void> {
    const post = (message: EngineMessage) => port.postMessage(message);
    if (engine === undefined) return post({ type: "unable" });
    // The player waits only for a site that answers.
    post({ type: "progress", done: 0, total: 0 });
    opened ??= import("./hand-over-engine.ts").then(({ openHandOver }) => openHandOver(engine));
    try {
      const handOver = await opened;
      await handOver(file, port);
    } catch (error) {
      post({ type: "unable" });
      throw error;
    }
  }

  return (file, port) => void answer(file, port).catch(reportError);
}
