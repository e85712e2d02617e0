import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The pages and islands in `app/`. Our games and the play origin's pages have builds of their own in `scripts/build/`. */
export default defineConfig({
  plugins: [react()],
  publicDir: "app/public",
  build: { target: "es2022", assetsInlineLimit: 4096, cssCodeSplit: false, reportCompressedSize: false },
  // The server runs the domain as it is written; were it bundled into the pages too, there would be two of everything.
  ssr: { external: true },
  environments: { ssr: { build: { rolldownOptions: { external: [/^#domain\//] } } } },
});
