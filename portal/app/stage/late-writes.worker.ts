/**
 * Shared worker that stores late writes. It only appends, without reading first: a transaction that needs an answer would not be
 * done in time. The game's next start merges the rows into the save database (saves.ts).
 */
import { parseEntries } from "#player/protocol/save-entry.ts";
import { openLateWriteStore } from "./late-write-store.ts";
import { openWriteQuota } from "./write-quota.ts";

const store = openLateWriteStore();
let pendingPuts: Promise<unknown> = Promise.resolve();

addEventListener("connect", (event) => {
  if (!(event instanceof MessageEvent)) return;
  const [page] = event.ports;
  if (page === undefined) return;
  // A path with the port of a game, null with a port that waits for a flush (late-writes.ts).
  page.onmessage = ({ data: path, ports: [port] }: MessageEvent<string | null>) => {
    if (port === undefined) return;
    if (path === null) replyWhenFlushed(port);
    else storeWritesOf(port, path);
  };
});

function replyWhenFlushed(port: MessagePort): void {
  pendingPuts.finally(() => port.postMessage(null));
}

function storeWritesOf(game: MessagePort, path: string): void {
  const quota = openWriteQuota([]);
  game.onmessage = ({ data }) => {
    const entries = parseEntries(data);
    if (entries === undefined || !quota.admit(entries)) return;
    const put = store.put(path, entries).catch(reportError);
    pendingPuts = Promise.all([pendingPuts, put]);
  };
}
