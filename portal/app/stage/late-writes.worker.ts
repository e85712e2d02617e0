/**
 * The keeper. It only puts down what it gets, without asking what was there: a transaction that needs an answer first would not be done in time.
 * The next start of the game sorts it in (saves.ts).
 */
import { parseEntries } from "#player/protocol/save-entry.ts";
import { openLateSaves } from "./late-write-store.ts";
import { openLedger } from "./write-quota.ts";

const late = openLateSaves();
let putting: Promise<unknown> = Promise.resolve();

addEventListener("connect", (event) => {
  if (!(event instanceof MessageEvent)) return;
  const [page] = event.ports;
  if (page === undefined) return;
  // A path comes with a game's port, nothing with one to answer on (late-writes.ts).
  page.onmessage = ({ data: path, ports: [port] }: MessageEvent<string | null>) => {
    if (port === undefined) return;
    if (path === null) answerWhenDone(port);
    else listen(port, path);
  };
});

function answerWhenDone(port: MessagePort): void {
  putting.finally(() => port.postMessage(null));
}

function listen(game: MessagePort, path: string): void {
  const ledger = openLedger([]);
  game.onmessage = ({ data }) => {
    const entries = parseEntries(data);
    if (entries === undefined || !ledger.admit(entries)) return;
    const put = late.put(path, entries).catch(reportError);
    putting = Promise.all([putting, put]);
  };
}
