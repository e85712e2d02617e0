import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/**
 * The socket client has three ways to reach a server and we use one. It has no option to leave the others out, so the list
 * of them is replaced; together with the rule on side effects that saves a fifth of it.
 */
const webSocketOnly: Plugin = {
  name: "web-socket-only",
  apply: "build",
  load: {
    filter: { id: /engine\.io-client\/build\/esm\/transports\/index\.js$/ },
    handler: () => `import { WS } from "./websocket.js"; export const transports = { websocket: WS };`,
  },
};
const sideEffects = [{ test: /node_modules\/(engine|socket)\.io-/, sideEffects: false }];

/** The pages and islands in `app/`. Our games and the play origin's pages have builds of their own in `tools/build/`. */
export default defineConfig({
  plugins: [react(), webSocketOnly],
  publicDir: "app/public",
  // Left to itself, the development server looks into the page of every game.
  optimizeDeps: { entries: ["app/browser.ts", "app/suggestions/suggestions.ts"] },
  build: {
    target: "es2022",
    assetsInlineLimit: 4096,
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: { treeshake: { moduleSideEffects: sideEffects } },
  },
});
