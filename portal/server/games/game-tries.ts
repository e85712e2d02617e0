import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { Logger } from "pino";
import { fileGameTries } from "#adapters/files/game-tries.ts";
import type { DeskTries } from "#domain/desk/desk-figures.ts";
import { Refusal } from "#domain/errors.ts";
import { spawnCommand } from "./spawn-command.ts";

/** Games that are tried at once: each takes a browser. */
const MAX_RUNNING = 2;

/** Try-outs of reported games for the desk, by the command itself, `npm run reports -- retry`. */
export function openGameTries(dataDir: string, now: () => Date, log: Pick<Logger, "error">): DeskTries {
  const store = fileGameTries(dataDir);

  async function run(path: string, operator: string): Promise<void> {
    const child = spawnCommand("reports", ["retry", path], { dataDir, operator });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, "close"), text(child.stdout)]);
    // 1 is a game that does not play, which its verdict says.
    if (code !== 0 && code !== 1) log.error({ code, reason: said.slice(-500) }, "a game could not be tried");
    const left = (await store.list(now())).find((tried) => tried.path === path && tried.state === "running");
    if (left) await store.write({ ...left, state: "untried", lines: ["the try-out broke off"] });
  }

  return {
    async start({ path, name }, operator) {
      const running = (await store.list(now())).filter(({ state }) => state === "running");
      if (running.some((tried) => tried.path === path))
        throw new Refusal("upload-refused", `${name} is being tried already.`);
      if (running.length >= MAX_RUNNING)
        throw new Refusal("upload-refused", "Other games are being tried. Wait until they are done.");
      // Written here as well, so that the page after the press shows it.
      await store.write({ path, name, at: now(), state: "running", lines: [] });
      void run(path, operator).catch((error: unknown) => log.error({ error }, "a game could not be tried"));
    },
    list: () => store.list(now()),
    picture: store.picture,
  };
}
