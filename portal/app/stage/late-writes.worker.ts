/**
 * Shared worker that stores late writes. It only appends, without reading first: a transaction that needs an answer would not be
 * done in time. The game's next start merges the rows into the save database (saves.ts).
 */
import { LAST_WRITE, parseEntries } from "#player/protocol/save-entry.ts";
import { openLateWriteStore } from "./late-write-store.ts";
import type { ToLateWrites } from "./late-writes.ts";
import { openSavesChannel } from "./saves-channel.ts";
import { openLateWriteQuota } from "./write-quota.ts";

const store = openLateWriteStore();
const channel = openSavesChannel();
const quota = openLateWriteQuota();
let pendingPuts: Promise<unknown> = Promise.resolve();

addEventListener("connect", (event) => {
  if (!(event instanceof MessageEvent)) return;
  const [page] = event.ports;
  if (page === undefined) return;
  page.onmessage = ({ data: { type, path }, ports: [answer, game] }: MessageEvent<ToLateWrites>) => {
    if (answer === undefined) return;
    if (type === "flush") replyWhenFlushed(answer, path);
    else if (game) storeWritesOf(game, path, answer);
  };
});

function replyWhenFlushed(port: MessagePort, path: string): void {
  pendingPuts.finally(() => {
    quota.reset(path);
    port.postMessage(null);
  });
}

function storeWritesOf(game: MessagePort, path: string, answer: MessagePort): void {
  game.onmessage = ({ data }) => {
    if (data === LAST_WRITE) {
      pendingPuts.finally(() => answer.postMessage(null));
      return;
    }
    const entries = parseEntries(data);
    if (entries === undefined || !quota.admit(path, entries)) return;
    const put = store
      .put(path, entries)
      // The game may run again already, in its next page or another tab, and has merged the rows that were there when it started.
      .then(() => channel.post(path, entries))
      .catch(reportError);
    pendingPuts = Promise.all([pendingPuts, put]);
  };
}
