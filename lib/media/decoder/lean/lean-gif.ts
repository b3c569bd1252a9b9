const SCREEN_BYTES = 13;
const IMAGE_BYTES = 10;
const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;

/**
 * Removes from a GIF what follows its first frame: the reader in sharp lists all frames (1.5 million of them, in 25 MB,
 * took 10 s).
 * @param bytes changed in place
 */
export function leanGif(bytes: Buffer): Buffer {
  let at = SCREEN_BYTES + paletteBytes(bytes[SCREEN_BYTES - 3]);
  while (bytes[at] === EXTENSION) at = afterBlocks(bytes, at + 2);
  if (bytes[at] !== IMAGE) return bytes; // damaged, as sharp will notice
  const palette = paletteBytes(bytes[at + IMAGE_BYTES - 1]);
  const end = afterBlocks(bytes, at + IMAGE_BYTES + palette + 1);
  if (end >= bytes.length) return bytes;
  bytes[end] = TRAILER;
  return bytes.subarray(0, end + 1);
}

const paletteBytes = (flags = 0) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Where a sequence of blocks ends: each begins with its length, and one of length 0 is the last. */
function afterBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length;
  return at + 1;
}
