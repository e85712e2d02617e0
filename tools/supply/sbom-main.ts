import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readCommand } from "@recess/portal/cli/command.ts";
import { root } from "@recess/portal/paths.mjs";
import { readLockFile } from "./lock-file.ts";
import { readPolicy } from "./policy.ts";
import { missingIn, npmSbom, shippedSbom } from "./sbom.ts";
import { shippedPaths } from "./shipped.ts";

const help = `Writes what the portal is made of as CycloneDX: everything that runs with an operator or reaches a visitor, games included, with
version, licence and hash.

  npm run sbom -- --to <file>

Ends with 0 when all is well, 1 when something that is shipped is missing in it, 2 when asked for something unknown.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, refuse } = readCommand(help, { options: { to: { type: "string" } } });
  if (!values.to) return refuse();
  const lock = readLockFile(join(root, "package-lock.json"));
  const shipped = shippedPaths(root, lock, readPolicy());
  const sbom = shippedSbom(npmSbom(root), lock, shipped);
  const missing = missingIn(sbom, lock, shipped);
  if (missing.length > 0) {
    console.error(`Missing: ${missing.join(", ")}`);
    return 1;
  }
  await writeFile(values.to, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${values.to}: ${sbom.components.length} packages, CycloneDX ${sbom.specVersion}`);
  return 0;
}
