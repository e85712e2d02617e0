import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, describe, expect, it, vi } from "vitest";
import { freePortPair } from "#testing/free-port.ts";
import { startRequestLoop } from "#testing/request-loop.ts";

const here = import.meta.dirname;
const patience = { timeout: 60_000, interval: 20 };
const running: ChildProcess[] = [];
const dirs: string[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
  for (const dir of dirs.splice(0)) await rm(dir, { recursive: true, force: true });
});

async function aPool(size: number) {
  const dir = await mkdtemp(join(tmpdir(), "recess-pool-"));
  dirs.push(dir);
  const port = await freePortPair();
  const broken = join(dir, "broken");
  const lead = spawn(process.execPath, [join(here, "supervisor.fixture.ts"), `${size}`], {
    env: { ...process.env, PORT: `${port}`, BROKEN: broken },
    stdio: ["pipe", "pipe", "inherit"],
  });
  running.push(lead);
  const said: string[] = [];
  createInterface(lead.stdout).on("line", (line) => void said.push(line));
  const tell = async (word: string) => {
    lead.stdin.write(`${word}\n`);
    const answer = await vi.waitFor(() => {
      const found = said.find((line) => line.startsWith(`${word}: `));
      if (!found) throw new Error(`no answer to ${word} yet: ${said}`);
      return found;
    }, patience);
    said.length = 0;
    return answer;
  };
  const url = `http://127.0.0.1:${port}/`;
  return { lead, tell, said, url, breakNext: () => writeFile(broken, "") };
}

async function pidAt(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { connection: "close" } });
  return Number(await answer.text());
}

describe("createWorkerPool", () => {
  it("restarts its workers without refusing a request", async () => {
    const { tell, url } = await aPool(1);
    expect(await tell("start")).toBe("start: true");
    const before = await pidAt(url);
    const visitors = startRequestLoop({ url, newConnections: 4, keepAlive: 2 });
    for (let time = 0; time < 3; time++) expect(await tell("restart")).toBe("restart: true");
    const { answered, failures } = await visitors.stop();
    expect([...failures]).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    expect(await pidAt(url)).not.toBe(before);
  });

  it("would fail the test above if it just ended a worker and started another", async () => {
    const first = await aPool(1);
    await first.tell("start");
    const visitors = startRequestLoop({ url: first.url, newConnections: 4, keepAlive: 2 });
    await vi.waitFor(() => expect(visitors.answered()).toBeGreaterThan(20), patience);
    first.lead.stdin.write("end\n");
    await once(first.lead, "exit");
    await expect(pidAt(first.url)).rejects.toThrow();
    // Its clients pause after a failure, so the next one to fail may be on its way.
    await vi.waitFor(() => expect([...visitors.failures().keys()]).toContain("ECONNREFUSED"), patience);
    await visitors.stop();
  });

  it("goes on as it was when a new process cannot start", async () => {
    const { tell, url, breakNext } = await aPool(1);
    await tell("start");
    const before = await pidAt(url);
    await breakNext();
    expect(await tell("restart")).toBe("restart: false");
    expect(await pidAt(url)).toBe(before);
  });

  it("says so when the first cannot start", async () => {
    const { tell, breakNext } = await aPool(1);
    await breakNext();
    expect(await tell("start")).toBe("start: false");
  });

  it("replaces a process that died, and asks each for its metrics", async () => {
    const { tell, said, url } = await aPool(2);
    await tell("start");
    expect(await tell("metrics")).toBe("metrics: 2");
    process.kill(await pidAt(url), "SIGKILL");
    await vi.waitFor(() => expect(said.join()).toContain("another takes its place"), patience);
    await vi.waitFor(async () => expect(await tell("metrics")).toBe("metrics: 2"), patience);
  });
});
