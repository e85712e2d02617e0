import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compileMessages } from "./compile-messages.ts";

/** The pages and islands in `app/`. Our games and the play origin's pages have builds of their own in `tools/build/`. */
export default defineConfig({
  plugins: [react(), compileMessages()],
  publicDir: "app/public",
  // Left to itself, the development server looks into the page of every game.
  optimizeDeps: { entries: ["app/browser.ts", "app/suggestions/suggestions.ts"] },
  build: {
    target: "es2022",
    assetsInlineLimit: 4096,
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
});
