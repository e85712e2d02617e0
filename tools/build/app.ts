import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Assets, Sheet } from "@recess/portal/app/app.ts";
import { type Theme, themes } from "@recess/portal/domain/settings/look.ts";
import { root } from "@recess/portal/paths.mjs";
import { build, type Manifest, type Plugin } from "vite";
import { inlineConstants } from "./inline-constants.ts";
import { inlineFont } from "./inline-font.ts";
import { parseStyleRules } from "./style-rules.ts";
import { themedSheets } from "./themed-sheets.ts";

/** Vite plugin that drops files which the other of the two builds makes. */
const without = (files: RegExp): Plugin => ({
  name: "without",
  enforce: "post",
  generateBundle(_, bundle) {
    for (const file of Object.keys(bundle)) if (files.test(file)) delete bundle[file];
  },
});

/**
 * Builds the style sheet and the islands. They are two builds: in one, the CSS module of an island would be shared with the style
 * sheet of the whole site, and become a chunk of its own that hydrating the island has to fetch.
 */
export async function buildApp(outDir: string): Promise<void> {
  const common = {
    root: join(root, "portal"),
    configFile: join(root, "portal", "vite.config.ts"),
    logLevel: "warn",
  } as const;
  const constants = inlineConstants(await readFile(join(root, "portal", "app", "ui", "base.css"), "utf8"));
  const client = { outDir: join(outDir, "client"), assetsDir: "assets" };
  await build({
    ...common,
    plugins: [without(/\.js$/)],
    css: { postcss: { plugins: [inlineFont, constants] } },
    build: {
      ...client,
      emptyOutDir: true,
      manifest: "styles.json",
      // The export of `styles.ts` has to stay, or its sheets would be dropped as unused.
      rolldownOptions: { input: "app/styles.ts", preserveEntrySignatures: "strict" },
    },
  });
  await writeThemes(client.outDir);
  await build({
    ...common,
    publicDir: false,
    plugins: [without(/\.css$|\.woff2$/)],
    build: {
      ...client,
      emptyOutDir: false,
      manifest: "scripts.json",
      modulePreload: {
        resolveDependencies: (_file, imports) => imports.filter((file) => !isOnEveryPage(file)),
      },
      rolldownOptions: {
        input: [
          "app/browser.ts",
          "app/suggestions/suggestions.ts",
          "app/mirror/suggestions-on-mirror.ts",
          "app/first-touch/first-touch.ts",
        ],
        preserveEntrySignatures: "strict",
        output: {
          codeSplitting: { groups },
          // The service worker tells them by their names (`portal/app/offline/cache-rules.ts`).
          chunkFileNames: ({ facadeModuleId }) =>
            `assets/${isMessages(facadeModuleId) ? "messages-" : ""}[name]-[hash].js`,
        },
      },
    },
  });
}

/** Whether a page that imports anything has a chunk already: the one with Vite's preload helper, and the bundler's runtime. */
const isOnEveryPage = (file: string) => /\/(?:base|rolldown-runtime)-/.test(file);

const isMessages = (module: string | null) => /\/app\/messages\/[\w-]+\.json/.test(module ?? "");

/** Chunk groups. Fewer files are better: each costs a kilobyte of headers, and small ones compress badly. */
const groups = [
  // Nearly every island needs it to hydrate. What both kinds of stage share is too small to be compressed on its own.
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler)\/|app\/(ui\/icon\.tsx|stage\/beacon|islands\/(hydrate\.|presence\/(use-presence|presence-text)|stage\/(stage-view|game-bar|tool|controls-tool|launch-screen|open-blank)))/,
  },
  // What pages without React need too.
  {
    name: "base",
    test: /preload-helper|node_modules\/icu-minify\/|app\/(urls|messages\/(browser-messages|translate)|stage\/visible-time|ui\/(icon|button)\.module)|domain\/play-origin/,
    priority: 2,
  },
  // What the page of a game and the offline widgets share: files too small to be compressed on their own. The mover and the Flash engine come
  // when they are needed.
  {
    name: "keep",
    test: /app\/(controls\/controls-store|offline\/(can-keep-games|create-element|kept-games?|offline-text|saves-data)\.ts|privacy\/launched-games|saves\/sync\/sync-switch|stage\/(frame-engine|trouble)|settings\/(?!settings-form))|domain\/settings\/cloak|player\/protocol\/(?!mover|engine|wasm|key-code|parse-input)/,
    priority: 2,
  },
  // Gamepads, on-screen buttons and the panel that sets them; only a launch with one of them needs it.
  {
    name: "controls",
    test: /app\/controls\/(?!controls-store)|protocol\/(key-code|parse-input)/,
    priority: 1,
  },
  // What a launch needs: in pieces it would come in two rounds.
  {
    name: "launch",
    test: /app\/stage\/(?!beacon|visible-time|download-name|save-database|databases\/(?!own-key)|mover|former-(databases|origin)|database-store|stored-bytes|[\w-]*engine)/,
    priority: 1,
  },
  // What a look at a Flash game fetches, for the launch too.
  { name: "engine", test: /app\/stage\/(prefetch-engine|hand-over-engine|engine-store)/, priority: 2 },
  // What a star, a launch and the page of one's own games share.
  { name: "mine", test: /app\/mine\/(my-games-store|record-play)|domain\/mine/, priority: 2 },
  { name: "database", test: /app\/stage\/save-database|node_modules\/idb-keyval/, priority: 2 },
  // The rest of what runs on the offline page, which the service worker precaches. The button belongs to the stage.
  { name: "offline", test: /app\/offline\/(?!widgets|keep-(button|view|actions))/, priority: 1 },
];

/** Names of the stylesheets, by theme. */
const themesFile = "themes.json";

/** Replaces the stylesheet that the build made by one for each theme. */
async function writeThemes(client: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(client, "styles.json"), "utf8"));
  const built = Object.values(manifest).find(({ file }) => file.endsWith(".css"))?.file;
  if (built === undefined) throw new Error("The build made no styles.");
  const sheets = themedSheets(await readFile(join(client, built), "utf8"));
  await rm(join(client, built));
  const files = themes.map((theme) => {
    const hash = createHash("sha256").update(sheets[theme]).digest("hex").slice(0, 16);
    return [theme, `assets/style-${theme}-${hash}.css`] as const;
  });
  for (const [theme, file] of files) await writeFile(join(client, file), sheets[theme]);
  await writeFile(join(client, themesFile), JSON.stringify(Object.fromEntries(files)));
}

/** URLs and inlined styles of the built assets. */
export async function builtAssets(outDir: string): Promise<Assets> {
  const read = async (name: string): Promise<Manifest> =>
    JSON.parse(await readFile(join(outDir, "client", name), "utf8"));
  const scripts = await read("scripts.json");
  const urlOf = (source: string) => {
    const entry = scripts[source];
    if (!entry) throw new Error(`The build made nothing of ${source}.`);
    return `/${entry.file}`;
  };
  return {
    sheets: await readSheets(join(outDir, "client")),
    script: urlOf("app/browser.ts"),
    suggestions: urlOf("app/suggestions/suggestions.ts"),
    mirrorSuggestions: urlOf("app/mirror/suggestions-on-mirror.ts"),
    touch: urlOf("app/first-touch/first-touch.ts"),
  };
}

async function readSheets(client: string): Promise<Record<Theme, Sheet>> {
  const files: Record<Theme, string> = JSON.parse(await readFile(join(client, themesFile), "utf8"));
  const read = async (theme: Theme): Promise<Sheet> => ({
    url: `/${files[theme]}`,
    rules: parseStyleRules(await readFile(join(client, files[theme]), "utf8")),
  });
  return {
    dark: await read("dark"),
    light: await read("light"),
    contrast: await read("contrast"),
    system: await read("system"),
  };
}
