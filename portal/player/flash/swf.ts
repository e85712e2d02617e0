export type Film = {
  bytes: Uint8Array<ArrayBuffer>;
  /** The film's name as its saves know it: it stays the same when the file moves. */
  name: string;
  /** Where the film's relative addresses start. */
  base: URL;
  container: HTMLElement;
};
