/**
 * The keeper. It only puts down what it gets, without asking what was there: a transaction that needs an answer first would not be done in time.
 * The next start of the game sorts it in (saves.ts).
 */
import { parseEntries } from "#player/protocol.ts";
import { openLateSaves } from "./late-saves.ts";
import { openLedger } from "./ledger.ts";

const late = openLateSaves();

addEventListener("connect", (event) => {
  if (!(event instanceof MessageEvent)) return;
  const [page] = event.ports;
  if (page === undefined) return;
  page.onmessage = ({ data, ports: [game] }: MessageEvent<string>) => {
    if (game) listen(game, data);
  };
});

function listen(game: MessagePort, path: string): void {
  const ledger = openLedger([]);
  game.onmessage = ({ data }) => {
    const entries = parseEntries(data);
    if (entries && ledger.admit(entries)) late.put(path, entries).catch(reportError);
  };
}
