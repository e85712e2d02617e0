import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { root } from "@recess/portal/paths.mjs";
import { portalVersion } from "@recess/portal/server/portal-version.ts";
import { ensureBuilt } from "#tools/lib/ensure-built.ts";
import { readLockFile } from "#tools/supply/lock-file.ts";
import { readPolicy } from "#tools/supply/policy.ts";
import { missingIn, npmSbom, shippedSbom } from "#tools/supply/sbom.ts";
import { shippedPaths } from "#tools/supply/shipped.ts";
import { bytesBelow, makeArchive, writeChecksums } from "./archive.ts";
import { copyBrowserTools } from "./browser-tools.ts";
import { layOutRelease } from "./release-folder.ts";

const help = `Makes a release for machines like this one: an archive with the built portal, its own Node and one command, ./recess.

  npm run release
      --to <folder>     release/ when left out; what an earlier run left there is deleted
      --quick           compresses little and leaves out the browser tools, for tests

Beside the archive: one with the browser tools (games add tries a game with them), the SBOM, the changelog, and checksums of all. Builds first
where that is needed. Ends with 0 when all is made, 1 when something is missing or the release is larger than it may be, 2 when asked for
something unknown.`;

/** Unpacked, without the browser tools. */
const MAX_BYTES = 150_000_000;

const options = {
  to: { type: "string", default: "release" },
  quick: { type: "boolean", default: false },
} as const;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, refuse } = readCommand(help, { options });
  if (process.platform === "win32") return refuse("Releases are made for Linux and macOS.");
  ensureBuilt();
  const version = portalVersion();
  const name = `recess-${version}`;
  const target = `${process.platform}-${process.arch}`;
  const out = resolve(values.to);
  const staging = join(out, "unpacked");
  const gzipLevel = values.quick ? 1 : 9;
  await rm(out, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  const lock = readLockFile(join(root, "package-lock.json"));
  const shipped = shippedPaths(root, lock, readPolicy());

  const progress = openProgress("Release", values.quick ? 3 : 4);
  const folder = join(staging, name);
  await progress.step("files", () => layOutRelease(folder, { version, shipped }));
  const bytes = await bytesBelow(folder);
  if (bytes > MAX_BYTES) {
    console.error(`The release has ${bytes} bytes unpacked; at most ${MAX_BYTES} are allowed.`);
    return 1;
  }
  const archive = `${name}-${target}.tar.gz`;
  const toolsArchives = values.quick ? [] : [`${name}-${target}-browser-tools.tar.gz`];
  await progress.step("archive", () => makeArchive(staging, name, join(out, archive), gzipLevel));
  for (const file of toolsArchives)
    await progress.step("browser tools", async () => {
      await rm(staging, { recursive: true });
      await copyBrowserTools(folder, lock);
      await makeArchive(staging, name, join(out, file), gzipLevel);
    });
  await rm(staging, { recursive: true });
  const sbomFile = `${name}.cdx.json`;
  const missing = await progress.step("SBOM and checksums", async () => {
    const sbom = shippedSbom(npmSbom(root), lock, shipped);
    await writeFile(join(out, sbomFile), `${JSON.stringify(sbom, null, 2)}\n`);
    await writeChecksums(out, [archive, ...toolsArchives, sbomFile]);
    return missingIn(sbom, lock, shipped);
  });
  if (missing.length > 0) {
    console.error(`Missing in the SBOM: ${missing.join(", ")}`);
    return 1;
  }
  progress.finish(`${join(out, archive)}: ${(bytes / 1e6).toFixed(1)} MB unpacked, made`);
  return 0;
}
