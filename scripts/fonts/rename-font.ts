// The ids of names in a font (https://learn.microsoft.com/en-us/typography/opentype/spec/name).
const COPYRIGHT = 0;
const FAMILY = 1;
const STYLE = 2;
const FULL_NAME = 4;
const POSTSCRIPT = 6;
const LICENSE = 13;
const LICENSE_ADDRESS = 14;

/** The names that the license requires in each copy. */
export const LICENSE_NAMES = [COPYRIGHT, LICENSE, LICENSE_ADDRESS];

const WINDOWS = [3, 1, 0x409]; // platform, encoding (UTF-16), American English
const HEADER = 12;
const RECORD = 16;
const NAME_RECORD = 12;

type Table = { tag: string; bytes: Buffer };

/**
 * Returns the TrueType font with another family and style name. Of its own names, only those that the license requires
 * stay. Checksums are not updated, because compressing to woff2 recomputes them.
 */
export function renameFont(font: Buffer, family: string, style: string): Buffer {
  const tables = readTables(font);
  const keptNames = readNames(tables).filter(([id]) => LICENSE_NAMES.includes(id));
  const fullName = `${family} ${style}`;
  const names: [number, string][] = [
    ...keptNames,
    [FAMILY, family],
    [STYLE, style],
    [FULL_NAME, fullName],
    [POSTSCRIPT, fullName.replaceAll(' ', '')],
  ];
  names.sort(([a], [b]) => a - b);
  const renamed = tables.map((table) =>
    table.tag === 'name' ? { ...table, bytes: writeNames(names) } : table,
  );
  return writeTables(font.subarray(0, HEADER), renamed);
}

/** The names of a font by their ids, as Windows reads them. */
export function namesOfFont(font: Buffer): Map<number, string> {
  return new Map(readNames(readTables(font)));
}

/** The tags of a font's tables, such as `fvar` in variable fonts. */
export const tagsOfFont = (font: Buffer): string[] => readTables(font).map(({ tag }) => tag);

function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = HEADER + index * RECORD;
    const [start, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return {
      tag: font.toString('latin1', at, at + 4),
      bytes: font.subarray(start, start + length),
    };
  });
}

function writeTables(header: Buffer, tables: Table[]): Buffer {
  const records = Buffer.alloc(tables.length * RECORD);
  const bodies: Buffer[] = [];
  let start = HEADER + records.length;
  for (const [index, { tag, bytes }] of tables.entries()) {
    records.write(tag, index * RECORD, 'latin1');
    records.writeUInt32BE(start, index * RECORD + 8);
    records.writeUInt32BE(bytes.length, index * RECORD + 12);
    const padding = Buffer.alloc(-bytes.length & 3); // tables begin at multiples of four
    bodies.push(bytes, padding);
    start += bytes.length + padding.length;
  }
  return Buffer.concat([header, records, ...bodies]);
}

function readNames(tables: Table[]): [id: number, text: string][] {
  const bytes = tables.find(({ tag }) => tag === 'name')?.bytes;
  if (!bytes) throw new Error('the font has no name table');
  const texts = bytes.readUInt16BE(4);
  return Array.from({ length: bytes.readUInt16BE(2) }, (_, index) => 6 + index * NAME_RECORD)
    .filter((at) => WINDOWS.every((value, part) => bytes.readUInt16BE(at + part * 2) === value))
    .map((at) => {
      const start = texts + bytes.readUInt16BE(at + 10);
      const text = Buffer.from(bytes.subarray(start, start + bytes.readUInt16BE(at + 8)));
      return [bytes.readUInt16BE(at + 6), text.swap16().toString('utf16le')];
    });
}

function writeNames(names: [id: number, text: string][]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length + names.length * NAME_RECORD, 4);
  let start = 0;
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const records = names.map(([id], index) => {
    const length = texts[index]?.length ?? 0;
    const record = Buffer.alloc(NAME_RECORD);
    for (const [part, value] of [...WINDOWS, id, length, start].entries())
      record.writeUInt16BE(value, part * 2);
    start += length;
    return record;
  });
  return Buffer.concat([header, ...records, ...texts]);
}
