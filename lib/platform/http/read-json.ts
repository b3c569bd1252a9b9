import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { isAbortedByCaller } from './aborted-by-caller';

export const JSON_LIMIT_BYTES = 256 * 1024;

/** No form has this many values, and 2 MB of prose have only a third as many commas. */
const MAX_VALUES = 100_000;
const VALUE_STARTS = new Set(['[', '{', ','].map((sign) => sign.charCodeAt(0)));

/**
 * Parses JSON from a request. Throws SyntaxError for invalid JSON and for more than MAX_VALUES
 * values, which would take many times the memory of their text: an empty list is two characters,
 * but a hundred bytes when parsed.
 */
export function parseJson(text: string): unknown {
  let values = 0;
  for (let at = 0; at < text.length; at++) if (VALUE_STARTS.has(text.charCodeAt(at))) values++;
  if (values > MAX_VALUES) throw new SyntaxError('The JSON has too many values.');
  return JSON.parse(text);
}

/** Reads a JSON body of at most `limit` bytes. Throws `unsupported`, `too_large` or `invalid`. */
export async function readJson(request: Request, limit = JSON_LIMIT_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type))
    throw new AppError('unsupported', messageFor('http.requests.notJson'));
  const text = await readText(request, limit);
  // PostgreSQL cannot store U+0000 (security.md, fact 5).
  if (text.includes('\0') || /\\u0000/i.test(text))
    throw new AppError('invalid', messageFor('http.requests.unstorable'));
  try {
    return parseJson(text);
  } catch {
    throw new AppError('invalid', messageFor('http.requests.malformedJson'));
  }
}

/**
 * Reads a body as text. Throws `too_large` as soon as it exceeds `limit` bytes, and `invalid` if the caller leaves
 * before its end.
 */
export async function readText(request: Request, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of received(request)) {
    bytes += chunk.byteLength;
    if (bytes > limit) throw new AppError('too_large', messageFor('http.requests.tooLarge'));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function* received({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch (error) {
    if (!isAbortedByCaller(error)) throw error;
    throw new AppError('invalid', messageFor('http.uploads.endedEarly'), { cause: error });
  }
}
