/** Both ends are included. */
export type RequestedRange = { start: number; end: number };

/**
 * The part of `totalBytes` that a Range header requests: null for everything, 'unsatisfiable' if it
 * begins after the end (416). A malformed header, another unit and several ranges count as
 * everything, as RFC 9110 (14.2) allows.
 */
export function byteRange(
  header: string | null,
  totalBytes: number,
): RequestedRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') return suffix(Number(last), totalBytes);
  const [start, end] = [Number(first), last === '' ? totalBytes - 1 : Number(last)];
  if (last !== '' && end < start) return null;
  return start < totalBytes ? { start, end: Math.min(end, totalBytes - 1) } : 'unsatisfiable';
}

/** The range of the last `bytes` bytes. */
const suffix = (bytes: number, totalBytes: number): RequestedRange | 'unsatisfiable' =>
  bytes > 0 && totalBytes > 0
    ? { start: Math.max(0, totalBytes - bytes), end: totalBytes - 1 }
    : 'unsatisfiable';
