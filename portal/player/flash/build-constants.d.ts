/** Where the build put the engines (tools/build/player.ts): folders whose names change with their content. */
declare const RUFFLE_ADDRESS: string;
declare const AWAYFL_ADDRESS: string;
/** Bytes of Ruffle's larger half before compression: browsers only know how much comes over the wire. */
declare const RUFFLE_BYTES: number;
