import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { MINUTE_MS, SECOND_MS } from '@/lib/platform/durations';
import type { AppError } from '@/lib/platform/errors';
import { cookiesOf, setCookie } from './cookies';
import { leadTo } from './form-post';

const NAME = 'memorial-typed';
/** Browsers drop cookies of more than 4,096 bytes, including the name. */
const LONGEST = 3800;
const KEPT_SECONDS = (10 * MINUTE_MS) / SECOND_MS;
/** The limit for the unpacked fields in bytes; nobody types more. */
const MOST_BYTES = 32 * 1024;

const typed = new WeakMap<Request, Record<string, string>>();

/**
 * Remembers what somebody typed into a form, so that `route` can return it to the page after a
 * refusal.
 */
export const noteTyped = (request: Request, fields: Record<string, string>): void => {
  typed.set(request, fields);
};

/**
 * The Set-Cookie value that gives the typed fields back to the page at `path`, in this browser and
 * for ten minutes. Null if nothing was noted, or if it is too long for a cookie.
 */
export function typedCookie(request: Request, path: string): string | null {
  const fields = typed.get(request);
  if (!fields) return null;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const value = brotliCompressSync(JSON.stringify(fields), { params }).toString('base64url');
  return value.length > LONGEST ? null : cookie(path, value, KEPT_SECONDS);
}

/**
 * Redirects a browser to `path` after its form was accepted, and deletes what the page at `form`
 * had kept.
 */
export function leadFromForm(form: string, path: string): Response {
  const answer = leadTo(path);
  answer.headers.append('Set-Cookie', cookie(form, '', 0));
  return answer;
}

/**
 * The reason of a refusal in the address of the form's page: too many requests, a faulty field, or
 * try again.
 */
export const refusalOfForm = ({ code, fields }: AppError): 'often' | 'faulty' | 'again' =>
  code === 'too_many' ? 'often' : code === 'invalid' && fields ? 'faulty' : 'again';

/** The typed fields by name; empty if the cookie is missing or invalid. */
export function readTyped(headers: Headers): Record<string, string> {
  const value = cookiesOf(headers).get(NAME);
  if (!value) return {};
  try {
    const packed = Buffer.from(value, 'base64url');
    const fields: unknown = JSON.parse(
      brotliDecompressSync(packed, { maxOutputLength: MOST_BYTES }).toString(),
    );
    if (typeof fields !== 'object' || fields === null) return {};
    const texts = Object.entries(fields).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

const cookie = (path: string, value: string, maxAge: number) =>
  setCookie({ name: NAME, value, path: path.split('?')[0] ?? path, maxAge });
