import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { compiledEnglish } from "#tools/build/translation-files.ts";

/** Loaded before tests of games and of the player: Node imports their English words as the build compiles them. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.startsWith("file:") || !loaded.source) return loaded;
    const source = compiledEnglish(fileURLToPath(url), `${loaded.source}`);
    return source === undefined ? loaded : { ...loaded, source };
  },
});
