import type { LockedPackage } from "@recess/portal/domain/catalogue/packages/lock-file.ts";
import satisfies from "spdx-satisfies";
import type { Policy } from "./policy.ts";

/** Licence check: packages whose licence is unknown or not allowed, one sentence each. */
export function licenceMistakes(
  packages: readonly LockedPackage[],
  isShipped: (locked: LockedPackage) => boolean,
  policy: Policy,
): string[] {
  return packages.flatMap((locked) => {
    const label = `${locked.name}@${locked.version}`;
    const licence = licenceOf(locked, policy);
    if (licence === undefined) return [`${label} has no licence that we know; read its files and state it`];
    const allowed = Object.keys(policy.licences);
    if (isAllowed(licence, allowed)) return [];
    if (!isAllowed(licence, [...allowed, ...Object.keys(policy.toolLicences)]))
      return [`${label} is under ${licence}, which is not allowed`];
    return isShipped(locked)
      ? [`${label} is under ${licence}, which is allowed for tools only, and is shipped`]
      : [];
  });
}

function licenceOf({ name, version, license }: LockedPackage, { stated }: Policy): string | undefined {
  return (
    stated.find((exception) => exception.package === name && exception.version === version)?.licence ??
    license
  );
}

function isAllowed(expression: string, allowed: readonly string[]): boolean {
  if (allowed.includes(expression)) return true;
  try {
    return satisfies(
      expression,
      allowed.filter((id) => !id.startsWith("LicenseRef-")),
    );
  } catch {
    // Not an SPDX expression: "SEE LICENSE IN …", "BSD".
    return false;
  }
}
