import { availableParallelism } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { compileMessages } from "./portal/compile-messages.ts";

/** Tests that render pages: JSX and style sheets go through Vite. */
const renderingTests = [
  "portal/{app,desk,server}/**/*.test.{ts,tsx}",
  "quality/{faults,fuzz,policy}/**/*.test.ts",
];

export default defineConfig({
  test: {
    // One more than there are cores, because many tests wait for a process that they started.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [react(), compileMessages()],
        test: {
          ...shared("rendering"),
          include: renderingTests,
          css: { modules: { classNameStrategy: "non-scoped" } },
        },
      },
      {
        test: {
          ...shared("node"),
          include: ["{bin,portal,games,tools,quality}/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...renderingTests],
          // Node's own modules: Vite's make a getter of every import, and a game's long simulations many times slower.
          execArgv: ["--import", join(import.meta.dirname, "tools/test/compile-english.ts")],
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
    ],
  },
});

function shared(name: string) {
  return {
    name,
    // Tests are bounded by what they do, never by the clock: machines are slow and shared.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A fresh process for every file would take three times as long.
    isolate: false,
    tags: [{ name: "slow", description: "Takes many seconds. npm test runs it, npm run check does not." }],
  };
}
