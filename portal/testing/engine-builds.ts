import type { EngineBuilds } from "#domain/flash-engine.ts";

/** Builds of a small Flash engine. */
export const engineBuilds: EngineBuilds = {
  vanilla: { scripts: [], wasm: { file: "ruffle-1/a.wasm", bytes: 4 } },
  extended: {
    scripts: [
      { file: "ruffle-1/ruffle.js", bytes: 4 },
      { file: "ruffle-1/b.js", bytes: 4 },
    ],
    wasm: { file: "ruffle-1/b.wasm", bytes: 4 },
  },
};
