import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, expectRun, makeFolder, visit, type Walk } from "#quality/walk/walk.ts";

const NAME = "Break Time";
/** What docs/operating.md promises. A shared machine is given more. */
const MAX_MS = 2000;
const MAX_SHORT_MS = 20_000;
const POLL_INTERVAL_MS = 50;

/** Changes the name of the site in a file while the portal runs. */
export async function changeWords(walk: Walk): Promise<void> {
  await expectRun(walk, ["content", "check"], { contains: "no mistakes" });
  const folder = await makeFolder(join(walk.dataDir, "content"));
  await writeFile(join(folder, "site.yaml"), `name: ${NAME}\n`);
  const writtenAt = performance.now();
  const maxMs = walk.isShort ? MAX_SHORT_MS : MAX_MS;
  let isShown = false;
  while (!isShown && performance.now() - writtenAt < maxMs) {
    await sleep(POLL_INTERVAL_MS);
    isShown = (await visit(walk, "/")).body.includes(NAME);
  }
  expect(walk, isShown, `changed words are not shown within ${maxMs / 1000} s`);
  await expectRun(walk, ["content", "check"], { contains: NAME });
}
