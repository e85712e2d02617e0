/** URLs of the engines' folders, whose names change with their content; put in by the build (tools/build/player.ts). */
declare const RUFFLE_URL: string;
declare const AWAYFL_URL: string;
/** A file of Ruffle: its path below the engines' folder, and its size before compression. */
type RuffleFile = { readonly file: string; readonly bytes: number };
/** Ruffle's builds, by what the browser can do. */
declare const RUFFLE_BUILDS: Readonly<
  Record<"vanilla" | "extended", { readonly scripts: readonly RuffleFile[]; readonly wasm: RuffleFile }>
>;
