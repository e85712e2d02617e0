import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { openLoadGenerator } from "#quality/lib/load/load-generator.ts";
import { startMeasuredPortal } from "#quality/lib/measured-portal.ts";
import { soakReport } from "./report.ts";
import { runSoak } from "./soak.ts";

async function soakBrokenServer(isTimed: boolean) {
  const entry = join(import.meta.dirname, "broken-server.fixture.ts");
  const portal = await startMeasuredPortal({ entry });
  const generator = openLoadGenerator();
  const soaked = await runSoak({
    map: {
      site: portal.origin,
      play: `http://127.0.0.1:${portal.playPort}`,
      pages: ["/play", "/broken"],
      searchTerms: ["chess"],
      files: ["/style.css"],
      games: ["/assets/html5/chess/"],
      beaconGames: ["chess/"],
      accounts: [{ email: "a", password: "b" }],
    },
    portal,
    generator,
    seed: 1,
    seconds: 3,
    rate: 20,
    isTimed,
    trialSeconds: 0.2,
    overloadSeconds: 0.5,
    step: (_, run) => run(),
  });
  await generator.close();
  await portal.close();
  return { said: soaked.failures.join("\n"), report: soakReport(soaked, { seed: 1, minutes: 1 }) };
}

describe("a soak", { tags: ["slow"] }, () => {
  /** Both at the same time: most of a soak is waiting. */
  let timed: Awaited<ReturnType<typeof soakBrokenServer>>;
  let untimed: typeof timed;
  beforeAll(async () => {
    [timed, untimed] = await Promise.all([soakBrokenServer(true), soakBrokenServer(false)]);
  }, 120_000);

  it("fails on a server that leaks, errs and never sheds, and says so of each", () => {
    const { said, report } = timed;
    expect(said).toMatch(/requests failed\. page: GET \/broken was answered with 500/);
    expect(said).toMatch(/Memory grows: heap/);
    expect(said).toMatch(/Nothing was refused at twice the rate/);
    expect(report).toContain("did not hold");
  });

  it("fails on it too when untimed, and says what it was judged by", () => {
    const { said, report } = untimed;
    expect(said).toMatch(/requests failed\. page: GET \/broken was answered with 500/);
    expect(said).toMatch(/Memory grows: heap/);
    expect(said).not.toMatch(/Nothing was refused at twice the rate/);
    expect(report).toContain("Judged by errors, refused cheap requests, heap, RSS growth");
  });
});
