import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Logger } from "pino";
import { z } from "zod";
import { isRunning } from "#adapters/files/lock-file.ts";
import { writeFileAtomic } from "#adapters/files/write-file-atomic.ts";
import type { Intake, Wanted } from "#domain/desk/desk-games.ts";
import { Refusal } from "#domain/errors.ts";
import { spawnCommand } from "./spawn-command.ts";
import { storeUpload } from "./store-upload.ts";

/** Games that are tried at once: each takes a browser. */
const MAX_RUNNING = 2;
/** For how long the desk shows what became of an attempt. */
const SHOWN_MS = 12 * 3_600_000;
const MAX_LINES = 40;

const intake = z.object({
  id: z.string(),
  source: z.string(),
  state: z.enum(["running", "added", "refused"]),
  lines: z.array(z.string()),
  path: z.string().exactOptional(),
  at: z.number(),
  /** Process of the desk that waits for the command; earlier versions did not store it. */
  pid: z.number().default(0),
});

const BROKEN_OFF = "The portal was restarted meanwhile. If the game is not in the table, add it again.";

export type Intakes = {
  addFiles(files: AsyncIterable<Uint8Array>, wanted: Wanted): Promise<Intake>;
  addAddress(address: string, wanted: Wanted): Promise<Intake>;
  list(): Promise<readonly Intake[]>;
};

/** What follows `add`, and the folder that is deleted afterwards. */
type Command = { readonly args: readonly string[]; readonly operator: string; readonly folder?: string };

/**
 * Adds games for the desk by the command itself, `npm run games -- add`, in a process of its own: a game that brings the try-out down does not bring the
 * portal down. What it says is kept in `DATA_DIR/intake`, where the desk of every process finds it.
 */
export function openIntakes({
  dataDir,
  log,
  now,
}: {
  dataDir: string;
  log: Logger;
  now: () => Date;
}): Intakes {
  const dir = join(dataDir, "intake");
  let running = 0;

  async function list(): Promise<readonly Intake[]> {
    const names = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith(".json"));
    const read = await Promise.all(
      names.map(async (name) => intake.safeParse(JSON.parse(await readFile(join(dir, name), "utf8"))).data),
    );
    const known = read.filter((each) => each !== undefined).toSorted((a, b) => b.at - a.at);
    for (const { id, at } of known)
      if (now().getTime() - at > SHOWN_MS) await rm(join(dir, `${id}.json`), { force: true });
    return known.map(({ at: _, pid, ...shown }) => {
      if (shown.state !== "running" || isRunning(pid)) return shown;
      return { ...shown, state: "refused", lines: [...shown.lines, BROKEN_OFF] };
    });
  }

  /** Runs the command; resolves as soon as it runs. */
  async function run(id: string, source: string, command: Command): Promise<Intake> {
    const at = now().getTime();
    const lines: string[] = [];
    let state: Intake = { id, source, state: "running", lines };
    await mkdir(dir, { recursive: true, mode: 0o700 });
    let stored = Promise.resolve();
    const store = (next: Intake) => {
      state = next;
      const text = JSON.stringify({ ...next, lines: lines.slice(-MAX_LINES), at, pid: process.pid });
      stored = stored
        .then(() => writeFileAtomic(join(dir, `${id}.json`), text))
        .catch((error: unknown) => log.warn({ error }, "what became of an added game cannot be stored"));
      return stored;
    };
    await store(state);
    running += 1;
    const child = spawnCommand("games", ["add", ...command.args], { dataDir, operator: command.operator });
    for (const output of [child.stdout, child.stderr])
      createInterface(output).on("line", (line) => {
        lines.push(atTheDesk(line, source, command.folder));
        void store({ ...state, lines });
      });
    child.on("error", (error) => log.error({ error }, "a game could not be added"));
    child.on("close", async (code) => {
      running -= 1;
      const path = lines.flatMap((line) => /^Its path is (.+)$/.exec(line)?.[1] ?? [])[0];
      await store({ ...state, state: code === 0 ? "added" : "refused", ...(path !== undefined && { path }) });
      if (command.folder) await rm(command.folder, { recursive: true, force: true });
    });
    return state;
  }

  /** A line of the command without what only the server knows: the folder that an upload lies in, and options. */
  function atTheDesk(line: string, source: string, folder: string | undefined): string {
    const said = line.replace("give it another --name", "give it another name");
    return folder === undefined ? said : said.replaceAll(`${folder}/`, "").replaceAll(folder, source);
  }

  function refuseIfBusy(): void {
    if (running >= MAX_RUNNING)
      throw new Refusal("upload-refused", "Other games are being tried. Wait until they are done.");
  }

  const named = (name: string) => (name.trim() === "" ? [] : [`--name=${name.trim()}`]);
  return {
    list,
    async addFiles(files, { name, operator }) {
      refuseIfBusy();
      const id = randomUUID();
      // Named as staging folders are, which the command deletes when their process is gone.
      const folder = join(dataDir, "games", `.new-${process.pid}-${id}`);
      const source = await storeUpload(files, folder);
      return run(id, source.slice(folder.length + 1) || "files", {
        args: [source, ...named(name)],
        operator,
        folder,
      });
    },
    async addAddress(address, { name, operator }) {
      refuseIfBusy();
      if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
        throw new Refusal("upload-refused", "an address begins with https://");
      return run(randomUUID(), address, { args: [address, ...named(name)], operator });
    },
  };
}
