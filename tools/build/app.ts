import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Assets } from "@recess/portal/app/app.ts";
import { root } from "@recess/portal/paths.mjs";
import { build, type Manifest, type Plugin } from "vite";
import { parseStyleRules } from "./style-rules.ts";

/** Leaves to another build what it makes. */
const without = (files: RegExp): Plugin => ({
  name: "without",
  enforce: "post",
  generateBundle(_, bundle) {
    for (const file of Object.keys(bundle)) if (files.test(file)) delete bundle[file];
  },
});

/**
 * Builds the styles and the islands for the browser. Styles have a build of their own: what names the classes of one island would be
 * shared with the sheet of the whole site, and come as a file of its own to whoever wakes the island.
 */
export async function buildApp(outDir: string): Promise<void> {
  const common = {
    root: join(root, "portal"),
    configFile: join(root, "portal", "vite.config.ts"),
    logLevel: "warn",
  } as const;
  const client = { outDir: join(outDir, "client"), assetsDir: "assets" };
  await build({
    ...common,
    plugins: [without(/\.js$/)],
    build: {
      ...client,
      emptyOutDir: true,
      manifest: "styles.json",
      // The export of `styles.ts` has to stay, or its sheets would be dropped as unused.
      rolldownOptions: { input: "app/styles.ts", preserveEntrySignatures: "strict" },
    },
  });
  await build({
    ...common,
    publicDir: false,
    plugins: [without(/\.css$|\.woff2$/)],
    build: {
      ...client,
      emptyOutDir: false,
      manifest: "scripts.json",
      rolldownOptions: {
        input: ["app/browser.ts", "app/suggestions/suggestions.ts"],
        preserveEntrySignatures: "strict",
        output: { codeSplitting: { groups } },
      },
    },
  });
}

/** Fewer files than there would be otherwise: each one costs a kilobyte of heads, and small ones compress badly. */
const groups = [
  // No island wakes without it, or hardly any.
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler)\/|app\/(ui\/icon\.tsx|islands\/(hydrate\.|presence\/(use-presence|presence-text)))/,
  },
  // What pages without it need too.
  { name: "base", test: /preload-helper|app\/(urls|ui\/(icon|button)\.module)/, priority: 1 },
];

/** The addresses of what the build made. */
export async function builtAssets(outDir: string): Promise<Assets> {
  const read = async (name: string): Promise<Manifest> =>
    JSON.parse(await readFile(join(outDir, "client", name), "utf8"));
  const scripts = await read("scripts.json");
  const files = Object.values(await read("styles.json")).map(({ file }) => `/${file}`);
  const stylesheets = files.filter((file) => file.endsWith(".css"));
  const made = (source: string) => {
    const entry = scripts[source];
    if (!entry) throw new Error(`The build made nothing of ${source}.`);
    return `/${entry.file}`;
  };
  if (stylesheets.length === 0) throw new Error("The build made no styles.");
  const sheets = stylesheets.map((file) => readFile(join(outDir, "client", file), "utf8"));
  return {
    stylesheets,
    styles: parseStyleRules((await Promise.all(sheets)).join("")),
    script: made("app/browser.ts"),
    suggestions: made("app/suggestions/suggestions.ts"),
    font: files.find((file) => file.endsWith(".woff2")),
  };
}
