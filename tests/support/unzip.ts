import { crc32 } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** The files of a ZIP archive by name, each verified by its checksum. Supports only uncompressed entries. */
export function unzip(bytes: Uint8Array): Map<string, Buffer> {
  const archive = Buffer.from(bytes);
  const end = archive.lastIndexOf(Buffer.from(new Uint32Array([END]).buffer));
  if (end < 0) throw new Error('The archive has no end');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let entriesLeft = archive.readUInt16LE(end + 10); entriesLeft > 0; entriesLeft--) {
    if (archive.readUInt32LE(at) !== ENTRY)
      throw new Error("The archive's directory has no entry where one should begin");
    const [sum, size] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)];
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const file = archive.subarray(start, start + size);
    if (crc32(file) !== sum) throw new Error(`${name} is damaged`);
    files.set(name, file);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
