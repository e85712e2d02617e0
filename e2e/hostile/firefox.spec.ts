import { expect, test } from "@playwright/test";
import { findFirefox } from "@recess/portal/testing/find-firefox.ts";
import { openAttackedPortal } from "./arrangements.ts";
import { launchFirefox } from "./firefox.ts";
import { runFirefoxAttacks } from "./firefox-attacks.ts";

const executablePath = findFirefox();

// Two portals in one browser: its start takes as long as the attacks.
test("a hostile game gets nothing in Firefox: localhost and same", async () => {
  test.skip(executablePath === undefined, "no Firefox on this machine");
  // Two portals and Firefox start beside whatever else the machine does.
  test.slow();
  const [firefox, ...portals] = await Promise.all([
    launchFirefox(executablePath ?? ""),
    openAttackedPortal("localhost"),
    openAttackedPortal("same"),
  ]);
  try {
    for (const { count, succeeded } of await Promise.all(
      portals.map((attacked) => runFirefoxAttacks(attacked, firefox)),
    )) {
      expect(count).toBeGreaterThanOrEqual(30);
      expect(succeeded).toEqual([]);
    }
  } finally {
    await Promise.all([firefox.close(), ...portals.map((attacked) => attacked.close())]);
  }
});
