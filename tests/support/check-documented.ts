import { isDeepStrictEqual } from 'node:util';
import { codesWithStatus, errorAnswer } from '@/lib/platform/http/error-schema';
import {
  acceptedContentTypes,
  type FileResponseKind,
  possibleErrorCodes,
  type RouteDocument,
  redirectsForms,
} from '@/lib/platform/http/route-document';

type CheckedAnswer = { status: number; headers: Headers; body: unknown };

const TYPES: Record<FileResponseKind, RegExp> = {
  csv: /^text\/csv\b/,
  image: /^image\//,
  xml: /^application\/([\w-]+\+)?xml\b/,
  zip: /^application\/zip$/,
};

/**
 * Throws when an answer differs from the route's `doc`: another status, a body with too many or too few fields, an
 * error code that is not listed, or a request body whose type is not documented.
 * @param requestType the content type of the request's body; null without a body
 */
export function checkDocumented(
  handler: object,
  answer: CheckedAnswer,
  requestType: string | null = null,
): void {
  const document = documentOf(handler);
  if (!document) return;
  const mismatch = (what: string, cause: unknown) =>
    new Error(`${document.doc.summary}: ${what}`, { cause });
  const { status } = answer;
  if (status >= 400) {
    checkRefusal(document, answer, mismatch);
    return;
  }
  if (status >= 300) {
    if ((status === 304 && document.doc.hasEtag) || (status === 303 && redirectsForms(document)))
      return;
    throw mismatch(`the status ${status} is not documented`, answer.body);
  }
  if (status !== (document.doc.status ?? 200))
    throw mismatch(`the status ${status} is not documented`, answer.body);
  const isKnownBody = acceptedContentTypes(document).some((type) => requestType?.startsWith(type));
  if (requestType !== null && !isKnownBody && !document.doc.form?.isOptional)
    throw mismatch(`a body as ${requestType} is not documented`, answer.body);
  const fault = faultOfSuccess(document.doc.answer, answer);
  if (fault !== null) throw mismatch('the answer is not as documented', fault);
}

type MismatchFactory = (what: string, cause: unknown) => Error;

function checkRefusal(document: RouteDocument, answer: CheckedAnswer, mismatch: MismatchFactory) {
  const { status, headers, body } = answer;
  const codes = codesWithStatus(status, possibleErrorCodes(document));
  if (codes.length === 0) throw mismatch(`the status ${status} is not documented`, body);
  if (!isJson(headers)) {
    // A route whose answers are not JSON may refuse with something else too.
    if (typeof document.doc.answer === 'string') return;
    throw mismatch('the refusal is not JSON', body);
  }
  const parsed = errorAnswer(codes).safeParse(body);
  if (!parsed.success) throw mismatch('this refusal is not documented', parsed.error);
}

/** Returns what is wrong with the body of a successful answer, or null. */
function faultOfSuccess(
  expected: RouteDocument['doc']['answer'],
  { headers, body }: CheckedAnswer,
): unknown {
  if (typeof expected === 'string')
    return TYPES[expected].test(headers.get('content-type') ?? '') ? null : headers;
  if (!isJson(headers)) return headers;
  const parsed = expected.safeParse(body);
  if (!parsed.success) return parsed.error;
  // Callers cannot rely on fields that a schema would strip or fill in.
  return isDeepStrictEqual(parsed.data, body) ? null : { answered: body, documented: parsed.data };
}

const isJson = (headers: Headers) => headers.get('content-type')?.includes('application/json');

/** The declaration that `route()` attached to a handler; undefined for any other function. */
export function documentOf(handler: object): RouteDocument | undefined {
  return 'document' in handler ? (handler.document as RouteDocument) : undefined; // as: only route() sets it
}
