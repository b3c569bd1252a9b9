import { AppError } from '@/lib/platform/errors';
import { type Message, messageFor } from '@/lib/platform/language/message';

export const FILE_TOO_LARGE = messageFor('http.uploads.tooLarge');

/**
 * Yields the chunks of a body and counts their bytes. Throws `too_large` with `message` beyond
 * `limit` bytes.
 */
export function countBytes(
  body: ReadableStream<Uint8Array>,
  limit: number,
  message: Message = FILE_TOO_LARGE,
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
