import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type CommandResult,
  debianArchive,
  openPodman,
  type Podman,
  podmanObstacle,
} from "#quality/lib/podman.ts";
import { standIns } from "./stand-ins.ts";

/** A bare Debian in a container that has no network but its own loopback interface. */
export type DebianMachine = {
  /** Runs a script in a shell as root, in the folder with the archives. It ends at the first command that fails. */
  run(script: string): CommandResult;
};

/** The container's resources are this process's own: limits below those are always allowed. */
const limits = ["--ulimit", "nofile=4096:4096", "--ulimit", "nproc=4000:4000"];
/** Of one script, in seconds. */
const TIMEOUT = "180";
const NAME = "walk";
const BASE = "localhost/debian";
const PREPARED = "localhost/debian-with-packages";

/**
 * Starts the machine, with packages that are installed by the given lines, and `releases` as its working folder. Gives why there is none where it cannot be
 * made here.
 */
export async function startDebian(
  stack: AsyncDisposableStack,
  { dir, releases, install }: { dir: string; releases: string; install: readonly string[] },
): Promise<DebianMachine | { readonly obstacle: string }> {
  const obstacle = podmanObstacle();
  const archive = obstacle ? undefined : await debianArchive(dir);
  if (archive === undefined) return { obstacle: obstacle ?? "Debian's mirror cannot be reached" };
  const podman = openPodman(join(dir, "podman"));
  stack.defer(() => closePodman(podman));
  const done = (...args: readonly string[]) => {
    const { status, output } = podman(...args);
    if (status !== 0) throw new Error(`podman ${args[0]}: ${output}`);
  };
  done("import", archive, BASE);
  // No service is started while packages are installed: the machine itself does that.
  const script = [
    "printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d",
    "chmod +x /usr/sbin/policy-rc.d",
  ];
  const env = ["-e", "DEBIAN_FRONTEND=noninteractive"];
  const command = ["sh", "-euc", [...script, ...install, "rm /usr/sbin/policy-rc.d"].join("\n")];
  done("run", "--name", "prepared", "--network=host", ...limits, ...env, BASE, ...command);
  done("commit", "prepared", PREPARED);
  const programs = await writeStandIns(join(dir, "stand-ins"));
  const volumes = Object.entries({ [programs]: "/usr/local/sbin", [releases]: "/root/releases" });
  const mounts = volumes.flatMap(([from, to]) => ["-v", `${from}:${to}:ro`]);
  const network = ["--network=none", "--add-host", "games.example.org:127.0.0.1"];
  done("run", "-d", "--name", NAME, ...network, ...limits, ...mounts, PREPARED, "sleep", "infinity");
  return {
    run: (text) => podman("exec", "-w", "/root/releases", NAME, "timeout", TIMEOUT, "sh", "-euc", text),
  };
}

async function writeStandIns(dir: string): Promise<string> {
  await mkdir(dir);
  for (const [name, text] of Object.entries(standIns)) {
    await writeFile(join(dir, name), text);
    await chmod(join(dir, name), 0o755);
  }
  return dir;
}

/** Before the folder goes: what is mounted in it cannot be deleted. */
function closePodman(podman: Podman): void {
  podman("rm", "--force", "--time", "0", "--all");
  podman("rmi", "--force", "--all");
  podman.close();
}
