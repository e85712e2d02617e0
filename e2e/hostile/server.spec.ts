import { expect, test } from "@playwright/test";
import { openAttackedPortal } from "./arrangements.ts";
import { runServerAttacks } from "./server-attacks.ts";

/** So many at least: a list that failed to load would hold perfectly. */
const MIN_ATTACKS = 25;

test("requests without a browser get nothing", async () => {
  const attacked = await openAttackedPortal("localhost");
  try {
    const outcomes = await runServerAttacks(attacked);
    expect(outcomes.length).toBeGreaterThanOrEqual(MIN_ATTACKS);
    expect(outcomes.filter(({ got }) => got !== "")).toEqual([]);
  } finally {
    await attacked.close();
  }
});
