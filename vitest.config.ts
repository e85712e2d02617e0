import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    // Tests are bounded by what they do, never by the clock: machines are slow and shared.
    testTimeout: 120_000,
    // A core each. Left to itself it would use one less than there are, and a fresh process for every file: three times as long.
    maxWorkers: availableParallelism(),
    isolate: false,
    include: ["{bin,portal,games,tools,quality}/**/*.test.{ts,tsx}"],
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
