/** Returns a copy of a little-endian TIFF with other or further tags: numbers, or texts of at least four letters. */
export function tiffWith(file: Buffer, tags: Record<number, number | string>): Buffer {
  const entries = entriesOf(file);
  const texts: Buffer[] = [];
  let end = file.length;
  for (const [id, value] of Object.entries(tags)) {
    const isText = typeof value === 'string';
    const text = Buffer.from(
      isText ? value.padEnd(value.length + 2 - (value.length % 2), '\0') : '',
    );
    entries.set(Number(id), entryOf(Number(id), isText ? [2, text.length, end] : [4, 1, value]));
    texts.push(text);
    end += text.length;
  }
  const count = Buffer.alloc(2);
  count.writeUInt16LE(entries.size);
  const sorted = [...entries].sort(([one], [other]) => one - other).map(([, entry]) => entry);
  const result = Buffer.concat([file, ...texts, count, ...sorted, Buffer.alloc(4)]);
  result.writeUInt32LE(end, 4);
  return result;
}

/** The position of the number that leads to the second page, or is 0. */
export const nextPageAt = (file: Buffer) => directoryAt(file) + 2 + 12 * countOf(file);

const directoryAt = (file: Buffer) => file.readUInt32LE(4);
const countOf = (file: Buffer) => file.readUInt16LE(directoryAt(file));

function entriesOf(file: Buffer): Map<number, Buffer> {
  const entries = Array.from({ length: countOf(file) }, (_, index) => {
    const at = directoryAt(file) + 2 + 12 * index;
    return file.subarray(at, at + 12);
  });
  return new Map(entries.map((entry) => [entry.readUInt16LE(), entry]));
}

function entryOf(id: number, [type, count, value]: [type: number, count: number, value: number]) {
  const entry = Buffer.alloc(12);
  entry.writeUInt16LE(id);
  entry.writeUInt16LE(type, 2);
  entry.writeUInt32LE(count, 4);
  entry.writeUInt32LE(value, 8);
  return entry;
}
