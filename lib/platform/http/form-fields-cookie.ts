import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { MINUTE_MS, SECOND_MS } from '@/lib/platform/durations';
import type { AppError } from '@/lib/platform/errors';
import { parseCookies, setCookieHeader } from './cookies';
import { redirectToPage } from './form-post';

const COOKIE_NAME = 'memorial-typed';
/** Browsers drop cookies of more than 4,096 bytes, including the name. */
const MAX_COOKIE_LENGTH = 3800;
const COOKIE_SECONDS = (10 * MINUTE_MS) / SECOND_MS;
/** The limit for the unpacked fields in bytes; nobody types more. */
const MAX_BYTES = 32 * 1024;

const fieldsByRequest = new WeakMap<Request, Record<string, string>>();

/**
 * Remembers what somebody typed into a form, so that `route` can return it to the page after a
 * refusal.
 */
export const rememberFormFields = (request: Request, fields: Record<string, string>): void => {
  fieldsByRequest.set(request, fields);
};

/**
 * The Set-Cookie value that returns the typed fields to the page at `path`, in this browser and for
 * ten minutes. Null if the request has no remembered fields, or if they are too long for a cookie.
 */
export function formFieldsCookie(request: Request, path: string): string | null {
  const fields = fieldsByRequest.get(request);
  if (!fields) return null;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const value = brotliCompressSync(JSON.stringify(fields), { params }).toString('base64url');
  return value.length > MAX_COOKIE_LENGTH ? null : cookie(path, value, COOKIE_SECONDS);
}

/**
 * Redirects a browser to `path` after its form was accepted, and deletes the typed fields of the
 * page at `form`.
 */
export function redirectAfterForm(form: string, path: string): Response {
  const answer = redirectToPage(path);
  answer.headers.append('Set-Cookie', cookie(form, '', 0));
  return answer;
}

/**
 * The reason of a refusal in the address of the form's page: too many requests, a faulty field, or
 * try again.
 */
export const formErrorReason = ({ code, fields }: AppError): 'often' | 'faulty' | 'again' =>
  code === 'too_many' ? 'often' : code === 'invalid' && fields ? 'faulty' : 'again';

/** The seconds to wait after too many requests, for the address of the form's page. */
export const waitOf = ({ details: { remainingTime } }: AppError): string | null =>
  typeof remainingTime === 'number' ? String(remainingTime) : null;

/** The typed fields by name; empty if the cookie is missing or invalid. */
export function readFormFields(headers: Headers): Record<string, string> {
  const value = parseCookies(headers).get(COOKIE_NAME);
  if (!value) return {};
  try {
    const packed = Buffer.from(value, 'base64url');
    const fields: unknown = JSON.parse(
      brotliDecompressSync(packed, { maxOutputLength: MAX_BYTES }).toString(),
    );
    if (typeof fields !== 'object' || fields === null) return {};
    const texts = Object.entries(fields).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

const cookie = (path: string, value: string, maxAge: number) =>
  setCookieHeader({ name: COOKIE_NAME, value, path: path.split('?')[0] ?? path, maxAge });
