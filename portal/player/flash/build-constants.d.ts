/** URLs of the engines' folders, whose names change with their content; put in by the build (tools/build/player.ts). */
declare const RUFFLE_URL: string;
declare const AWAYFL_URL: string;
/** Ruffle's wasm files, by what the browser can do: paths below the engines' folder, and sizes before compression. */
declare const RUFFLE_BUILDS: Readonly<
  Record<"vanilla" | "extended", { readonly file: string; readonly bytes: number }>
>;
