import { spawnSync } from "node:child_process";
import type { LockFile } from "@recess/portal/domain/catalogue/packages/lock-file.ts";
import { z } from "zod";

const componentSchema = z.looseObject({
  /** Name and version. The field `name` may be an alias. */
  "bom-ref": z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});
const sbomSchema = z.looseObject({
  bomFormat: z.literal("CycloneDX"),
  specVersion: z.string(),
  components: z.array(componentSchema),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
  metadata: z.looseObject({ component: z.looseObject({ "bom-ref": z.string() }) }),
});
/** Software bill of materials (SBOM) in CycloneDX. */
export type Sbom = z.output<typeof sbomSchema>;

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** SBOM of the whole lock file, made by `npm sbom`. */
export function npmSbom(root: string): Sbom {
  const { stdout, stderr, status } = spawnSync(
    "npm",
    ["sbom", "--package-lock-only", "--sbom-format=cyclonedx"],
    { cwd: root, encoding: "utf8", shell: process.platform === "win32", maxBuffer: MAX_OUTPUT_BYTES },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  return sbomSchema.parse(JSON.parse(stdout));
}

/**
 * SBOM of the shipped packages only. npm's own `--omit=dev` would leave out the games: their packages are development dependencies,
 * and their files reach visitors.
 */
export function shippedSbom(all: Sbom, lock: LockFile, shipped: ReadonlySet<string>): Sbom {
  const shippedLabels = labelsOf(lock, shipped);
  const components = all.components
    .filter((component) => shippedLabels.has(component["bom-ref"]))
    .map((component) => ({
      ...component,
      scope: "required",
      properties: component.properties.filter(({ name }) => name !== "cdx:npm:package:development"),
    }));
  const refs = new Set([
    all.metadata.component["bom-ref"],
    ...components.map((component) => component["bom-ref"]),
  ]);
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
  return { ...all, components, dependencies };
}

/** Shipped packages that are missing in the SBOM, as `name@version`. */
export function missingIn({ components }: Sbom, lock: LockFile, shipped: ReadonlySet<string>): string[] {
  const listed = new Set(components.map((component) => component["bom-ref"]));
  return [...labelsOf(lock, shipped)].filter((label) => !listed.has(label));
}

function labelsOf({ packages }: LockFile, shipped: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    packages.filter(({ path }) => shipped.has(path)).map(({ name, version }) => `${name}@${version}`),
  );
}
