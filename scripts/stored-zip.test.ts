import { expect, test } from 'vitest';
import { storedZip } from './stored-zip.ts';

test('[P5] an archive holds its files as they are, and can be found from its end', () => {
  const zip = storedZip([
    { name: 'a.txt', data: Buffer.from('wire') },
    { name: 'é/b.txt', data: Buffer.from('') },
  ]);
  expect(unpack(zip)).toEqual(
    new Map([
      ['a.txt', { text: 'wire', crc: 0xb07b3935 }],
      ['é/b.txt', { text: '', crc: 0 }],
    ]),
  );
});

/** Reads an archive like other programs: from the directory at its end. */
function unpack(zip: Buffer): Map<string, { text: string; crc: number }> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, { text: string; crc: number }>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const nameLength = zip.readUInt16LE(at + 28);
    const head = zip.readUInt32LE(at + 42);
    const start = head + 30 + zip.readUInt16LE(head + 26);
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), {
      text: zip.toString('utf8', start, start + zip.readUInt32LE(at + 20)),
      crc: zip.readUInt32LE(at + 16),
    });
    at += 46 + nameLength;
  }
  return files;
}
