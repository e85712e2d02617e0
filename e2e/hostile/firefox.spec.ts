import { expect, test } from "@playwright/test";
import { findFirefox } from "@recess/portal/testing/find-firefox.ts";
import { openAttackedPortal } from "./arrangements.ts";
import { launchFirefox } from "./firefox.ts";
import { runFirefoxAttacks } from "./firefox-attacks.ts";

const executablePath = findFirefox();

for (const arrangement of ["localhost", "same"] as const) {
  test(`a hostile game gets nothing in Firefox: ${arrangement}`, async () => {
    test.setTimeout(400_000);
    test.skip(executablePath === undefined, "no Firefox on this machine");
    const attacked = await openAttackedPortal(arrangement);
    const firefox = await launchFirefox(executablePath ?? "");
    try {
      const { count, succeeded } = await runFirefoxAttacks(attacked, firefox);
      expect(count).toBeGreaterThanOrEqual(30);
      expect(succeeded).toEqual([]);
    } finally {
      await firefox.close();
      await attacked.close();
    }
  });
}
