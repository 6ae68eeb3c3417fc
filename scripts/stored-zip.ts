import { Buffer } from 'node:buffer';

export interface ZipEntry {
  name: string;
  data: Uint8Array;
}

/** January 1, 1980, the first date of the format, so that the same files give the same archive. */
const DATE = 0x21;

/** A zip archive without compression, because images are already compressed. */
export function storedZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const path = Buffer.from(name, 'utf8');
    // Common fields of the local header and the directory entry.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(10, 0); // version 1.0 can read it
    facts.writeUInt16LE(0x0800, 2); // names are UTF-8
    facts.writeUInt16LE(DATE, 8);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, path]);
    files.push(head, Buffer.from(data));
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x0a\x00', 'latin1'), facts, rest, path);
    offset += head.length + data.length;
  }
  const lines = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(lines.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, lines, end]);
}

/** The format's checksum. The oldest supported Node lacks a built-in one. */
function crc32(data: Uint8Array): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
