import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRecord } from "@recess/portal/player/protocol/untrusted.ts";

/** A tab or a frame in it. */
export type FirefoxContext = {
  readonly context: string;
  readonly url: string;
  readonly children: FirefoxContext[];
};

export type Firefox = {
  /** Opens a tab with this page and gives its id. */
  open(url: string): Promise<string>;
  /** Evaluates an expression in a tab or frame, as in a click of the visitor, and gives its text or number. */
  evaluate(context: string, expression: string): Promise<string>;
  tree(context: string): Promise<FirefoxContext>;
  tabs(): Promise<FirefoxContext[]>;
  close(): Promise<void>;
};

/**
 * Starts the system's Firefox and speaks WebDriver BiDi with it. Playwright brings a Firefox of its own, and needs commands that the
 * extended support release does not have.
 */
export async function launchFirefox(executablePath: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), "recess-firefox-"));
  const args = [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port",
    "0",
    "about:blank",
  ];
  const child = spawn(executablePath, args, { stdio: ["ignore", "ignore", "pipe"] });
  const exited = once(child, "exit");
  const session = await openSession(`${await listeningAt(child)}/session`);
  await session.send("session.new", { capabilities: {} });
  const tabs = async (root?: string) => {
    const { contexts } = await session.send("browsingContext.getTree", root ? { root } : {});
    return parseContexts(contexts);
  };
  return {
    async open(url) {
      const { context } = await session.send("browsingContext.create", { type: "tab" });
      await session.send("browsingContext.navigate", { context, url, wait: "complete" });
      return String(context);
    },
    async evaluate(context, expression) {
      const { result, exceptionDetails } = await session.send("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      });
      if (isRecord(exceptionDetails)) throw new Error(`In Firefox: ${exceptionDetails["text"]}`);
      return isRecord(result) ? String(result["value"]) : "";
    },
    async tree(context) {
      const [tree] = await tabs(context);
      if (!tree) throw new Error("The tab is gone.");
      return tree;
    },
    tabs: () => tabs(),
    async close() {
      session.close();
      child.kill();
      await exited;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function listeningAt(child: ChildProcess): Promise<string> {
  let said = "";
  for await (const piece of child.stderr ?? []) {
    said += piece;
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error(`Firefox did not start: ${said}`);
}

async function openSession(address: string) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, (message: Record<string, unknown>) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message: unknown = JSON.parse(String(data));
    if (!isRecord(message)) return;
    waiting.get(Number(message["id"]))?.(message);
  });
  return {
    async send(method: string, params: object): Promise<Record<string, unknown>> {
      last += 1;
      const id = last;
      const answered = new Promise<Record<string, unknown>>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { result, error, message } = await answered;
      waiting.delete(id);
      if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
      return isRecord(result) ? result : {};
    },
    close: () => socket.close(),
  };
}

function parseContexts(data: unknown): FirefoxContext[] {
  if (!Array.isArray(data)) return [];
  return data.filter(isRecord).map(({ context, url, children }) => ({
    context: String(context),
    url: String(url),
    children: parseContexts(children),
  }));
}
