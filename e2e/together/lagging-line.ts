import type { Page } from "@playwright/test";
import { parseFrame, writeFrame } from "@recess/games/kit/together/frames.ts";
import { delayed, type Lag } from "@recess/portal/testing/lag.ts";

/** A page's line to the server, as its test wants it to be. */
export type LaggingLine = {
  /** Breaks the connection off, and lets no new one through until `mend`. */
  cut(): void;
  mend(): void;
  /** Changes the next moves of somebody else that arrive. */
  spoil(): void;
  /** Has the result of the round reported as scores that are asked for just then; undefined for what it was. */
  claim(scores: () => readonly number[] | undefined): void;
};

/** Once in five seconds nothing passes for 300 ms. */
const lag: Lag = { latencyMs: 75, jitterMs: 15, stalls: { everyMs: 5000, forMs: 300 } };

/** Lays the socket of a page on a far and unsteady line. To be called before the page is opened. */
export async function layLine(page: Page): Promise<LaggingLine> {
  const open = new Set<{ close(): unknown }>();
  let isCut = false;
  let isSpoiling = false;
  let claimed: () => readonly number[] | undefined = () => undefined;

  /** One way of the line, whose end is not reached any more while it is cut. */
  const over = (send: (message: string | Buffer) => void) =>
    delayed<string | Buffer>(lag, (message) => !isCut && send(message));

  function spoiled(message: string | Buffer): string | Buffer {
    if (!isSpoiling || typeof message === "string") return message;
    const [from = 0, ...bytes] = message;
    const frame = parseFrame(Uint8Array.from(bytes));
    if (frame.kind !== "moves" || frame.moves.length === 0) return message;
    isSpoiling = false;
    const moves = frame.moves.map((move, at) =>
      at === frame.moves.length - 1 ? { ...move, held: move.held ^ 1 } : move,
    );
    return Buffer.from([from, ...writeFrame({ ...frame, moves })]);
  }

  /** What the page says, but for the result that it is made to claim. */
  function claiming(message: string | Buffer): string | Buffer {
    if (typeof message !== "string" || !message.startsWith('42["room:over"')) return message;
    const [event, report] = JSON.parse(message.slice(2));
    return `42${JSON.stringify([event, { ...report, scores: claimed() ?? report.scores }])}`;
  }

  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    open.add(socket);
    socket.onMessage(over((message) => server.send(claiming(message))));
    server.onMessage(over((message) => socket.send(spoiled(message))));
    socket.onClose(() => {
      open.delete(socket);
      void server.close();
    });
    server.onClose(() => {
      open.delete(socket);
      void socket.close();
    });
  });
  return {
    cut() {
      isCut = true;
      for (const socket of open) void socket.close();
      open.clear();
    },
    mend() {
      isCut = false;
    },
    spoil() {
      isSpoiling = true;
    },
    claim(scores) {
      claimed = scores;
    },
  };
}
