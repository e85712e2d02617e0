import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Tests that render pages: JSX and style sheets go through Vite. */
const renderingTests = [
  "portal/{app,server}/**/*.test.{ts,tsx}",
  "quality/{faults,fuzz,policy}/**/*.test.ts",
];

export default defineConfig({
  test: {
    // A core each. Left to itself it would use one less than there are, and a fresh process for every file: three times as long.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [react()],
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
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
    ],
  },
});

function shared(name: string) {
  // Tests are bounded by what they do, never by the clock: machines are slow and shared.
  return { name, testTimeout: 120_000, isolate: false };
}
