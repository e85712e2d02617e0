import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Why something is allowed. Nothing is allowed without a reason. */
const reason = z.string().min(10);
const schema = z.strictObject({
  /** For anything. */
  licences: z.record(z.string(), reason),
  /** For what never reaches a visitor. */
  toolLicences: z.record(z.string(), reason),
  /** Packages whose licence somebody read in their files, because the lock file does not say it. Another version is read again. */
  stated: z.array(
    z.strictObject({ package: z.string(), version: z.string(), licence: z.string(), why: reason }),
  ),
  /** Packages that have a script to run when they are installed. It does not run; they are known to work without. */
  installScripts: z.record(z.string(), reason),
  /** Development packages whose code or data the build puts into what visitors get, besides packaged games. */
  bundled: z.array(z.string()),
});

export type Policy = z.output<typeof schema>;

export function readPolicy(): Policy {
  return schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, "policy.json"), "utf8")));
}
