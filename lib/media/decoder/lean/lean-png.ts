const SIGNATURE_BYTES = 8;
/** The length and the name of a chunk, and its checksum. */
const FRAME_BYTES = 12;
const codeOf = (name: string) => Buffer.from(name).readUInt32BE();
const DATA = codeOf('IDAT');
const END = codeOf('IEND');
/** What says how the pixels look, each of them once. */
const CODES = [
  ...['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'pHYs', 'eXIf'],
].map(codeOf);

/**
 * Removes from a PNG what we do not show: texts, which may expand to 8 MB each, and unknown chunks.
 * @param bytes changed in place
 */
export function leanPng(bytes: Buffer): Buffer {
  const left = new Set(CODES);
  let to = SIGNATURE_BYTES;
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length; ) {
    const code = bytes.readUInt32BE(at + 4);
    const next = Math.min(bytes.length, at + FRAME_BYTES + bytes.readUInt32BE(at));
    if (code === DATA || code === END || left.delete(code)) {
      if (to !== at) bytes.copyWithin(to, at, next);
      to += next - at;
    }
    if (code === END) break;
    at = next;
  }
  return bytes.subarray(0, to);
}
