import { type Browser, chromium } from "@playwright/test";
import { chromiumArgs, chromiumLaunch, needlessFeatures } from "@recess/portal/adapters/chromium/chromium.ts";

/** Noise of a browser that talks to its maker, and what costs time with every window. Unlike Playwright's list it has nothing in it that isolates pages. */
const disabledFeatures = [
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "OptimizationHints",
  ...needlessFeatures,
];

/**
 * Chromium with the isolation that visitors have: Playwright turns the partitioning of storage off. Cameras and microphones are there and
 * allowed without a question, so that only the portal's policy can refuse them.
 */
export async function launchAsVisitor(...args: readonly string[]): Promise<Browser> {
  const { executablePath } = await chromiumLaunch();
  return chromium.launch({
    executablePath,
    args: [
      ...chromiumArgs.filter((flag) => !flag.startsWith("--disable-features")),
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--disable-features=${disabledFeatures.join(",")}`,
      ...args,
    ],
  });
}
