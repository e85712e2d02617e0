import type { LockedPackage, LockFile } from "@recess/portal/domain/catalogue/packages/lock-file.ts";
import type { Policy } from "./policy.ts";

const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Everything comes from the registry that npm is told to use, and is what it was when it was locked. */
export function sourceMistakes({ root, packages }: LockFile): string[] {
  const asked = Object.entries({
    ...root.dependencies,
    ...root.devDependencies,
    ...root.optionalDependencies,
  });
  return [
    ...asked
      .filter(([, version]) => !exact.test(version))
      .map(([name, version]) => `${name} is asked for as ${version}; write the version itself`),
    ...packages.flatMap(({ path, version, resolved, integrity, link }) => [
      ...(link ? [`${path} is a link to a folder`] : []),
      ...(resolved === undefined ? [] : [`${path} names where it comes from: ${resolved}`]),
      ...(exact.test(version ?? "") ? [] : [`${path} has no plain version: ${version}`]),
      ...(integrity?.startsWith("sha512-") ? [] : [`${path} has no SHA-512 of what it was`]),
    ]),
  ];
}

/** No package runs anything while it is installed, and those that would like to are known by name. */
export function installScriptMistakes(
  packages: readonly LockedPackage[],
  npmrc: string,
  { installScripts }: Policy,
): string[] {
  const willing = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  return [
    ...(/^ignore-scripts *= *true$/m.test(npmrc) ? [] : [".npmrc does not say ignore-scripts=true"]),
    ...willing
      .filter((name) => !Object.hasOwn(installScripts, name))
      .map((name) => `${name} has an install script; see that it works without, and name it`),
  ];
}

/** What was allowed for packages that are gone: the next of that name would be let in unseen. */
export function staleExceptions(packages: readonly LockedPackage[], policy: Policy): string[] {
  const known = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const willing = new Set(packages.flatMap(({ name, hasInstallScript }) => (hasInstallScript ? [name] : [])));
  return [
    ...policy.stated
      .filter((read) => !known.has(`${read.package}@${read.version}`))
      .map((read) => `the licence of ${read.package}@${read.version} is stated, and nobody has that`),
    ...Object.keys(policy.installScripts)
      .filter((name) => !willing.has(name))
      .map((name) => `${name} is named for an install script that it does not have`),
  ];
}
