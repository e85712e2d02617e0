import { crc32, deflateRawSync } from "node:zlib";

type Member = {
  name: string;
  content?: string | Buffer;
  /** Unix mode, as `ls -l` shows it: 0o120777 is a link. */
  mode?: number;
  /** Claimed size, where it is not the true one. */
  claimedSize?: number;
  isEncrypted?: boolean;
};

/** Bytes of a zip file, also of a hostile one: any names, any kinds of entry, any claimed sizes. */
export function aZip(members: readonly Member[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = "", mode = 0o100644, claimedSize, isEncrypted = false } of members) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedSize ?? plain.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), common, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    // Made by Unix, so that the mode counts.
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x03", "latin1"), common, tail, nameBytes]));
    bodies.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listing, end]);
}
