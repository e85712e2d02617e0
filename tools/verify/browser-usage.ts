import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";

/** CPU time and memory of the pages of a browser. They come from the browser process, so a page that hangs is measured too. */
export type BrowserUsage = {
  /** CPU seconds of all renderer processes since the start of the measurement. Software rendering, for want of a GPU, is not part of it. */
  cpuSeconds(): Promise<number>;
  /** Resident memory of the largest renderer process, in bytes. */
  memory(): Promise<number>;
};

export async function openBrowserUsage(browser: Browser): Promise<BrowserUsage> {
  const cdp = await browser.newBrowserCDPSession();
  const renderers = async () => {
    const { processInfo } = await cdp.send("SystemInfo.getProcessInfo");
    return processInfo.filter(({ type }) => type === "renderer");
  };
  const before = new Map((await renderers()).map(({ id, cpuTime }) => [id, cpuTime]));
  return {
    async cpuSeconds() {
      return (await renderers()).reduce((sum, { id, cpuTime }) => sum + cpuTime - (before.get(id) ?? 0), 0);
    },
    async memory() {
      const sizes = await Promise.all((await renderers()).map(({ id }) => residentBytes(id)));
      return Math.max(0, ...sizes);
    },
  };
}

const run = promisify(execFile);

/** Resident memory of a process from `ps`, which Linux and macOS have. 0 elsewhere, so that nothing is judged. */
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
