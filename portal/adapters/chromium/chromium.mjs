// Plain JavaScript: `npm test` asks for a browser before it knows whether this machine's Node can run TypeScript.
import { existsSync } from "node:fs";
import path from "node:path";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser"];
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Where this machine has a Chromium: the one named by CHROMIUM, the system's own, then Playwright's. Nothing when there is none.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(file: string) => boolean} [exists]
 * @returns {Promise<string | undefined>}
 */
export async function findChromium(env = process.env, exists = existsSync) {
  if (env.CHROMIUM) return env.CHROMIUM;
  const onPath = (env.PATH ?? "")
    .split(path.delimiter)
    .flatMap((dir) => names.map((name) => path.join(dir, name)));
  const found = [...places, ...onPath].find(exists);
  if (found) return found;
  const { chromium } = await import("playwright-core");
  const own = chromium.executablePath();
  return exists(own) ? own : undefined;
}

/** Quiet, offline, without a GPU: WebGL still works, drawn in software, and 2D twice as fast as through it. */
export const chromiumArgs = [
  "--no-sandbox",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--mute-audio",
  "--disable-gpu",
  "--enable-unsafe-swiftshader",
];

/**
 * What Playwright's launch wants. Says what to do where there is no browser.
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 */
export async function chromiumLaunch() {
  const executablePath = await findChromium();
  if (!executablePath) {
    throw new Error(
      "No Chromium was found. Install one (apt install chromium), or say where it is: CHROMIUM=/path/to/it",
    );
  }
  return { executablePath, args: chromiumArgs };
}
