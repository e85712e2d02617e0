import type { LockedPackage, LockFile } from "@recess/portal/domain/catalogue/packages/lock-file.ts";
import type { Policy } from "./policy.ts";

const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Packages that are not pinned: without an exact version or a SHA-512 integrity hash, linked, or from elsewhere than the configured registry. */
export function sourceMistakes({ root, packages }: LockFile): string[] {
  const direct = Object.entries({
    ...root.dependencies,
    ...root.devDependencies,
    ...root.optionalDependencies,
  });
  return [
    ...direct
      .filter(([, version]) => !exactVersion.test(version))
      .map(([name, version]) => `${name} is asked for as ${version}; write the version itself`),
    ...packages.flatMap(({ path, version, resolved, integrity, link }) => [
      ...(link ? [`${path} is a link to a folder`] : []),
      ...(resolved === undefined ? [] : [`${path} names where it comes from: ${resolved}`]),
      ...(exactVersion.test(version ?? "") ? [] : [`${path} has no plain version: ${version}`]),
      ...(integrity?.startsWith("sha512-") ? [] : [`${path} has no SHA-512 of what it was`]),
    ]),
  ];
}

/** Install scripts: `.npmrc` must disable them, and every package that has one must be named in the policy. */
export function installScriptMistakes(
  packages: readonly LockedPackage[],
  npmrc: string,
  { installScripts }: Policy,
): string[] {
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  return [
    ...(/^ignore-scripts *= *true$/m.test(npmrc) ? [] : [".npmrc does not say ignore-scripts=true"]),
    ...scripted
      .filter((name) => !Object.hasOwn(installScripts, name))
      .map((name) => `${name} has an install script; see that it works without, and name it`),
  ];
}

/** Exceptions for packages that are gone: the next package of that name would be allowed without review. */
export function staleExceptions(packages: readonly LockedPackage[], policy: Policy): string[] {
  const installed = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  const scripted = new Set(
    packages.flatMap(({ name, hasInstallScript }) => (hasInstallScript ? [name] : [])),
  );
  return [
    ...policy.stated
      .filter((exception) => !installed.has(`${exception.package}@${exception.version}`))
      .map(
        (exception) =>
          `the licence of ${exception.package}@${exception.version} is stated, and nobody has that`,
      ),
    ...Object.keys(policy.installScripts)
      .filter((name) => !scripted.has(name))
      .map((name) => `${name} is named for an install script that it does not have`),
  ];
}
