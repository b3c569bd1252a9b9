import { isForeignKeyViolation } from '@/lib/platform/db/sql-state';
import { AppError, isServerError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';
import { readText } from './read-json';

/**
 * Room for a name, an address and 2,000 letters of any script: three bytes a letter, and three
 * characters for each encoded byte.
 */
const FORM_LIMIT_BYTES = 32 * 1024;

/** Whether the body has the fields of a form without files. */
export const isUrlEncodedForm = (request: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');

/**
 * Whether a form was submitted without scripts, so that the answer must be a page. Scripts that
 * send files do not accept HTML.
 */
export const isFormPost = (request: Request): boolean =>
  isUrlEncodedForm(request) ||
  (/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '') &&
    acceptsPage(request));

/** Whether a browser waits for a page; scripts and mail programs do not. */
export const acceptsPage = (request: Request): boolean =>
  /\btext\/html\b/i.test(request.headers.get('accept') ?? '');

/**
 * Returns the fields of a form without files. Throws `unsupported` for any other body, `too_large`,
 * and `invalid` for text that PostgreSQL cannot store.
 */
export async function readFormPost(request: Request): Promise<Record<string, string>> {
  if (!isUrlEncodedForm(request))
    throw new AppError('unsupported', messageFor('http.uploads.notForm'));
  const text = await readText(request, FORM_LIMIT_BYTES);
  const fields = Object.fromEntries(new URLSearchParams(text));
  if (Object.values(fields).some((value) => value.includes('\0')))
    throw new AppError('invalid', messageFor('http.requests.unstorable'));
  return fields;
}

/**
 * Redirects a browser that submitted a form to one of our pages. Goes through URL because an id
 * from the request may contain characters that a header cannot carry.
 */
export function redirectToPage(path: string): Response {
  const { pathname, search, hash } = new URL(`https://ours.invalid${path}`);
  const headers = { Location: pathname + search + hash, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

/**
 * Calls `run` for a submitted form and redirects to `done`, with the cookie from `cookie` if given.
 * If `run` is refused, redirects to the page `refused`, which explains it. Rethrows errors that are
 * our fault.
 */
export async function runFormPost<T>(
  run: () => Promise<T>,
  redirects: { done: (result: T) => string; refused: string; cookie?: (result: T) => string },
): Promise<Response> {
  try {
    const result = await run();
    const answer = redirectToPage(redirects.done(result));
    if (redirects.cookie) answer.headers.set('Set-Cookie', redirects.cookie(result));
    return answer;
  } catch (error) {
    const isRejected = error instanceof AppError && !isServerError(error.code);
    if (isRejected || isForeignKeyViolation(error)) return redirectToPage(redirects.refused);
    throw error;
  }
}
