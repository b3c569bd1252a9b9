import { AppError } from '@/lib/platform/errors';
import { type Said, said } from '@/lib/platform/language/said';

export const TOO_LARGE = said('http.uploads.tooLarge');

/**
 * Yields the chunks of a body and counts their bytes. Throws `too_large` with `message` beyond
 * `limit` bytes.
 */
export function countBytes(
  body: ReadableStream<Uint8Array>,
  limit: number,
  message: Said = TOO_LARGE,
) {
  let bytes = 0;
  async function* chunks() {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > limit) throw new AppError('too_large', message);
      yield chunk;
    }
  }
  return { chunks: chunks(), bytes: () => bytes };
}
