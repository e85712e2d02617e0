import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LockFile } from "@recess/portal/domain/catalogue/packages/lock-file.ts";
import type { Policy } from "./policy.ts";

/** Paths in the lock file of all shipped packages, with their dependencies: runtime dependencies, packaged games, and what the build bundles. */
export function shippedPaths(root: string, lock: LockFile, { bundled }: Policy): ReadonlySet<string> {
  const { dependencies, optionalDependencies } = lock.root;
  return lock.closure([
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...bundled,
    ...packagedGames(root),
  ]);
}

/** npm packages that games are taken from. */
export function packagedGames(root: string): string[] {
  const folder = join(root, "catalogue", "packaged");
  const manifests = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("manifest.json"),
  );
  const names = manifests.map(
    (file): unknown => JSON.parse(readFileSync(join(folder, file), "utf8")).from?.package,
  );
  return [...new Set(names.filter((name) => typeof name === "string"))];
}

/** Development dependencies that shipped sources import although the policy does not name them as bundled. */
export function bundledMistakes(root: string, lock: LockFile, { bundled }: Policy): string[] {
  const declared = new Set([...Object.keys(lock.root.dependencies), ...bundled]);
  const used = new Map<string, string>();
  for (const folder of ["portal/app", "portal/player", "portal/domain", "games"]) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      if (!/\.(?:tsx?|css)$/.test(file) || /\.(?:test|fixture|contract)\./.test(file)) continue;
      // Compiles SWFs during the build, and is not shipped.
      if (/^games\/(?:flash|consoles)\/toolchain\//.test(`${folder}/${file}`)) continue;
      for (const name of importsOf(readFileSync(join(root, folder, file), "utf8")))
        if (lock.root.devDependencies[name]) used.set(name, `${folder}/${file}`);
    }
  }
  return [...used]
    .filter(([name]) => !declared.has(name))
    .map(([name, file]) => `${name} is used by ${file} and reaches visitors; name it as bundled`);
}

function importsOf(source: string): string[] {
  const imports = source.matchAll(
    /(?:^import|^export|\} from|import\(|url\()[^"'\n]*["']([^"'.#/][^"'\n]*)["']/gm,
  );
  return [...imports].map(([, specifier = ""]) => {
    const [first = "", second = ""] = specifier.split("/");
    return first.startsWith("@") ? `${first}/${second}` : first;
  });
}
