import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type AttackedPortal, HOSTILE } from "#e2e/hostile/arrangements.ts";
import { send } from "#e2e/hostile/http-client.ts";
import type { ServerAttack } from "./server-attack.ts";

const SEARCHED = "annafromclassseven";
/** Launches of one game that the portal counts for one address in an hour. */
const COUNTED_LAUNCHES = 10;

/** Attacks that show in what the portal has stored. */
export const storedAttacks: readonly ServerAttack[] = [
  {
    name: "launches-by-script",
    tries: "makes itself hot by launches that nobody played",
    run: async ({ portal: { port } }) => {
      const body = JSON.stringify({ game: HOSTILE });
      for (let count = 0; count < 3 * COUNTED_LAUNCHES; count++)
        await send({
          port,
          method: "POST",
          path: "/beacon",
          headers: { "content-type": "text/plain" },
          body,
        });
    },
    look: async ({ dataDir }) => {
      const database = new DatabaseSync(join(dataDir, "recess.sqlite"), { readOnly: true });
      const row = database.prepare("select sum(number) as sum from tally where kind = 'launch'").get();
      database.close();
      if (!row?.["sum"]) throw new Error("no launch was counted at all");
      return Number(row["sum"]) > COUNTED_LAUNCHES && `${row["sum"]} launches`;
    },
  },
  {
    name: "searched-words",
    tries: "finds what one visitor searched for in vain in the operator's files",
    run: ({ portal: { port } }) => send({ port, path: `/search?q=${SEARCHED}` }).then(() => undefined),
    look: async (attacked) => {
      for (const file of await storedFiles(attacked))
        if ((await readFile(file)).includes(SEARCHED)) return file;
      return undefined;
    },
  },
  {
    name: "files-of-the-operator",
    tries: "reads the portal's files as another user of the machine",
    run: async (attacked) => {
      for (const file of await storedFiles(attacked)) {
        const { mode } = await stat(file);
        if ((mode & 0o077) !== 0) return `${file} is ${(mode & 0o777).toString(8)}`;
      }
      return undefined;
    },
  },
];

/** What the portal itself has written: the database and its secret. */
async function storedFiles({ dataDir }: AttackedPortal): Promise<string[]> {
  const entries = await readdir(dataDir, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(dataDir, name));
  if (files.length === 0) throw new Error("the portal has stored nothing");
  return files;
}
