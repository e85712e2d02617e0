import { Table } from "./table.ts";
import { type Question, think } from "./think.ts";

// One table for the whole game: what was learnt about the last move helps with the next.
const table = new Table();

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  postMessage(think(data, table, () => performance.now() / 1000));
});
