import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";

/** What a page costs, asked of the browser rather than the page: a page that hangs cannot answer, and its cost is still told. */
export type Meter = {
  /** Processor seconds of all pages since the meter was opened. Pictures drawn in software for want of a GPU are not in it. */
  cpuSeconds(): Promise<number>;
  /** Resident bytes of the largest page process. */
  memory(): Promise<number>;
};

export async function openMeter(browser: Browser): Promise<Meter> {
  const cdp = await browser.newBrowserCDPSession();
  const pages = async () => {
    const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
    return processInfo.filter(({ type }) => type === "renderer");
  };
  const before = new Map((await pages()).map(({ id, cpuTime }) => [id, cpuTime]));
  return {
    async cpuSeconds() {
      return (await pages()).reduce((sum, { id, cpuTime }) => sum + cpuTime - (before.get(id) ?? 0), 0);
    },
    async memory() {
      const sizes = await Promise.all((await pages()).map(({ id }) => residentBytes(id)));
      return Math.max(0, ...sizes);
    },
  };
}

const run = promisify(execFile);

/** From `ps`, which Linux and macOS have. Elsewhere nothing is known and nothing is judged. */
async function residentBytes(process: number): Promise<number> {
  try {
    const { stdout } = await run("ps", ["-o", "rss=", "-p", `${process}`]);
    return Number(stdout) * 1024;
  } catch (error) {
    // No such command, or the process has ended meanwhile.
    if (error instanceof Error && "code" in error) return 0;
    throw error;
  }
}
