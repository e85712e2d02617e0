import * as http from "node:http";
import * as https from "node:https";
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
  /** For a site behind TLS: the trusted certificate, and the name that it has to be for. */
  readonly tls?: { readonly ca: string; readonly servername: string };
  /** The `Host` header; that of the URL when left out. */
  readonly host?: string;
};

const PAUSE_MS = 20;

/** Load loop that proves that no request is lost, during a restart for example: any response but 200 is a failure. */
export function startRequestLoop(options: RequestLoopOptions): RequestLoop {
  const { url, newConnections, keepAlive, tls, host } = options;
  const headers = host === undefined ? {} : { host };
  const agentWith = (settings: http.AgentOptions) =>
    tls ? new https.Agent({ ...settings, ...tls }) : new http.Agent(settings);
  const failures = new Map<string, number>();
  let answered = 0;
  let isOver = false;

  async function runClient(agent: http.Agent, pauseMs: number): Promise<void> {
    while (!isOver) {
      const failure = await failureOf(url, agent, headers);
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
    ...Array.from({ length: newConnections }, () => runClient(agentWith({ keepAlive: false }), 0)),
    ...Array.from({ length: keepAlive }, () =>
      runClient(agentWith({ keepAlive: true, maxSockets: 1 }), PAUSE_MS),
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
function failureOf(
  url: string,
  agent: http.Agent,
  headers: http.OutgoingHttpHeaders,
): Promise<string | undefined> {
  const { get } = url.startsWith("https:") ? https : http;
  return new Promise((resolve) => {
    const request = get(url, { agent, headers }, (response) => {
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
