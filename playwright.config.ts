import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./scripts/chromium.mjs";

export default defineConfig({
  testDir: "e2e",
  workers: 2,
  retries: 0,
  timeout: 90_000,
  use: { launchOptions: await chromiumLaunch(), viewport: { width: 960, height: 540 } },
});
