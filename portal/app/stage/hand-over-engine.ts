import { type EngineBuilds, filesOf } from "#domain/flash-engine.ts";
import type { EngineMessage } from "#player/protocol/engine-transfer.ts";
import { engineForBrowser, engineStore } from "./engine-store.ts";
import { isKept } from "./prefetch-engine.ts";

/** What a stage knows about the Flash engine of its game. */
export type StagedEngine = {
  readonly builds: EngineBuilds;
  /** Label of the game's host. */
  readonly label: string;
};

export type HandOver = (file: string, port: MessagePort) => Promise<void>;

/**
 * Times that one launch of a game gets each file of the engine: once for every Flash page in its frame. The game could ask without end, and
 * a copy is up to 14 MB. A page beyond that fetches its own.
 */
const MAX_HANDOVERS = 5;

/** Transfers files of the engine through ports, with progress while they are fetched. The game may have these files and no others. */
export function openHandOver({ builds, label }: StagedEngine): HandOver {
  const files = filesOf(engineForBrowser(builds)).map((file) => ({ ...file, handovers: 0 }));

  return async (name, port) => {
    const post = (message: EngineMessage, transfer: Transferable[] = []) =>
      port.postMessage(message, transfer);
    const file = files.find(({ file }) => file === name);
    // Another file: the game's page is of another build than this one.
    if (!file || file.handovers === MAX_HANDOVERS) return post({ type: "unable" });
    file.handovers += 1;
    const store = engineStore(file);
    // A kept game has the engine in its own origin.
    if (!(await store.has()) && (await isKept(label))) return post({ type: "unable" });
    try {
      const bytes = await store.read((done, total) => post({ type: "progress", done, total }));
      post({ type: "engine", bytes }, [bytes]);
    } catch {
      // No network. The player tries for itself, and says so if it fails too.
      post({ type: "unable" });
    }
  };
}
