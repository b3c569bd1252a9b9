const FORMAT_SEGMENTS = 4;
const FORMAT_GROUPS = 12;

/**
 * Returns a function that says whether the font has a glyph for a code point. Accepts a TrueType
 * font. Reads formats 4 and 12 of the `cmap` table, the ones in use
 * (https://learn.microsoft.com/en-us/typography/opentype/spec/cmap).
 */
export function fontCoverage(font: Uint8Array): (codePoint: number) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const table = findTable(view, 'cmap');
  const covered = new Set<number>();
  for (let at = 0; at < view.getUint16(table + 2); at++) {
    const subtable = table + view.getUint32(table + 4 + at * 8 + 4);
    const format = view.getUint16(subtable);
    if (format === FORMAT_SEGMENTS) addSegments(view, subtable, covered);
    if (format === FORMAT_GROUPS) addGroups(view, subtable, covered);
  }
  return (codePoint) => covered.has(codePoint);
}

function findTable(view: DataView, name: string): number {
  for (let at = 0; at < view.getUint16(4); at++) {
    const record = 12 + at * 16;
    const tag = [0, 1, 2, 3].map((byte) => String.fromCharCode(view.getUint8(record + byte)));
    if (tag.join('') === name) return view.getUint32(record + 8);
  }
  throw new Error(`the font has no ${name} table`);
}

function addSegments(view: DataView, start: number, covered: Set<number>): void {
  const double = view.getUint16(start + 6);
  for (let at = 0; at < double; at += 2) {
    const last = view.getUint16(start + 14 + at);
    const first = view.getUint16(start + 16 + double + at);
    const delta = view.getUint16(start + 16 + double * 2 + at);
    const offsetAt = start + 16 + double * 3 + at;
    const offset = view.getUint16(offsetAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = offset
        ? view.getUint16(offsetAt + offset + (code - first) * 2)
        : (code + delta) & 0xffff;
      if (glyph !== 0) covered.add(code);
    }
  }
}

function addGroups(view: DataView, start: number, covered: Set<number>): void {
  for (let at = 0; at < view.getUint32(start + 12); at++) {
    const group = start + 16 + at * 12;
    for (let code = view.getUint32(group); code <= view.getUint32(group + 4); code++)
      covered.add(code);
  }
}
