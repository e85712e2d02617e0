import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Reason of an exception. None is allowed without one. */
const reason = z.string().min(10);
const schema = z.strictObject({
  /** Licences (SPDX) allowed for any package. */
  licences: z.record(z.string(), reason),
  /** Licences allowed for packages that are not shipped. */
  toolLicences: z.record(z.string(), reason),
  /** Licences of packages that a developer has read in their files, because the lock file does not say them. They hold for one version. */
  stated: z.array(
    z.strictObject({ package: z.string(), version: z.string(), licence: z.string(), why: reason }),
  ),
  /** Packages that have an install script. It does not run; they are known to work without. */
  installScripts: z.record(z.string(), reason),
  /** Development dependencies whose code or data the build bundles, besides packaged games. */
  bundled: z.array(z.string()),
});

/** Supply-chain policy: allowed licences and the exceptions, each with its reason. */
export type Policy = z.output<typeof schema>;

/** Reads and validates `policy.json`. */
export function readPolicy(): Policy {
  return schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, "policy.json"), "utf8")));
}
