import { spawnSync } from "node:child_process";
import { mkdtempDisposable, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { root } from "@recess/portal/paths.mjs";
import { freePortPair } from "@recess/portal/testing/free-port.ts";
import { findPostgres, startPostgres } from "@recess/portal/testing/postgres-server.ts";
import { findRedis, startRedis } from "@recess/portal/testing/redis-server.ts";
import { debianArchive, openPodman, type Podman, podmanObstacle } from "#quality/lib/podman.ts";
import { composeMistakes } from "./compose-file.ts";

const help = `Builds the container of a release with podman, on a Debian made by debootstrap, and runs it as containers/compose.yaml does: not as
root, with a root file system that cannot be written, and where they are installed with a PostgreSQL and a Redis. podman-compose reads the compose file, and
starts nothing: its other images come from a registry.

  npm run container:check

Installs podman, podman-compose, runc and debootstrap with apt-get where it may, else says in one line that nothing was tried. Ends with 0 when all is well or nothing
was tried, 1 when something is wrong, 2 when asked for something unknown.`;

const image = "localhost/recess";
const base = "localhost/debian";
const name = "recess";
const START_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 200;
/** The container's own network would need more packages. Limits below those of this process are always allowed. */
const ofTheMachine = ["--network=host", "--ulimit", "nofile=1024:1024", "--ulimit", "nproc=1000:1000"];
const hardened = [
  "--read-only",
  "--cap-drop=all",
  "--security-opt",
  "no-new-privileges",
  "-v",
  "data:/var/lib/recess",
];

readCommand(help, {});
process.exitCode = await main();

async function main(): Promise<number> {
  await using dir = await mkdtempDisposable(join(tmpdir(), "recess-container-"));
  const obstacle = podmanObstacle();
  const archive = obstacle ? undefined : await debianArchive(dir.path);
  if (archive === undefined) {
    console.log(`The container is not tried: ${obstacle ?? "Debian's mirror cannot be reached"}.`);
    return 0;
  }
  const podman = openPodman(join(dir.path, "podman"));
  const mistakes: string[] = [];
  const progress = openProgress("Container", 5);
  try {
    await progress.step("image", () => buildImage(podman, archive, join(dir.path, "made")));
    await progress.step("a container without rights", async () => mistakes.push(...(await runAlone(podman))));
    await progress.step("the next container on the same volume", async () =>
      mistakes.push(...(await runBesideServices(podman))),
    );
    await progress.step("compose.yaml", async () => mistakes.push(...(await composeMistakes(dir.path))));
    await progress.step("a system without libatomic", async () =>
      mistakes.push(...runWithoutLibrary(podman)),
    );
  } finally {
    // Before the folder goes: what is mounted in it cannot be deleted.
    podman("rm", "--force", "--all");
    podman("rmi", "--force", "--all");
    podman.close();
  }
  progress.finish(mistakes.length === 0 ? "The container works," : `${mistakes.length} mistakes`);
  for (const mistake of mistakes) console.error(mistake);
  return mistakes.length === 0 ? 0 : 1;
}

async function buildImage(podman: Podman, archive: string, made: string): Promise<void> {
  const release = [join(root, "tools", "release", "main.ts"), "--to", made, "--quick"];
  if (spawnSync(process.execPath, release, { stdio: "inherit" }).status !== 0)
    throw new Error("No release was made.");
  const file = (await readdir(made)).find((each) => /^recess-[\d.]+-[a-z]+-[a-z0-9]+\.tar\.gz$/.test(each));
  expectDone(podman("import", archive, base));
  const settings = ["--build-arg", `BASE=${base}`, "--build-arg", `RELEASE=${file}`, "--isolation", "chroot"];
  const containerfile = join(root, "containers", "Containerfile");
  expectDone(podman("build", "--format", "docker", "-f", containerfile, ...settings, "-t", image, made));
}

async function runAlone(podman: Podman): Promise<string[]> {
  const origin = await start(podman, {});
  const inside = (...words: string[]) => podman("exec", name, ...words);
  const { output: ports } = podman("inspect", image, "--format", "{{json .Config.ExposedPorts}}");
  const facts = {
    "it runs as root": inside("id", "-u").output.trim() === "10001",
    "its root can be written": inside("touch", "/opt/recess/here").status !== 0,
    "its release can be written": inside("touch", "/here").status !== 0,
    "it is not healthy": podman("healthcheck", "run", name).status === 0,
    "it does not name both ports": ports.includes("3000/tcp") && ports.includes("3001/tcp"),
    "it has no page": (await fetch(`${origin}/`)).ok,
    "no account can be added": inside("recess", "user", "add", "ada@example.org", "--generate").status === 0,
    "it does not end by itself": podman("stop", "--time", "30", name).status === 0,
    "it ends with an error": podman("inspect", name, "--format", "{{.State.ExitCode}}").output.trim() === "0",
  };
  podman("rm", name);
  return broken(facts);
}

/** Where PostgreSQL and Redis are not installed, the volume alone is tried. */
async function runBesideServices(podman: Podman): Promise<string[]> {
  await start(podman, {});
  const listed = podman("exec", name, "recess", "user", "list");
  podman("rm", "--force", name);
  const kept = broken({ "the account is gone": listed.output.includes("ada@example.org") });
  const [postgresFolder, redisFile] = [findPostgres(), findRedis()];
  if (!postgresFolder || !redisFile) return kept;
  const [postgres, redis] = await Promise.all([startPostgres(postgresFolder), startRedis(redisFile)]);
  try {
    const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, PROCESSES: "2" };
    const origin = await start(podman, settings);
    const state = await (await fetch(`${origin}/readyz`)).text();
    const facts = {
      [`a service is not used: ${state}`]: /"database":\s*"up"/.test(state) && /"redis":\s*"up"/.test(state),
      "no account is added in PostgreSQL":
        podman("exec", name, "recess", "user", "add", "bob@example.org", "--generate").status === 0,
    };
    return [...kept, ...broken(facts)];
  } finally {
    podman("rm", "--force", name);
    await Promise.all([postgres.stop(), redis.stop()]);
  }
}

/** As on a bare Debian: the command names what is missing. */
function runWithoutLibrary(podman: Podman): string[] {
  const find = ["--entrypoint", "sh", image, "-c", "ls /usr/lib/*/libatomic.so.1"];
  // podman's own warnings may follow.
  const [library] = podman("run", "--rm", ...ofTheMachine, ...find).output.split("\n");
  const empty = ["-v", `/dev/null:${library}`];
  const { status, output } = podman("run", "--rm", ...ofTheMachine, ...empty, image, "version");
  return broken({
    [`it does not name the library: ${output}`]: status === 1 && output.includes("libatomic1"),
  });
}

async function start(podman: Podman, settings: Readonly<Record<string, string>>): Promise<string> {
  const port = await freePortPair();
  const variables = Object.entries({ PORT: `${port}`, HOST: "127.0.0.1", ...settings });
  const env = variables.flatMap(([key, value]) => ["-e", `${key}=${value}`]);
  expectDone(podman("run", "-d", "--name", name, ...ofTheMachine, ...hardened, ...env, image));
  const until = Date.now() + START_TIMEOUT_MS;
  while (podman("healthcheck", "run", name).status !== 0) {
    if (Date.now() > until) throw new Error(`The container did not start: ${podman("logs", name).output}`);
    await sleep(POLL_INTERVAL_MS);
  }
  return `http://127.0.0.1:${port}`;
}

function expectDone({ status, output }: ReturnType<Podman>): void {
  if (status !== 0) throw new Error(output);
}

function broken(facts: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(facts).flatMap(([mistake, isFine]) => (isFine ? [] : [mistake]));
}
