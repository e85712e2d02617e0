import { expect, test } from "@playwright/test";
import { onlyLong } from "#e2e/long-form.ts";
import { type Arrangement, arrangements, openAttackedPortal } from "./arrangements.ts";
import { launchAsVisitor } from "./chromium-defaults.ts";
import { type Outcome, runGameAttacks } from "./game-attacks.ts";

/** So many distinct attacks at least: an attack list that failed to load would hold perfectly. */
const MIN_ATTACKS = 180;

/**
 * What browsers let pages do, and docs/threat-model.md concedes: cookies for the domain above a game's own, WebRTC in a blank frame, and
 * windows of a site without TLS.
 */
const conceded: Readonly<Record<Arrangement, readonly string[]>> = {
  localhost: ["peer-from-blank"],
  network: ["stranger-keeps-window"],
  same: [],
  wildcard: ["peer-from-blank", "set-cookie-for-domain"],
};

for (const arrangement of arrangements) {
  // The short form attacks what `npm start` gives; firefox.spec.ts attacks games without an origin there.
  test(`a hostile game gets nothing: ${arrangement}`, onlyLong(arrangement !== "localhost"), async () => {
    // Some 190 attacks and 20 launches.
    test.setTimeout(300_000);
    const attacked = await openAttackedPortal(arrangement);
    const browser = await launchAsVisitor(...attacked.chromiumArgs);
    try {
      const outcomes = await runGameAttacks(attacked, browser);
      expect(outcomes.length).toBeGreaterThanOrEqual(MIN_ATTACKS);
      const isConceded = ({ name }: Outcome) => conceded[arrangement].includes(name);
      expect(outcomes.filter((outcome) => outcome.got !== "" && !isConceded(outcome))).toEqual([]);
    } finally {
      await browser.close();
      await attacked.close();
    }
  });
}
