import { expect, test } from "@playwright/test";
import { type Arrangement, arrangements, openAttackedPortal } from "./arrangements.ts";
import { launchAsVisitor } from "./chromium-defaults.ts";
import { type Outcome, runGameAttacks } from "./game-attacks.ts";

/** So many distinct attacks at least: an attack list that failed to load would hold perfectly. */
const MIN_ATTACKS = 150;

/** What browsers let a game do, and docs/threat-model.md concedes: cookies for the domain above its own. */
const conceded: Partial<Record<Arrangement, string[]>> = { wildcard: ["set-cookie-for-domain"] };

for (const arrangement of arrangements) {
  test(`a hostile game gets nothing: ${arrangement}`, async () => {
    // Some 165 attacks and 20 launches: about a minute on a machine with nothing else to do.
    test.setTimeout(400_000);
    const attacked = await openAttackedPortal(arrangement);
    const browser = await launchAsVisitor(...attacked.chromiumArgs);
    try {
      const outcomes = await runGameAttacks(attacked, browser);
      expect(outcomes.length).toBeGreaterThanOrEqual(MIN_ATTACKS);
      const isConceded = ({ name }: Outcome) => conceded[arrangement]?.includes(name) === true;
      expect(outcomes.filter((outcome) => outcome.got !== "" && !isConceded(outcome))).toEqual([]);
    } finally {
      await browser.close();
      await attacked.close();
    }
  });
}
