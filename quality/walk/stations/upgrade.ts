import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startRequestLoop } from "@recess/portal/testing/request-loop.ts";
import { wrongPages } from "#quality/walk/served-files.ts";
import { SITE_HOST, tlsOptions } from "#quality/walk/tls-site.ts";
import {
  expect,
  expectRun,
  makeFolder,
  startPortal,
  stopPortal,
  visit,
  type Walk,
} from "#quality/walk/walk.ts";
import { unpackNext } from "./archive.ts";
import { expectPeople } from "./people.ts";

/** Upgrades to the later version while visitors come, and takes the old one away after it has taken over. */
export async function upgrade(walk: Walk): Promise<void> {
  const { release, next, dir, dataDir, origin, tls } = walk;
  const backup = join(await makeFolder(join(dir, "backups")), "before");
  await expectRun(walk, ["backup", "--to", backup], { contains: "SQLite" });
  await unpackNext(walk, walk.opt);
  await writeFile(join(release.folder, "dist", "client", "assets", "of-an-open-page.js"), "old");
  const visitors = startRequestLoop({
    url: tls ? `https://127.0.0.1:${tls.port}/` : `${origin}/`,
    ...(tls && { tls: tlsOptions(), host: `${SITE_HOST}:${tls.port}` }),
    newConnections: 1,
    keepAlive: 1,
  });
  const { status, output } = await next.runAsInstaller(["restart"]);
  expect(walk, status === 0, `the upgrade ended with ${status}: ${output}`);
  for (const file of ["supervisor.json", "restart.json"])
    expect(walk, ((await stat(join(dataDir, file))).mode & 0o077) === 0, `others can read ${file}`);
  const openPage = await fetch(`${origin}/assets/of-an-open-page.js`);
  expect(walk, openPage.ok, "a page that was open before the upgrade cannot load its scripts");
  const { failures } = await visitors.stop();
  expect(walk, failures.size === 0, `visitors were turned away: ${[...failures.keys()]}`);
  // Whatever still works is of the new one.
  await rename(release.folder, join(dir, "old"));
  walk.mistakes.push(
    ...(await wrongPages(origin, (path) => visit(walk, path))).map(
      (mistake) => `after the upgrade, ${mistake}`,
    ),
  );
  await rename(join(dir, "old"), release.folder);
  await expectPeople(walk, "after the upgrade");
}

/** The old version meets the database of a later one, and goes back to the backup from before. */
export async function goBack(walk: Walk): Promise<void> {
  await stopPortal(walk);
  const database = new DatabaseSync(join(walk.dataDir, "recess.sqlite"));
  database.exec("insert into migration (name, applied_at) values ('9999-from-the-future.sql', 0)");
  database.close();
  await expectRun(walk, ["start"], { status: 1, contains: "9999-from-the-future.sql" });
  const restore = ["restore", "--from", join(walk.dir, "backups", "before")];
  if (process.getuid?.() === 0) {
    const foreign = join(walk.dataDir, "images-of-root");
    await mkdir(foreign);
    await expectRun(walk, restore, { status: 1, contains: `${foreign} belongs to another user` });
    await rm(foreign, { recursive: true });
  }
  await expectRun(walk, restore, { contains: "Back to" });
  await rm(walk.next.folder, { recursive: true });
  await startPortal(walk);
  await expectPeople(walk, "after the way back");
}
