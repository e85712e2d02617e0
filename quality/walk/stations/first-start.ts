import { portalVersion } from "@recess/portal/server/portal-version.ts";
import { wrongFiles, wrongPages } from "#quality/walk/served-files.ts";
import { expectRun, makeFolder, startPortal, visit, type Walk } from "#quality/walk/walk.ts";

/** What the command says before there is anything. */
export async function tryRefusals(walk: Walk): Promise<void> {
  await expectRun(walk, ["--help"], { contains: "./recess start" });
  await expectRun(walk, ["version"], { contains: portalVersion() });
  await expectRun(walk, ["gmes", "list"], { status: 2, contains: 'There is no command "gmes list"' });
  await expectRun(walk, ["user", "--help"], { contains: "./recess user add <email>" });
  await expectRun(walk, ["user", "list"], { status: 1, contains: walk.dataDir });
  await expectRun(walk, ["restart"], { status: 3, contains: "./recess start" });
}

/** The first start, without a setting: pages, games and files over plain http. */
export async function startFirst(walk: Walk): Promise<void> {
  await makeFolder(walk.dataDir);
  await startPortal(walk);
  walk.mistakes.push(
    ...(await wrongPages(walk.origin, (path) => visit(walk, path))),
    ...(await wrongFiles(walk.origin)),
  );
}
