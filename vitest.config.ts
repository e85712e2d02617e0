import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    // Tests are bounded by what they do, never by the clock: machines are slow and shared.
    testTimeout: 120_000,
    include: ["{app,domain,adapters,server,cli,player,games,scripts,bench}/**/*.test.{ts,tsx}"],
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
});
