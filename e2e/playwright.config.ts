import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "@recess/portal/adapters/chromium/chromium.ts";
import { builtServer, root } from "@recess/portal/paths.mjs";
import { isShortForm, longTests } from "./long-form.ts";

// Two checkouts on one machine need two.
const port = Number(process.env["TEST_PORT"] ?? 4310);

const waitingTests = ["hostile/*.spec.ts", "try-out/*.spec.ts", "verify/*.spec.ts"];

export default defineConfig({
  testDir: ".",
  grepInvert: isShortForm ? longTests : [],
  outputDir: join(root, "test-results"),
  fullyParallel: true,
  // As many as the cores that it is to be fast on: other steps of `npm test` run beside them.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"]],
  // Those that wait longest come first: at the end one worker would wait alone.
  projects: [
    { name: "first", testMatch: waitingTests },
    { name: "then", testIgnore: waitingTests },
  ],
  // Only what is broken takes that long, and a machine that is busy with something else.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1366, height: 768 },
    launchOptions: await chromiumLaunch(),
    // They answer before Playwright sees a request. What they do is tested in e2e/offline.
    serviceWorkers: "block",
  },
  // The portal as it is built; its games are on the next port.
  webServer: {
    command: `"${process.execPath}" "${builtServer("main")}"`,
    url: `http://localhost:${port}/healthz`,
    env: { PORT: `${port}`, DATA_DIR: join(root, "test-results", "data") },
    reuseExistingServer: false,
  },
});
