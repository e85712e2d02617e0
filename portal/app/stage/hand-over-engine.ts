import type { EngineBuilds } from "#domain/flash-engine.ts";
import type { EngineMessage } from "#player/protocol/engine-transfer.ts";
import { engineForBrowser, engineStore } from "./engine-store.ts";
import { isKept } from "./prefetch-engine.ts";

/** What a stage knows about the Flash engine of its game. */
export type StagedEngine = {
  readonly builds: EngineBuilds;
  /** Label of the game's host. */
  readonly label: string;
};

/** Transfers the engine's wasm file through the port, with progress while it is fetched. The game may have this one file and no other. */
export async function handOverEngine(
  { builds, label }: StagedEngine,
  file: string,
  port: MessagePort,
): Promise<void> {
  const post = (message: EngineMessage, transfer: Transferable[] = []) => port.postMessage(message, transfer);
  const engine = engineForBrowser(builds);
  const store = engineStore(engine);
  // Another file: the game's page is of another build than this one. A kept game has the engine in its own origin.
  if (file !== engine.file || (!(await store.has()) && (await isKept(label))))
    return post({ type: "unable" });
  try {
    const bytes = await store.read((done, total) => post({ type: "progress", done, total }));
    post({ type: "engine", bytes }, [bytes]);
  } catch {
    // No network. The player tries for itself, and says so if it fails too.
    post({ type: "unable" });
  }
}
