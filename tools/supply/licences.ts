import type { LockedPackage } from "@recess/portal/domain/catalogue/packages/lock-file.ts";
import satisfies from "spdx-satisfies";
import type { Policy } from "./policy.ts";

/** Packages whose licence is unknown or not allowed, one sentence each. */
export function licenceMistakes(
  packages: readonly LockedPackage[],
  isShipped: (found: LockedPackage) => boolean,
  policy: Policy,
): string[] {
  return packages.flatMap((found) => {
    const label = `${found.name}@${found.version}`;
    const licence = licenceOf(found, policy);
    if (licence === undefined) return [`${label} has no licence that we know; read its files and state it`];
    const allowed = Object.keys(policy.licences);
    if (fits(licence, allowed)) return [];
    if (!fits(licence, [...allowed, ...Object.keys(policy.toolLicences)]))
      return [`${label} is under ${licence}, which is not allowed`];
    return isShipped(found)
      ? [`${label} is under ${licence}, which is allowed for tools only, and is shipped`]
      : [];
  });
}

function licenceOf({ name, version, license }: LockedPackage, { stated }: Policy): string | undefined {
  return stated.find((read) => read.package === name && read.version === version)?.licence ?? license;
}

function fits(expression: string, allowed: readonly string[]): boolean {
  if (allowed.includes(expression)) return true;
  try {
    return satisfies(
      expression,
      allowed.filter((id) => !id.startsWith("LicenseRef-")),
    );
  } catch {
    // No expression at all: "SEE LICENSE IN …", "BSD".
    return false;
  }
}
