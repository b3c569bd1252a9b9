import { AppError, isOurs } from '@/lib/platform/errors';
import { said } from '@/lib/platform/language/said';
import { readText } from './read-json';

/** Enough for a name, an address and a few sentences, in any script. */
const FORM_LIMIT_BYTES = 16_000;

/** Whether a form without script has sent it: the answer is a page then. */
export const isFormPost = (request: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');

/** Returns the fields of such a form. Throws `too_large`, and `invalid` for what the database cannot store. */
export async function readFormPost(request: Request): Promise<Record<string, string>> {
  const text = await readText(request, FORM_LIMIT_BYTES);
  const fields = Object.fromEntries(new URLSearchParams(text));
  if (Object.values(fields).some((value) => value.includes('\0')))
    throw new AppError('invalid', said('http.requests.unstorable'));
  return fields;
}

/** Leads a browser that has sent a form to a page of ours. */
export const leadTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });

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
    if (error instanceof AppError && !isOurs(error.code)) return leadTo(way.refused);
    throw error;
  }
}
