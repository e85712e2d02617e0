import { cp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Assets } from "@recess/portal/app/app.ts";
import { distDir as dist } from "@recess/portal/paths.mjs";
import { compressTree } from "@recess/tools/build/compress.ts";
import { buildOffline } from "@recess/tools/build/offline.ts";
import { parseStyleRules } from "@recess/tools/build/style-rules.ts";

/**
 * Makes the build that comes after this one: its style sheet says one thing more and so has another name, the old one is gone, and the
 * worker is built anew from that. Gives the build's name.
 */
export async function makeNextBuild(outDir: string, rule: string): Promise<string> {
  const client = join(outDir, "client");
  await cp(join(dist, "client"), client, { recursive: true, preserveTimestamps: true });
  for (const name of await readdir(dist)) {
    if (name !== "client" && name !== "assets.json") await symlink(join(dist, name), join(outDir, name));
  }
  const assets: Assets = JSON.parse(await readFile(join(dist, "assets.json"), "utf8"));
  if (!assets.sheets) throw new Error("The build has no styles.");
  const { dark } = assets.sheets;
  const sheet = await readFile(join(client, dark.url), "utf8");
  for (const ending of ["", ".br", ".gz"]) await rm(join(client, `${dark.url}${ending}`), { force: true });
  const url = "/assets/style-of-next.css";
  await writeFile(join(client, url), sheet + rule);
  const sheets = { ...assets.sheets, dark: { url, rules: [...dark.rules, ...parseStyleRules(rule)] } };
  const offline = await buildOffline(client);
  await compressTree(client);
  await writeFile(join(outDir, "assets.json"), JSON.stringify({ ...assets, ...offline, sheets }));
  return offline.build;
}
