import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { operatorContent } from "#adapters/files/operator-content.ts";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";
import { contentDir } from "#paths.mjs";
import { type LiveContent, openLiveContent } from "./live-content.ts";

const log = pino({ level: "silent" });
let live: LiveContent | undefined;
afterEach(() => live?.close());

const open = async (dataDir: string, siteName?: string, logger: Logger = log) => {
  await live?.close();
  live = openLiveContent(operatorContent(dataDir, contentDir), logger, { siteName, intervalMs: 10 });
  return live;
};
const nameOf = ({ current }: LiveContent) => current().site.name;
const write = async (dataDir: string, file: string, text: string) => {
  await mkdir(join(dataDir, "content"), { recursive: true });
  await writeFile(join(dataDir, "content", file), text);
};
const whenNamed = (words: LiveContent, name: string) =>
  vi.waitFor(() => expect(nameOf(words)).toBe(name), 10_000);

describe("openLiveContent", () => {
  it("shows the operator's words while it runs, and the shipped ones when they are taken away", async () => {
    const dataDir = await aFolder({});
    const words = await open(dataDir);
    const shipped = words.current();
    await write(dataDir, "site.yaml", "name: Mine\n");
    await whenNamed(words, "Mine");
    expect(words.current().site.cards).toEqual(shipped.site.cards);
    await rm(join(dataDir, "content", "site.yaml"));
    await whenNamed(words, shipped.site.name);
  });

  it("is the same object until a word changes, so that pages stay cached", async () => {
    const dataDir = await aFolder({ "content/site.yaml": "name: Mine\n" });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const words = await open(dataDir);
    const first = words.current();
    vi.advanceTimersByTime(1000);
    expect(words.current()).toBe(first);
  });

  it("keeps the last good words while there is a mistake, and after a restart", async () => {
    const dataDir = await aFolder({ "content/site.yaml": "name: Mine\n" });
    const error = vi.fn();
    const words = await open(dataDir, undefined, Object.assign(pino({ level: "silent" }), { error }));
    await vi.waitFor(() =>
      expect(operatorContent(dataDir, contentDir).readLastGood().content?.site.name).toBe("Mine"),
    );
    await write(dataDir, "site.yaml", "name: [\n");
    await vi.waitFor(() => expect(error).toHaveBeenCalled(), 10_000);
    expect(nameOf(words)).toBe("Mine");
    const again = await open(dataDir);
    expect(nameOf(again)).toBe("Mine");
    await write(dataDir, "site.yaml", "name: Mended\n");
    await whenNamed(again, "Mended");
  });

  it("starts with the shipped words where there never were good ones", async () => {
    const dataDir = await aFolder({ "content/site.yaml": "nom: Mine\n" });
    expect(nameOf(await open(dataDir))).toBe(nameOf(await open(await aFolder({}))));
  });

  it("names the site by its setting in every text", async () => {
    const words = await open(await aFolder({}), "Break Time");
    expect(nameOf(words)).toBe("Break Time");
    expect(JSON.stringify(words.current())).not.toContain("{site}");
    expect(words.current().announcements.some(({ title }) => title.includes("Break Time"))).toBe(true);
  });
});
