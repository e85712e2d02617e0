import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#paths.mjs";

/** Version of the portal, as `package.json` has it. */
export function portalVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return version;
}
