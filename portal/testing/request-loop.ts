import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** A running request loop. */
export type RequestLoop = {
  /** How many requests have succeeded so far. */
  answered(): number;
  /** How many requests have failed so far, by reason. */
  failures(): ReadonlyMap<string, number>;
  /** Ends the loop. Returns the number of failures by reason. */
  stop(): Promise<{ answered: number; failures: ReadonlyMap<string, number> }>;
};

export type RequestLoopOptions = {
  readonly url: string;
  /** Clients that open a new connection for every request. */
  readonly newConnections: number;
  /** Clients that keep their connection alive, as browsers do, and pause between requests. */
  readonly keepAlive: number;
};

const PAUSE_MS = 20;

/** Load loop that proves that no request is lost, during a restart for example: any response but 200 is a failure. */
export function startRequestLoop({ url, newConnections, keepAlive }: RequestLoopOptions): RequestLoop {
  const failures = new Map<string, number>();
  let answered = 0;
  let isOver = false;

  async function runClient(agent: Agent, pauseMs: number): Promise<void> {
    while (!isOver) {
      const failure = await failureOf(url, agent);
      if (failure === undefined) answered += 1;
      else {
        failures.set(failure, (failures.get(failure) ?? 0) + 1);
        // Nothing listens: a loop without a pause would only burn CPU.
        await sleep(PAUSE_MS);
      }
      if (pauseMs > 0) await sleep(pauseMs);
    }
    agent.destroy();
  }

  const clients = [
    ...Array.from({ length: newConnections }, () => runClient(new Agent({ keepAlive: false }), 0)),
    ...Array.from({ length: keepAlive }, () =>
      runClient(new Agent({ keepAlive: true, maxSockets: 1 }), PAUSE_MS),
    ),
  ];
  return {
    answered: () => answered,
    failures: () => failures,
    async stop() {
      isOver = true;
      await Promise.all(clients);
      return { answered, failures };
    },
  };
}

/** Sends one request. Resolves with the reason of a failure, or undefined. */
function failureOf(url: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.once("error", (error) => resolve(reasonOf(error)));
      response.once("end", () =>
        resolve(response.statusCode === 200 ? undefined : `status ${response.statusCode}`),
      );
      response.resume();
    });
    request.once("error", (error) => resolve(reasonOf(error)));
  });
}

function reasonOf(error: NodeJS.ErrnoException): string {
  return error.code ?? error.message;
}
