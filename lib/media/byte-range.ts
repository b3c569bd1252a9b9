/** First and last byte, both included. */
export type Span = { start: number; end: number };

/**
 * Which part of `totalBytes` a Range header asks for: null for the whole, 'beyond' for none of it (416).
 * What is malformed, of another unit or several ranges at once is answered with the whole, as RFC 9110
 * (14.2) allows.
 */
export function byteRange(header: string | null, totalBytes: number): Span | 'beyond' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') return suffix(Number(last), totalBytes);
  const [start, end] = [Number(first), last === '' ? totalBytes - 1 : Number(last)];
  if (last !== '' && end < start) return null;
  return start < totalBytes ? { start, end: Math.min(end, totalBytes - 1) } : 'beyond';
}

/** The last so many bytes. */
const suffix = (bytes: number, totalBytes: number): Span | 'beyond' =>
  bytes > 0 && totalBytes > 0
    ? { start: Math.max(0, totalBytes - bytes), end: totalBytes - 1 }
    : 'beyond';
