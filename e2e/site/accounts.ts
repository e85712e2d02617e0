import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { root } from "@recess/portal/paths.mjs";
import { expect, type OwnPortal } from "#e2e/portal-test.ts";

export const password = "correct horse";

/** Adds an account to a test's portal, as an operator does it on the command line. */
export function addAccount({ dataDir }: OwnPortal, name = "Ada", settings: NodeJS.ProcessEnv = {}): void {
  const email = `${name.toLowerCase()}@example.org`;
  const args = [join(root, "portal", "cli", "user.ts"), "add", email, "--name", name];
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, ...settings };
  expect(spawnSync(process.execPath, args, { env, input: `${password}\n` }).status).toBe(0);
}

/** Fills in the login form with Ada's mailbox, and sends it. */
export async function fillIn(page: Page, typed: string): Promise<void> {
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Password").fill(typed);
  await page.getByRole("button", { name: "Log in" }).click();
}
