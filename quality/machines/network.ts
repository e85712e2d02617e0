import { type SpawnSyncReturns, spawnSync } from "node:child_process";

/** Machine of the test: a network namespace that reaches this machine over a pair of virtual interfaces. */
export type Machine = {
  readonly name: string;
  /** Its own IP address. */
  readonly address: string;
  /** IP address of this machine as it reaches it. */
  readonly gateway: string;
  /** Command that runs another one in the namespace. */
  readonly runner: readonly string[];
  /** Takes the cable out: nothing arrives, and nobody is told. */
  cut(): void;
  join(): void;
};

export type Network = { readonly machines: readonly [Machine, Machine]; close(): void };

const PREFIX = "recess-test-";
/** Addresses for tests of networks (RFC 2544): no machine has one of them otherwise. The process id keeps two runs apart. */
const subnetOf = (pid: number) => `198.18.${pid % 256}`;

/** Opens two machines. Their namespaces are removed by `close`; those that a killed run has left, by the next run. */
export function openNetwork(pid = process.pid): Network {
  removeLeftOvers();
  const names = ["a", "b"].map((letter) => `${PREFIX}${pid}-${letter}`);
  const close = () => names.forEach(removeMachine);
  try {
    const [a, b] = names.map((name, at) => addMachine(name, at, subnetOf(pid)));
    if (!a || !b) throw new Error("there are two machines");
    return { machines: [a, b], close };
  } catch (error) {
    close();
    throw error;
  }
}

function addMachine(name: string, at: number, subnet: string): Machine {
  const link = linkOf(name);
  const [gateway, address] = [`${subnet}.${at * 4 + 1}`, `${subnet}.${at * 4 + 2}`];
  const inside = `${link}i`;
  ip("netns", "add", name);
  ip("link", "add", link, "type", "veth", "peer", "name", inside, "netns", name);
  ip("address", "add", `${gateway}/30`, "dev", link);
  ip("link", "set", link, "up");
  ip("-n", name, "address", "add", `${address}/30`, "dev", inside);
  for (const device of ["lo", inside]) ip("-n", name, "link", "set", device, "up");
  return {
    name,
    address,
    gateway,
    runner: ["ip", "netns", "exec", name],
    cut: () => ip("-n", name, "link", "set", inside, "down"),
    join: () => ip("-n", name, "link", "set", inside, "up"),
  };
}

function ip(...args: string[]): void {
  const { status, stderr } = run(args);
  if (status !== 0) throw new Error(`ip ${args.join(" ")}: ${stderr.trim()}`);
}

/** The interface on this side; its name has 15 characters at most. */
const linkOf = (name: string) => name.replace(PREFIX, "rt").replace("-", "");

/** Processes inside keep a namespace alive, so they go first; connections that were cut do for a while, so the interfaces do not wait for its end. */
function removeMachine(name: string): void {
  for (const pid of run(["netns", "pids", name]).stdout.split("\n").filter(Boolean)) {
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // It has ended meanwhile.
    }
  }
  run(["link", "delete", linkOf(name)]);
  run(["netns", "delete", name]);
}

function removeLeftOvers(): void {
  for (const line of run(["netns", "list"]).stdout.split("\n")) {
    const [, name, pid] = /^(recess-test-(\d+)-[ab])/.exec(line) ?? [];
    if (name && !isAlive(Number(pid))) removeMachine(name);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function run(args: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync("ip", args, { encoding: "utf8" });
}
