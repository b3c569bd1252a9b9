import { z } from 'zod';
import { type ErrorCode, STATUS } from '@/lib/platform/errors';
import { type AnswerKind, errorsOf, type RouteDocument } from '@/lib/platform/http/document';

type Answered = { status: number; headers: Headers; body: unknown };

const withCode = z.object({ code: z.custom<ErrorCode>((code) => String(code) in STATUS) });

const TYPES: Record<AnswerKind, RegExp> = {
  csv: /^text\/csv\b/,
  image: /^image\//,
  xml: /^application\/([\w-]+\+)?xml\b/,
  zip: /^application\/zip$/,
};

/** Throws when a route's answer does not match its `doc`: another body, or an error code that is not listed. */
export function checkDocumented(handler: object, answer: Answered): void {
  const document = documentOf(handler);
  if (!document) return;
  const { status, headers, body } = answer;
  const isJson = headers.get('content-type')?.includes('application/json');
  if (status >= 400) {
    if (isJson && !errorsOf(document).has(withCode.parse(body).code))
      throw new Error(`${document.doc.summary}: this error is not documented`, { cause: body });
    return;
  }
  if (status >= 300) return;
  const expected = document.doc.answer;
  if (typeof expected === 'string') {
    if (!TYPES[expected].test(headers.get('content-type') ?? ''))
      throw new Error(`${document.doc.summary}: the answer is not ${expected}`);
    return;
  }
  const parsed = expected.safeParse(body);
  if (!parsed.success)
    throw new Error(`${document.doc.summary}: the answer is not as documented`, {
      cause: parsed.error,
    });
}

/** The declaration that `route()` attached to a handler; undefined for any other function. */
export function documentOf(handler: object): RouteDocument | undefined {
  return 'document' in handler ? (handler.document as RouteDocument) : undefined; // only route() sets it
}
