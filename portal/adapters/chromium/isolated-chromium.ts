import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserType } from "playwright-core";
import { findChromium, needlessFeatures, noChromium } from "./chromium.ts";
import { pipeTransport } from "./pipe-transport.ts";

/** Chromium has no sandbox on this machine: neither user namespaces nor its setuid helper. */
export class NoSandboxError extends Error {
  override readonly name = "NoSandboxError";
}

export type IsolationOptions = {
  /** The servers on this machine that it may reach: `http://localhost:3000`, `http://*.localhost:3001`. */
  readonly reachable: readonly string[];
  /** False gives up Chromium's own sandbox, and nothing else of the isolation. */
  readonly hasSandbox: boolean;
};

export type IsolatedChromium = {
  readonly browser: Browser;
  /** Kills all of its processes, also those that hang, and deletes its profile. */
  close(): Promise<void>;
};

/**
 * Launches Chromium for code that nobody has read: in its own sandbox, with a profile and an environment of its own, and without a way to any
 * server but those named. As root it runs as `nobody`, because Chromium refuses to sandbox itself for root. Playwright can neither change the
 * user nor keep the environment from it, so the process is ours, and Playwright is connected to it by a pipe that no other process can open.
 */
export async function launchIsolated(options: IsolationOptions): Promise<IsolatedChromium> {
  const executable = await findChromium();
  if (!executable) throw new Error(noChromium);
  const { chromium } = await import("playwright-core");
  const profile = await mkdtemp(join(tmpdir(), "recess-chromium-"));
  const user = unprivilegedUser();
  if (user) await chown(profile, user.uid, user.gid);
  const child = spawn(executable, commandLine(profile, options), {
    ...user,
    cwd: profile,
    env: environment(profile),
    // A process group of its own, so that its helpers end with it.
    detached: true,
    stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"],
  });
  const kill = () => killGroup(child);
  process.once("exit", kill);
  const close = async () => {
    process.off("exit", kill);
    kill();
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      await once(child, "exit");
    // Helpers that were killed a moment ago may still be writing.
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { browser: await connect(child, chromium), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** User and group `nobody`, which have these numbers on every Linux. Node drops all other groups with the change. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  return process.platform === "linux" && process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
}

/** What a browser needs of the environment. The portal's secrets are in the rest of it. */
function environment(home: string): NodeJS.ProcessEnv {
  const { PATH, LANG, TZ, SystemRoot } = process.env;
  return { PATH, LANG, TZ, SystemRoot, HOME: home, TMPDIR: home };
}

function commandLine(profile: string, { reachable, hasSandbox }: IsolationOptions): string[] {
  return [
    ...(hasSandbox ? [] : ["--no-sandbox"]),
    "--headless",
    "--remote-debugging-pipe",
    `--user-data-dir=${profile}`,
    "--no-startup-window",
    ...quietArgs,
    // All requests go to a proxy that does not exist, loopback and IP addresses included, but for those to the named servers.
    "--proxy-server=http://refused.invalid:1",
    `--proxy-bypass-list=${["<-loopback>", ...reachable].join(";")}`,
    "--host-resolver-rules=MAP localhost 127.0.0.1, MAP *.localhost 127.0.0.1, MAP * ~NOTFOUND",
    // WebRTC would go past the proxy. Older versions know the flag by its second name. QUIC is UDP as well.
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--disable-quic",
    "--deny-permission-prompts",
  ];
}

/** No requests of its own, no sound, no GPU; the same colours everywhere. */
const quietArgs = [
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-breakpad",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-dev-shm-usage",
  "--disable-extensions",
  "--disable-field-trial-config",
  "--disable-sync",
  `--disable-features=${["MediaRouter", "OptimizationHints", "NetworkTimeServiceQuerying", "HttpsUpgrades", ...needlessFeatures].join(",")}`,
  "--disable-gpu",
  "--enable-unsafe-swiftshader",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
  "--mute-audio",
  "--password-store=basic",
];

const MAX_ERROR_CHARACTERS = 10_000;

/** Connects Playwright to the process; fails with the reason when it ends before that. */
async function connect(child: ChildProcess, chromium: BrowserType): Promise<Browser> {
  let output = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    if (output.length < MAX_ERROR_CHARACTERS) output += text;
  });
  const ended = new Promise<never>((_, reject) => {
    child.once("error", (error) =>
      reject(new Error(`Chromium cannot be run: ${error.message}`, { cause: error })),
    );
    // `close` comes after the last output.
    child.once("close", () => reject(startError(output)));
  });
  // It ends some time, and then nobody waits for it any more.
  ended.catch(() => undefined);
  const connection = chromium.connectOverCDP(pipeTransport(child));
  connection.catch(() => undefined);
  return Promise.race([connection.catch(() => ended), ended]);
}

function startError(output: string): Error {
  if (/No usable sandbox|without --no-sandbox|move to new namespace|setuid sandbox/i.test(output))
    return new NoSandboxError("Chromium has no sandbox here");
  return new Error(`Chromium ended at its start: ${output.trim().split("\n").at(-1)}`);
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    // The whole group has ended already.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
