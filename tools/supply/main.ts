import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { root } from "@recess/portal/paths.mjs";
import { audit } from "./audit.ts";
import { licenceMistakes } from "./licences.ts";
import { readLockFile } from "./lock-file.ts";
import { readPolicy } from "./policy.ts";
import { bundledMistakes, shippedPaths } from "./shipped.ts";
import { installScriptMistakes, sourceMistakes, staleExceptions } from "./sources.ts";

const help = `Checks the packages of both lock files: licences against the list in tools/supply/policy.json, where packages
come from and whether they are what they were, install scripts, and what the registry knows against them (npm audit).

  npm run supply
      --registry <address>   ask this one for advisories
      --offline              ask nobody

Ends with 0 when all is well, 1 when something is wrong, 2 when asked for something unknown. A registry without advisories is
no mistake: it says so, and the rest is checked.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const options = { offline: { type: "boolean" }, registry: { type: "string" } } as const;
  const { values } = readCommand(help, { options });
  const policy = readPolicy();
  const lock = readLockFile(join(root, "package-lock.json"));
  // Installed elsewhere, for one test; none of it is shipped.
  const emulator = readLockFile(join(root, "tools", "test", "firebase-emulator", "package-lock.json"));
  const all = [...lock.packages, ...emulator.packages];
  const shipped = shippedPaths(root, lock, policy);
  const npmrc = readFileSync(join(root, ".npmrc"), "utf8");

  const progress = openProgress("Supply chain", 4);
  const mistakes = await progress.step("licences", async () => [
    ...licenceMistakes(lock.packages, ({ path }) => shipped.has(path), policy),
    ...licenceMistakes(emulator.packages, () => false, policy),
  ]);
  await progress.step("sources", async () => {
    mistakes.push(...[lock, emulator].flatMap(sourceMistakes), ...bundledMistakes(root, lock, policy));
  });
  await progress.step("install scripts", async () => {
    mistakes.push(...installScriptMistakes(all, npmrc, policy), ...staleExceptions(all, policy));
  });
  const verdict = await progress.step("advisories", async () =>
    values.offline
      ? ({ kind: "not audited", reason: "--offline" } as const)
      : audit(root, (path) => shipped.has(path), values.registry),
  );
  if (verdict.kind === "audited") mistakes.push(...verdict.mistakes);
  progress.finish(
    `${all.length} packages, ${shipped.size} of them shipped: ${mistakes.length === 0 ? "all well" : `${mistakes.length} mistakes`},`,
  );
  if (verdict.kind === "audited")
    for (const line of verdict.warnings) console.log(`known, not grave or not shipped: ${line}`);
  else console.log(`not audited: the registry has no audit (${verdict.reason})`);
  for (const mistake of mistakes) console.error(mistake);
  return mistakes.length === 0 ? 0 : 1;
}
