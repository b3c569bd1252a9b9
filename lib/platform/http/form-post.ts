import { isForeignKeyViolation } from '@/lib/platform/db/sql-state';
import { AppError, isOurs } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { readText } from './read-json';

/** Enough for a name, an address and 2,000 letters in any script: three bytes a letter, each byte as three letters. */
const FORM_LIMIT_BYTES = 32 * 1024;

/** Whether it has the fields of a form and no files. */
export const isPlainForm = (request: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');

/** Whether a form without script has sent it: the answer is a page then. Scripts that send files ask for no page. */
export const isFormPost = (request: Request): boolean =>
  isPlainForm(request) ||
  (/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '') &&
    /\btext\/html\b/i.test(request.headers.get('accept') ?? ''));

/** Returns the fields of such a form. Throws `unsupported` for anything else, `too_large`, and `invalid` for what the database cannot store. */
export async function readFormPost(request: Request): Promise<Record<string, string>> {
  if (!isPlainForm(request)) throw new AppError('unsupported', said('http.uploads.notForm'));
  const text = await readText(request, FORM_LIMIT_BYTES);
  const fields = Object.fromEntries(new URLSearchParams(text));
  if (Object.values(fields).some((value) => value.includes('\0')))
    throw new AppError('invalid', said('http.requests.unstorable'));
  return fields;
}

/** Leads a browser that has sent a form to a page of ours. A stranger's id may have letters that no header can carry. */
export function leadTo(path: string): Response {
  const { pathname, search, hash } = new URL(`https://ours.invalid${path}`);
  const headers = { Location: pathname + search + hash, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

/**
 * Does what a form asked for, then leads to `done`, with the cookie that `cookie` makes of what was done, if it is given; where
 * it is refused, to `refused`, the page that says why. Throws what is a fault of ours.
 */
export async function doForForm<T>(
  act: () => Promise<T>,
  way: { done: (result: T) => string; refused: string; cookie?: (result: T) => string },
): Promise<Response> {
  try {
    const result = await act();
    const answer = leadTo(way.done(result));
    if (way.cookie) answer.headers.set('Set-Cookie', way.cookie(result));
    return answer;
  } catch (error) {
    const isRefused = error instanceof AppError && !isOurs(error.code);
    if (isRefused || isForeignKeyViolation(error)) return leadTo(way.refused);
    throw error;
  }
}
