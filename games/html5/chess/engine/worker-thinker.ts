import { Table } from "./table.ts";
import { type Answer, type Question, think } from "./think.ts";
import type { Thinker } from "./thinker.ts";

type Channel = { send(question: Question): void; close(): void };

/** Thinks in a worker, so that the board never stutters; in the page itself where a frame may not have workers. */
export function workerThinker(): Thinker {
  let id = 0;
  let asked: Question | undefined;
  let answer: Answer | undefined;
  let hasWorker = true;
  let channel: Channel | undefined;

  function receive(said: Answer) {
    if (said.id !== asked?.id) return;
    answer = said;
    asked = undefined;
  }

  function open(): Channel {
    if (!hasWorker) return pageChannel(receive);
    return workerChannel(receive, () => {
      hasWorker = false;
      channel = undefined;
      if (asked) send(asked);
    });
  }

  function send(question: Question) {
    channel ??= open();
    channel.send(question);
  }

  function forget() {
    // A search cannot be interrupted, only dropped together with its worker.
    if (asked) {
      channel?.close();
      channel = undefined;
    }
    asked = undefined;
    answer = undefined;
  }

  return {
    get isBusy() {
      return asked !== undefined;
    },
    ask(question) {
      forget();
      asked = { ...question, id: ++id };
      send(asked);
    },
    take() {
      const taken = answer;
      answer = undefined;
      return taken;
    },
    forget,
  };
}

function workerChannel(receive: (answer: Answer) => void, onBroken: () => void): Channel {
  try {
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => receive(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      worker.terminate();
      onBroken();
    });
    return { send: (question) => worker.postMessage(question), close: () => worker.terminate() };
  } catch {
    // A frame without an origin of its own may not start workers: the error comes at once instead of as an event.
    return { send: () => queueMicrotask(onBroken), close: () => undefined };
  }
}

function pageChannel(receive: (answer: Answer) => void): Channel {
  const table = new Table(16);
  let timer = 0;
  return {
    send(question) {
      // Let the player's own move be drawn first; a clock that runs fast keeps the page from freezing for long.
      timer = window.setTimeout(() => receive(think(question, table, () => performance.now() / 400)), 60);
    },
    close: () => window.clearTimeout(timer),
  };
}
