import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { MINUTE_MS, SECOND_MS } from '@/lib/platform/durations';
import type { AppError } from '@/lib/platform/errors';
import { cookiesOf, setCookie } from './cookies';
import { leadTo } from './form-post';

const NAME = 'memorial-typed';
/** Browsers keep no cookie beyond 4,096 bytes with its name. */
const LONGEST = 3800;
const KEPT_SECONDS = (10 * MINUTE_MS) / SECOND_MS;
/** Of what is unpacked, in bytes: nobody typed more. */
const MOST_BYTES = 32 * 1024;

const typed = new WeakMap<Request, Record<string, string>>();

/** Notes what somebody typed into the plain form that a request brought: if it is refused, the page has it again (`route`). */
export const noteTyped = (request: Request, fields: Record<string, string>): void => {
  typed.set(request, fields);
};

/**
 * The Set-Cookie value by which the page at `path` finds what was typed, for ten minutes and in this browser alone; null where nothing
 * was noted, or it is too long for a cookie.
 */
export function typedCookie(request: Request, path: string): string | null {
  const fields = typed.get(request);
  if (!fields) return null;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const value = brotliCompressSync(JSON.stringify(fields), { params }).toString('base64url');
  return value.length > LONGEST ? null : cookie(path, value, KEPT_SECONDS);
}

/** Leads a browser on to `path` whose form was accepted; the page at `form` has nothing of it any more. */
export function leadFromForm(form: string, path: string): Response {
  const answer = leadTo(path);
  answer.headers.append('Set-Cookie', cookie(form, '', 0));
  return answer;
}

/** Why a form was refused, as the address of its page says it: too many came, a field is wrong, or it may be sent again. */
export const refusalOfForm = ({ code, fields }: AppError): 'often' | 'faulty' | 'again' =>
  code === 'too_many' ? 'often' : code === 'invalid' && fields ? 'faulty' : 'again';

/** What was typed, by the names of the fields; empty without the cookie, and for anything that could not be one. */
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
