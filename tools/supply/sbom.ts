import { spawnSync } from "node:child_process";
import type { LockFile } from "@recess/portal/domain/catalogue/packages/lock-file.ts";
import { z } from "zod";

const component = z.looseObject({
  /** Name and version. The field `name` may be an alias. */
  "bom-ref": z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});
const document = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  specVersion: z.string(),
  components: z.array(component),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
  metadata: z.looseObject({ component: z.looseObject({ "bom-ref": z.string() }) }),
});
export type Sbom = z.output<typeof document>;

/** All of the lock file, as npm describes it. */
export function npmSbom(root: string): Sbom {
  const { stdout, stderr, status } = spawnSync(
    "npm",
    ["sbom", "--package-lock-only", "--sbom-format=cyclonedx"],
    { cwd: root, encoding: "utf8", shell: process.platform === "win32", maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  return document.parse(JSON.parse(stdout));
}

/**
 * Only what is shipped. npm's own `--omit=dev` would leave out the games: their packages are needed to build, and it is their files that
 * visitors get.
 */
export function shippedSbom(all: Sbom, lock: LockFile, shipped: ReadonlySet<string>): Sbom {
  const wanted = labelsOf(lock, shipped);
  const components = all.components
    .filter((found) => wanted.has(found["bom-ref"]))
    .map((found) => ({
      ...found,
      scope: "required",
      properties: found.properties.filter(({ name }) => name !== "cdx:npm:package:development"),
    }));
  const kept = new Set([all.metadata.component["bom-ref"], ...components.map((found) => found["bom-ref"])]);
  const dependencies = all.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
  return { ...all, components, dependencies };
}

/** What is shipped and does not stand in it. */
export function missingIn({ components }: Sbom, lock: LockFile, shipped: ReadonlySet<string>): string[] {
  const listed = new Set(components.map((found) => found["bom-ref"]));
  return [...labelsOf(lock, shipped)].filter((label) => !listed.has(label));
}

function labelsOf({ packages }: LockFile, shipped: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    packages.filter(({ path }) => shipped.has(path)).map(({ name, version }) => `${name}@${version}`),
  );
}
