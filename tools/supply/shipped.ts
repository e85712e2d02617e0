import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LockFile } from "@recess/portal/domain/catalogue/packages/lock-file.ts";
import type { Policy } from "./policy.ts";

/** What runs with an operator or a visitor, by paths in the lock file: dependencies, packaged games, and what the build bundles. */
export function shippedPaths(root: string, lock: LockFile, { bundled }: Policy): ReadonlySet<string> {
  const { dependencies, optionalDependencies } = lock.root;
  return lock.closure([
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...bundled,
    ...packagedGames(root),
  ]);
}

/** The packages that games are taken from. */
export function packagedGames(root: string): string[] {
  const folder = join(root, "catalogue", "packaged");
  const manifests = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("manifest.json"),
  );
  const found = manifests.map(
    (file): unknown => JSON.parse(readFileSync(join(folder, file), "utf8")).from?.package,
  );
  return [...new Set(found.filter((name) => typeof name === "string"))];
}

/** Packages that what visitors get is written with, and that are neither dependencies nor named as bundled. */
export function bundledMistakes(root: string, lock: LockFile, { bundled }: Policy): string[] {
  const known = new Set([...Object.keys(lock.root.dependencies), ...bundled]);
  const used = new Map<string, string>();
  for (const folder of ["portal/app", "portal/player", "portal/domain", "games"]) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      if (!/\.(?:tsx?|css)$/.test(file) || /\.(?:test|fixture|contract)\./.test(file)) continue;
      // Writes films while we build, and stays behind.
      if (`${folder}/${file}`.startsWith("games/flash/toolchain/")) continue;
      for (const name of importsOf(readFileSync(join(root, folder, file), "utf8")))
        if (lock.root.devDependencies[name]) used.set(name, `${folder}/${file}`);
    }
  }
  return [...used]
    .filter(([name]) => !known.has(name))
    .map(([name, file]) => `${name} is used by ${file} and reaches visitors; name it as bundled`);
}

function importsOf(source: string): string[] {
  const found = source.matchAll(
    /(?:^import|^export|\} from|import\(|url\()[^"'\n]*["']([^"'.#/][^"'\n]*)["']/gm,
  );
  return [...found].map(([, specifier = ""]) => {
    const [first = "", second = ""] = specifier.split("/");
    return first.startsWith("@") ? `${first}/${second}` : first;
  });
}
