/** URLs of the engines' folders, whose names change with their content; put in by the build (tools/build/player.ts). */
declare const RUFFLE_URL: string;
declare const AWAYFL_URL: string;
/** Size of Ruffle's larger wasm file before compression: a browser only knows the compressed size. */
declare const RUFFLE_BYTES: number;
