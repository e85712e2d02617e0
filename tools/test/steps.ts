import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";

/** One command of the test run, run by Node. */
export type Step = {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it starts Chromium, and is skipped where there is none. */
  readonly needsBrowser?: boolean;
  /** Whether the steps after it test what it makes, and are not run when it fails. */
  readonly isPrerequisite?: boolean;
  /** Whether it runs beside the steps after it, in a queue with the others of its kind: it mostly waits, and leaves a core free. */
  readonly isBackground?: boolean;
};

const own = (...path: string[]) => join(root, ...path);
const installed = (...path: string[]) => join(root, "node_modules", ...path);

const checks: readonly Step[] = [
  {
    name: "format and lint",
    args: [installed("@biomejs", "biome", "bin", "biome"), "ci", "--error-on-warnings"],
  },
  { name: "types", args: [own("tools", "test", "types.ts")] },
  { name: "dead code", args: [installed("knip", "bin", "knip.js"), "--no-progress"] },
  { name: "content", args: [own("portal", "cli", "content-check.ts")] },
  { name: "catalogue", args: [own("portal", "cli", "catalogue-check.ts")] },
];
const supplyChain = own("tools", "supply", "main.ts");
const unitTests = {
  name: "unit and HTTP tests",
  args: [installed("vitest", "vitest.mjs"), "run"],
  // Hundreds of them start a command of ours: nearly half of its processor time is compiling the same modules again.
  env: { NODE_COMPILE_CACHE: installed(".cache", "recess", "compile-cache") },
};

/** Steps of `npm run check`: no build, no browser, no slow tests, and no advisories, which come from the registry. */
export const fastSteps: readonly Step[] = [
  ...checks,
  { name: "supply chain", args: [supplyChain, "--offline"] },
  { ...unitTests, args: [...unitTests.args, "--tagsFilter=!slow"] },
];

/** Steps of `npm test`, with the seed of what they choose at random: the checks, the unit tests, the build, and what runs against the build. */
export const allSteps = (seed: number): readonly Step[] => [
  ...checks,
  { name: "supply chain", args: [supplyChain] },
  unitTests,
  { name: "build", args: [own("tools", "build", "main.ts")], isPrerequisite: true },
  // All games would take longer than everything else: a sixteenth of them is tried here and another played by bots below, chosen by the
  // seed, and all that changed. First in the queue, because it builds anew where a source has changed since the build.
  {
    name: "games that changed, and a sixteenth of the others",
    args: [
      own("tools", "games", "verify.ts"),
      "--check",
      "--sample",
      "16",
      "--seed",
      `${seed}`,
      "--jobs",
      "1",
      "--minutes",
      "4",
    ],
    needsBrowser: true,
    isBackground: true,
  },
  {
    name: "response headers",
    args: [own("quality", "policy", "main.ts"), "--others", "1", "--seed", `${seed}`],
    isBackground: true,
  },
  // Short runs; docs/reliability.md has the results of the long ones.
  {
    name: "faults",
    args: [own("quality", "faults", "main.ts"), "--kills", "3", "--seed", "1"],
    isBackground: true,
  },
  {
    name: "load",
    // Test machines are shared, so response times are judged by npm run soak and npm run machines alone.
    args: [own("quality", "soak", "main.ts"), "--minutes", "1", "--seed", "1", "--rate", "60", "--untimed"],
    isBackground: true,
  },
  { name: "restarts", args: [own("quality", "restarts", "main.ts"), "--times", "3"], isBackground: true },
  { name: "backup", args: [own("quality", "backups", "main.ts")], isBackground: true },
  {
    name: "machines",
    args: [own("quality", "machines", "main.ts"), "--rounds", "1", "--untimed"],
    isBackground: true,
  },
  { name: "walk of an operator", args: [own("quality", "walk", "main.ts"), "--short"], isBackground: true },
  {
    name: "browser tests, the short form",
    args: [
      installed("@playwright", "test", "cli.js"),
      "test",
      "--config",
      own("e2e", "playwright.config.ts"),
    ],
    env: { SHORT_FORM: "yes", SAMPLE_GAMES: "16", TEST_SEED: `${seed}` },
    needsBrowser: true,
  },
];
