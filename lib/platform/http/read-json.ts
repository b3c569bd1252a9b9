import { AppError } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';

export const JSON_LIMIT_BYTES = 256 * 1024;

/** No form has so many values; in prose of 2 MB there are a third as many commas. */
const MOST_VALUES = 100_000;
const BEGINS = new Set(['[', '{', ','].map((sign) => sign.charCodeAt(0)));

/**
 * Parses JSON that a stranger sent. Throws where it is none, and where it has so many values that they would take many
 * times the memory of the text: an empty list is two letters, and a hundred bytes once it is read.
 */
export function parseJson(text: string): unknown {
  let values = 0;
  for (let at = 0; at < text.length; at++) if (BEGINS.has(text.charCodeAt(at))) values++;
  if (values > MOST_VALUES) throw new SyntaxError('The JSON has too many values.');
  return JSON.parse(text);
}

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
    return parseJson(text);
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
