/** Engines of consoles as base64, put in by the build (tools/build/console-engines.ts): a worker of a mirror can fetch no file. */
declare const GAME_BOY_WASM: string;
declare const ADVANCE_WASM: string;
