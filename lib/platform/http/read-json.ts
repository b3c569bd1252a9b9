import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';

export const JSON_LIMIT_BYTES = 256 * 1024;

/** Reads a JSON body of at most `limit` bytes. Throws 415, 413 or 400 with a message. */
export async function readJson(request: Request, limit = JSON_LIMIT_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type))
    throw new AppError('unsupported', said('http.requests.notJson'));
  const text = await readText(request, limit);
  // PostgreSQL cannot store U+0000 (security.md, fact 5).
  if (text.includes('\0') || /\\u0000/i.test(text))
    throw new AppError('invalid', said('http.requests.unstorable'));
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid', said('http.requests.malformedJson'));
  }
}

/** Reads a whole body as text, at most `limit` bytes. Throws 413 as soon as there are more. */
export async function readText(request: Request, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > limit) throw new AppError('too_large', said('http.requests.tooLarge'));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
