import { inflateSync } from "node:zlib";

/** Tables of a font by their tag, such as `glyf`. */
export type FontTables = ReadonlyMap<string, Buffer>;

const headerBytes = 44;
const entryBytes = 20;

/** Reads the tables of a WOFF 1.0 font, decompressed. */
export function readWoff(file: Buffer): FontTables {
  if (file.toString("latin1", 0, 4) !== "wOFF") throw new Error("Not a WOFF font.");
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < file.readUInt16BE(12); i++) {
    const entry = headerBytes + i * entryBytes;
    const [offset, packed, size] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const body = file.subarray(offset, offset + packed);
    tables.set(file.toString("latin1", entry, entry + 4), packed < size ? inflateSync(body) : body);
  }
  return tables;
}

/** Writes font tables as a TrueType (sfnt) file, which the Haxe compiler needs. */
export function trueTypeFile(tables: FontTables): Buffer {
  const head = Buffer.alloc(12 + tables.size * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts = [head];
  let offset = head.length;
  let entry = 12;
  for (const [name, body] of [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    head.write(name, entry, "latin1");
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(body.length, entry + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
    entry += 16;
  }
  return Buffer.concat(parts);
}
