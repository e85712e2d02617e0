import type { Page } from "@playwright/test";
import { parseFrame, writeFrame } from "@recess/games/kit/together/frames.ts";

/** A page's line to the server, as its test wants it to be. */
export type LaggingLine = {
  /** Breaks the connection off, and lets no new one through until `mend`. */
  cut(): void;
  mend(): void;
  /** Changes the next moves of somebody else that arrive. */
  spoil(): void;
};

/** One way takes 75 ms ± 15, and once in five seconds nothing passes for 300 ms. Nothing overtakes anything. */
const LATENCY_MS = 75;
const JITTER_MS = 15;
const STALL_EVERY_MS = 5000;
const STALL_MS = 300;

function arrival(now: number): number {
  const at = now + LATENCY_MS + (Math.random() * 2 - 1) * JITTER_MS;
  const into = at % STALL_EVERY_MS;
  return into < STALL_MS ? at - into + STALL_MS : at;
}

/** Lays the socket of a page on a far and unsteady line. To be called before the page is opened. */
export async function layLine(page: Page): Promise<LaggingLine> {
  const open = new Set<{ close(): unknown }>();
  let isCut = false;
  let isSpoiling = false;

  function delayed(send: (message: string | Buffer) => void) {
    let last = 0;
    // Timers are rounded to milliseconds, so one that is due later may come first: each passes on the oldest message.
    const waiting: (string | Buffer)[] = [];
    return (message: string | Buffer) => {
      const now = performance.now();
      last = Math.max(last, arrival(now));
      waiting.push(message);
      setTimeout(() => {
        const next = waiting.shift();
        if (!isCut && next !== undefined) send(next);
      }, last - now);
    };
  }

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

  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    open.add(socket);
    socket.onMessage(delayed((message) => server.send(message)));
    server.onMessage(delayed((message) => socket.send(spoiled(message))));
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
  };
}
