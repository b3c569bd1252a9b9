type BmpOptions = {
  bits: number;
  /** The numbers of the pixels, top row first. */
  rows: number[][];
  isTopFirst?: boolean;
  palette?: number[];
  masks?: [red: number, green: number, blue: number];
};

/** Writes a Windows bitmap without compression. */
export function bmpOf({ bits, rows, isTopFirst = false, palette = [], masks }: BmpOptions): Buffer {
  const width = rows[0]?.length ?? 0;
  const table = Buffer.alloc(4 * (palette.length + (masks?.length ?? 0)));
  for (const [index, value] of [...(masks ?? []), ...palette].entries())
    table.writeUInt32LE(value, 4 * index);
  const stored = (isTopFirst ? rows : rows.toReversed()).map((row) => rowOf(row, bits));
  const header = Buffer.alloc(54);
  header.write('BM', 'latin1');
  header.writeUInt32LE(header.length + table.length, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(isTopFirst ? -rows.length : rows.length, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(bits, 28);
  header.writeUInt32LE(masks ? 3 : 0, 30);
  header.writeUInt32LE(palette.length, 46);
  return Buffer.concat([header, table, ...stored]);
}

/** A row is filled up to a multiple of four bytes. */
function rowOf(row: number[], bits: number): Buffer {
  const digits = row.map((value) => value.toString(2).padStart(bits, '0'));
  const bytes = Buffer.alloc(Math.ceil((row.length * bits) / 32) * 4);
  if (bits < 8)
    for (const [index, byte] of (digits.join('').match(/.{1,8}/g) ?? []).entries())
      bytes[index] = Number.parseInt(byte.padEnd(8, '0'), 2);
  else
    for (const [index, value] of row.entries())
      bytes.writeUIntLE(value, (index * bits) / 8, bits / 8);
  return bytes;
}
