// PostgreSQL and Redis for the tests: each on a port of its own, with a folder that is gone afterwards, and never as root.
// Runs on Node 20 as well.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** The folder with initdb and postgres in it: on the path, or where Debian puts them. */
export function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, "bin")), ...pathFolders()];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

export function findRedis() {
  return pathFolders()
    .map((folder) => join(folder, "redis-server"))
    .find((file) => existsSync(file));
}

/** A running PostgreSQL: `url` to reach it, `pid` of its first process, `kill` to end it as a power cut would, `start` after that, `stop` for good. */
export async function startPostgres(bin) {
  const dir = freshDir("recess-postgres-");
  const port = await freePort();
  const data = join(dir, "data");
  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-A", "trust", "-U", "recess", "-E", "UTF8", "--no-sync"],
    asNobody(dir),
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const args = [
    "-D",
    data,
    "-p",
    `${port}`,
    "-k",
    dir,
    "-c",
    "listen_addresses=127.0.0.1",
    "-c",
    "fsync=off",
  ];
  return service({
    dir,
    port,
    command: join(bin, "postgres"),
    args,
    end: "SIGINT",
    // An immediate shutdown, which it mends at the next start. After SIGKILL its children would answer for a while.
    cut: "SIGQUIT",
    url: `postgres://recess@127.0.0.1:${port}/postgres`,
  });
}

export async function startRedis(command) {
  const dir = freshDir("recess-redis-");
  const port = await freePort();
  const args = ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", dir];
  return service({
    dir,
    port,
    command,
    args,
    end: "SIGTERM",
    cut: "SIGKILL",
    url: `redis://127.0.0.1:${port}`,
  });
}

async function service({ dir, port, command, args, end, cut, url }) {
  let child;
  const start = async () => {
    child = spawn(command, args, { ...asNobody(dir), stdio: "ignore" });
    await answering(port, child);
  };
  const finish = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    url,
    get pid() {
      return child.pid;
    },
    start,
    kill: () => finish(cut),
    async stop() {
      await finish(end);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function answering(port, child) {
  while (child.exitCode === null) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error(`${child.spawnfile} ended at once with ${child.exitCode}`);
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

function freshDir(prefix) {
  const dir = mkdtempSync(join(tmpdir(), prefix));
  const { uid, gid } = asNobody(dir);
  if (uid !== undefined) chownSync(dir, uid, gid);
  return dir;
}

/** PostgreSQL refuses to run as root. Debian's `nobody` owns nothing and may nothing. */
function asNobody(cwd) {
  return process.getuid?.() === 0
    ? { uid: 65534, gid: 65534, cwd, encoding: "utf8" }
    : { cwd, encoding: "utf8" };
}

function pathFolders() {
  return (process.env.PATH ?? "").split(delimiter);
}
