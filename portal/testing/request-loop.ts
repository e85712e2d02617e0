import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

export type Hammer = {
  /** How many were answered so far. */
  answered(): number;
  /** Stops knocking; gives what went wrong, by reason. */
  stop(): Promise<{ answered: number; failures: ReadonlyMap<string, number> }>;
};

export type HammerOptions = {
  readonly url: string;
  /** Lanes that open a connection for every request, one request after the other. */
  readonly fresh: number;
  /** Lanes that keep theirs, as browsers do, and pause between requests. */
  readonly kept: number;
};

const pauseMs = 20;

/** Visitors that never stop coming. Every request has to be answered with 200: no refusal, no cut, nothing else. */
export function hammer({ url, fresh, kept }: HammerOptions): Hammer {
  const failures = new Map<string, number>();
  let answered = 0;
  let isOver = false;

  async function lane(agent: Agent, restMs: number): Promise<void> {
    while (!isOver) {
      const failure = await ask(url, agent);
      if (failure === undefined) answered += 1;
      else {
        failures.set(failure, (failures.get(failure) ?? 0) + 1);
        // Nobody listens: asking as fast as one can would only heat the room.
        await sleep(pauseMs);
      }
      if (restMs > 0) await sleep(restMs);
    }
    agent.destroy();
  }

  const lanes = [
    ...Array.from({ length: fresh }, () => lane(new Agent({ keepAlive: false }), 0)),
    ...Array.from({ length: kept }, () => lane(new Agent({ keepAlive: true, maxSockets: 1 }), pauseMs)),
  ];
  return {
    answered: () => answered,
    async stop() {
      isOver = true;
      await Promise.all(lanes);
      return { answered, failures };
    },
  };
}

/** What went wrong, if anything. */
function ask(url: string, agent: Agent): Promise<string | undefined> {
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
