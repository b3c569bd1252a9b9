import { AppError } from '@/lib/errors';

/** Passes a body on and counts it. Throws `too_large` beyond `limit` bytes. */
export function countBytes(body: ReadableStream<Uint8Array>, limit: number) {
  let bytes = 0;
  async function* chunks() {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > limit) throw new AppError('too_large', 'The upload is too large.');
      yield chunk;
    }
  }
  return { chunks: chunks(), bytes: () => bytes };
}
