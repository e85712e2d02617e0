export type SavedValue = string | number | boolean | null | undefined;

/** What a game keeps, read from the text that a player puts into storage for its SharedObject. */
export function readSave(stored: string): Record<string, SavedValue> {
  // Ruffle writes Flash's own file format in base64. AwayFL writes JSON for Flash 8 and a bare object for the rest.
  if (stored.startsWith("{")) return JSON.parse(stored);
  const away = /^AWAY\d,/.exec(stored);
  if (away) return readBareObject(new Reader(Buffer.from(stored.slice(away[0].length), "base64"), 0));
  const file = Buffer.from(stored, "base64");
  const reader = new Reader(file, 16);
  reader.text(reader.u16());
  const version = reader.u32();
  const saved: Record<string, SavedValue> = {};
  while (!reader.atEnd()) {
    const name = version === 3 ? reader.sharedText() : reader.text(reader.u16());
    const value = version === 3 ? reader.amf3() : reader.amf0();
    if (value === unreadable) break;
    saved[name] = value;
    reader.u8();
  }
  return saved;
}

/** An AMF3 object without a class: a marker, its traits, an empty class name, then names and values up to an empty name. */
function readBareObject(reader: Reader): Record<string, SavedValue> {
  reader.u8();
  reader.u8();
  reader.sharedText();
  const saved: Record<string, SavedValue> = {};
  for (let name = reader.sharedText(); name !== ""; name = reader.sharedText()) {
    const value = reader.amf3();
    if (value === unreadable) break;
    saved[name] = value;
  }
  return saved;
}

/** Lists and objects: our games keep none, and what follows one cannot be found without reading it. */
const unreadable = Symbol("unreadable");

class Reader {
  readonly #file: Buffer;
  readonly #texts: string[] = [];
  #at: number;

  constructor(file: Buffer, start: number) {
    this.#file = file;
    this.#at = start;
  }

  atEnd(): boolean {
    return this.#at >= this.#file.length;
  }

  u8(): number {
    return this.#file.readUInt8(this.#step(1));
  }

  u16(): number {
    return this.#file.readUInt16BE(this.#step(2));
  }

  u32(): number {
    return this.#file.readUInt32BE(this.#step(4));
  }

  text(length: number): string {
    const start = this.#step(length);
    return this.#file.toString("utf8", start, start + length);
  }

  amf0(): SavedValue | typeof unreadable {
    switch (this.u8()) {
      case 0:
        return this.#file.readDoubleBE(this.#step(8));
      case 1:
        return this.u8() !== 0;
      case 2:
        return this.text(this.u16());
      case 5:
        return null;
      case 6:
        return undefined;
      default:
        return unreadable;
    }
  }

  amf3(): SavedValue | typeof unreadable {
    switch (this.u8()) {
      case 0:
        return undefined;
      case 1:
        return null;
      case 2:
        return false;
      case 3:
        return true;
      case 4:
        return (this.#u29() << 3) >> 3;
      case 5:
        return this.#file.readDoubleBE(this.#step(8));
      case 6:
        return this.sharedText();
      default:
        return unreadable;
    }
  }

  /** AMF3 writes a text once; later it only says which one it was. */
  sharedText(): string {
    const head = this.#u29();
    if (!(head & 1)) return this.#texts[head >> 1] ?? "";
    const text = this.text(head >> 1);
    if (text !== "") this.#texts.push(text);
    return text;
  }

  #u29(): number {
    let value = 0;
    for (let i = 0; i < 3; i++) {
      const byte = this.u8();
      value = (value << 7) | (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    return (value << 8) | this.u8();
  }

  #step(size: number): number {
    const before = this.#at;
    this.#at += size;
    return before;
  }
}
