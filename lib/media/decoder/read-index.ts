/**
 * Returns the `nth` of the numbers of `bits` bits (at most eight) that begin at the byte `at`, the first one in the
 * highest bits; 0 beyond the end.
 */
export function readIndex(bytes: Buffer, at: number, nth: number, bits: number): number {
  const perByte = 8 / bits;
  const shift = 8 - bits - bits * (nth % perByte);
  return ((bytes[at + Math.floor(nth / perByte)] ?? 0) >> shift) & (2 ** bits - 1);
}
