import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startPortal } from "@recess/portal/testing/running-portal.ts";
import { expect, it } from "vitest";
import { openGenerator } from "#quality/lib/load/load-generator.ts";
import { soakReport } from "./report.ts";
import { runSoak } from "./soak.ts";

it("a soak fails on a server that leaks, errs and never sheds, and says so of each", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "recess-soak-test-"));
  const server = await startPortal({
    dataDir,
    entry: join(import.meta.dirname, "broken-server.fixture.ts"),
    nodeOptions: ["--expose-gc", "--import", pathToFileURL(join(import.meta.dirname, "probe.ts")).href],
  });
  const generator = openGenerator();
  const play = new URL(server.origin);
  play.port = `${server.port + 1}`;
  const soaked = await runSoak({
    map: {
      site: server.origin,
      play: play.origin,
      pages: ["/play", "/broken"],
      words: ["chess"],
      files: ["/style.css"],
      games: ["/assets/html5/chess/"],
      played: ["chess/"],
      accounts: [{ email: "a", password: "b" }],
    },
    server: server.process,
    generator,
    seed: 1,
    seconds: 3,
    rate: 20,
    isTimed: true,
    trialSeconds: 0.2,
    rushSeconds: 0.5,
    step: (_, run) => run(),
  });
  await generator.close();
  await server.close();
  await rm(dataDir, { recursive: true });
  const said = soaked.failures.join("\n");
  expect(said).toMatch(/requests failed\. page: GET \/broken was answered with 500/);
  expect(said).toMatch(/Memory grows: heap/);
  expect(said).toMatch(/Nothing was refused at twice the rate/);
  expect(soakReport(soaked, { seed: 1, minutes: 1 })).toContain("did not hold");
});
