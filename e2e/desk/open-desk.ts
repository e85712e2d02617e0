import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "@recess/portal/paths.mjs";
import { freePort } from "@recess/portal/testing/free-port.ts";
import type { OwnPortal } from "#e2e/portal-test.ts";

type OpenPortal = (options: { dataDir?: string; settings: Record<string, string> }) => Promise<OwnPortal>;

type Options = { readonly dataDir?: string; readonly settings?: Readonly<Record<string, string>> };

/** Starts a portal with a desk, and opens the desk in this page by the link that the command prints. */
export async function openDesk(
  page: Page,
  openPortal: OpenPortal,
  { dataDir, settings: more }: Options = {},
) {
  const deskPort = await freePort();
  const settings = { ...more, DESK_PORT: `${deskPort}` };
  const portal = await openPortal({ settings, ...(dataDir && { dataDir }) });
  const env = { ...process.env, DATABASE_URL: "", ...settings, DATA_DIR: portal.dataDir };
  const command = join(root, "portal", "cli", "desk.ts");
  const { stdout } = spawnSync(process.execPath, [command], { env, encoding: "utf8" });
  await page.goto(stdout.split("\n")[0] ?? "");
  await page.getByRole("button", { name: "Open the desk" }).click();
  return { ...portal, settings, desk: `http://127.0.0.1:${deskPort}` };
}
