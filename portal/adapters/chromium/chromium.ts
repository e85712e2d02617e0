import { existsSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** What to do where `findChromium` finds none. */
export const noChromium =
  "No Chromium was found. Install one (Debian: apt install chromium), or say where it is: CHROMIUM=/path/to/it";

/** Path of a Chromium on this machine: the one that `CHROMIUM` names, else the system's own, then Playwright's. */
export async function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  exists: (file: string) => boolean = existsSync,
): Promise<string | undefined> {
  if (env["CHROMIUM"]) return exists(env["CHROMIUM"]) ? env["CHROMIUM"] : undefined;
  const onPath = (env["PATH"] ?? "")
    .split(path.delimiter)
    .flatMap((dir) => names.map((name) => path.join(dir, name)));
  const found = [...places, ...onPath].find(exists);
  if (found) return found;
  if (!hasBrowserTools()) return undefined;
  const { chromium } = await import("playwright-core");
  const own = chromium.executablePath();
  return exists(own) ? own : undefined;
}

/** Whether the packages that drive a browser and make covers are installed. A release brings them in an archive of their own. */
export function hasBrowserTools(): boolean {
  try {
    return ["playwright-core", "sharp"].every((name) => import.meta.resolve(name) !== "");
  } catch {
    return false;
  }
}

/**
 * Chromium reads only the last `--disable-features`, so ours repeats those of Playwright. ThirdPartyStoragePartitioning is left out: without it
 * a game's host, which is another site than `localhost`, has no storage at all.
 */
const playwrightDisabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Costs of every window and page that nothing here needs. They have no part in how pages are isolated from each other. */
export const needlessFeatures = [
  // The address bar's popups are pages in a process of their own, started with every window: more CPU time than most tests' own pages take.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  // A renderer that is started in advance with every page: a sixth of the CPU time of a page that is closed after one address.
  "SpareRendererForSitePerProcess",
];

/**
 * Command-line flags of Chromium: quiet, offline, no GPU. WebGL is drawn in software; 2D is twice as fast that way. There is no sandbox, because
 * Chromium refuses to start with one as root, which containers and CI are: these browsers open only our own pages and the games of the repository.
 * Games that nobody has read are opened by `launchIsolated`, which keeps the sandbox.
 */
export const chromiumArgs = [
  "--no-sandbox",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--mute-audio",
  "--disable-gpu",
  "--enable-unsafe-swiftshader",
  `--disable-features=${[...playwrightDisabledFeatures, ...needlessFeatures].join(",")}`,
];

/** Launch options for Playwright. Throws with an instruction for the operator where there is no browser. */
export async function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error(noChromium);
  return { executablePath, args: chromiumArgs };
}

/** Launches Chromium, with further command-line flags if given. Playwright takes half a second to load, so only a launch loads it. */
export async function launchChromium(...args: string[]): Promise<Browser> {
  const options = await chromiumLaunch();
  const { chromium } = await import("playwright-core");
  return chromium.launch({ ...options, args: [...options.args, ...args] });
}
