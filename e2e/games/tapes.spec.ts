import { runInThisContext } from "node:vm";
import { expect, test } from "@playwright/test";
import { findFirefox } from "@recess/portal/testing/find-firefox.ts";
import { bundleBotRounds } from "@recess/tools/build/bot-rounds.ts";
import { gamesWithRules } from "@recess/tools/build/rules.ts";
import { launchFirefox } from "#e2e/hostile/firefox.ts";

const LONG_FORM_ROUNDS = 1000;
/** Rounds in all: one of each game, and all of the long form with TAPES=1000. */
const count = Number(process.env["TAPES"] ?? (await gamesWithRules()).length);
/** `npm test` takes its rounds from among those of the long form, by its seed. */
const first = Number(process.env["TEST_SEED"] ?? 0) % Math.max(1, LONG_FORM_ROUNDS - count);
const call = `botRounds(${first}, ${count})`;

test.describe.configure({ timeout: 1_800_000 });

test(`${count} rounds of the bots go the same way in Node, Chromium and Firefox`, async ({ page }) => {
  const script = await bundleBotRounds();
  const inNode: string = runInThisContext(`${script};${call}`);
  expect(inNode.split("\n")).toHaveLength(count);

  const inChromium: string = await page.evaluate(`${script};${call}`);
  expect(inChromium.split("\n")).toEqual(inNode.split("\n"));

  // Without Firefox on this machine there is nothing more to compare; `npm test` installs it where it can.
  const executablePath = findFirefox();
  if (executablePath === undefined) return;
  const firefox = await launchFirefox(executablePath);
  try {
    const tab = await firefox.open("about:blank");
    const inFirefox = await firefox.evaluate(tab, `${script};${call}`);
    expect(inFirefox.split("\n")).toEqual(inNode.split("\n"));
  } finally {
    await firefox.close();
  }
});
