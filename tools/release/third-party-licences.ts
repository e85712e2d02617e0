import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";

/** Licence texts of the packages that are bundled into the release, which their licences demand. Node has its own beside it, games at `/licences/`. */
export async function thirdPartyLicences(shipped: ReadonlySet<string>): Promise<string> {
  const texts: string[] = [];
  for (const path of [...shipped].toSorted()) {
    const folder = join(root, path);
    if (!existsSync(folder) || /^node_modules\/node-(?:bin-)?(?:linux|darwin|win)/.test(path)) continue;
    const names = (await readdir(folder)).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name));
    for (const name of names.toSorted())
      texts.push(`${path.replace("node_modules/", "")}: ${name}\n\n${await readText(join(folder, name))}\n`);
  }
  return texts.join(`${"-".repeat(80)}\n`);
}

/** Some packages have a folder of licences. */
async function readText(path: string): Promise<string> {
  return readFile(path, "utf8").catch(() => "");
}
