import type { z } from 'zod';
import type { Scope as KeyScope } from '@/lib/platform/auth/scope-rules';
import type { ErrorCode } from '@/lib/platform/errors';
import type { LimitName } from './limits';
import { UNAVAILABLE_KINDS } from './unavailable-kinds';

/** The kind of a response that is not JSON. */
export type AnswerKind = 'csv' | 'image' | 'xml' | 'zip';

/** What a key must be allowed to do; null for endpoints that only people or providers call. */
export type Scope = KeyScope | null;

/** How a body comes that `run` reads itself. */
export type FormType =
  | 'application/json'
  | 'application/x-www-form-urlencoded'
  | 'multipart/form-data';

/** A body that `run` reads itself, because it has files or comes from a form without script. */
export type FormDoc = {
  as: readonly [FormType, ...FormType[]];
  /** Its fields; files are `z.file()`. */
  fields: z.ZodType;
  /** Set where the call means something without it, too. */
  isOptional?: true;
};

/** The documentation of an endpoint; the API tests check every response against it. */
export type RouteDoc<Answer extends z.ZodType | AnswerKind> = {
  summary: string;
  /** The JSON of a successful response (strict objects: an unknown key is a mistake), or its kind if not JSON. */
  answer: Answer;
  /** The status of a successful response, where it is not 200. */
  status?: 201 | 202;
  /** Set where the answer has an ETag, and 304 says that the caller has it already. */
  hasEtag?: true;
  /** Of a handler without `body` that reads one all the same. */
  form?: FormDoc;
  /** The error codes of `run`, in addition to those that the options imply (`errorsOf`). */
  errors: readonly ErrorCode[];
  /** Whatever has none refuses keys. */
  scope: Scope;
};

/** An endpoint's declaration, as `route()` attaches it to the handler. */
export type RouteDocument = {
  doc: RouteDoc<z.ZodType | AnswerKind>;
  access: 'anyone' | 'member' | 'admin';
  limit: LimitName;
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  /** Whether a form without script may send the body, too. */
  isFormAccepted: boolean;
  crossOrigin?: 'signed' | undefined;
};

/** Every error code that an endpoint may return. */
export function errorsOf(document: RouteDocument): Set<ErrorCode> {
  const { doc, access, params, query, body } = document;
  const hasBody = body !== undefined || doc.form !== undefined;
  return new Set<ErrorCode>([
    ...doc.errors,
    ...(['too_many', 'internal', 'unavailable', ...UNAVAILABLE_KINDS] as const),
    // To keys: `unauthenticated` where the key is none, `forbidden` where it may not, as nowhere without a scope.
    ...(access === 'anyone' && !doc.scope ? [] : (['unauthenticated'] as const)),
    'forbidden',
    ...(params || query || hasBody ? (['invalid'] as const) : []),
    ...(hasBody ? (['too_large', 'unsupported'] as const) : []),
  ]);
}

/** The content types in which an endpoint takes a body; none where it takes none. */
export function bodyTypesOf({ doc, body, isFormAccepted }: RouteDocument): readonly FormType[] {
  if (doc.form) return doc.form.as;
  if (!body) return [];
  return [
    'application/json',
    ...(isFormAccepted ? (['application/x-www-form-urlencoded'] as const) : []),
  ];
}

/**
 * Whether a form that a browser sends by itself is answered by leading to a page (303): a plain one, or one with files whose
 * sender wants a page.
 */
export const leadsFormsToPages = (document: RouteDocument): boolean =>
  bodyTypesOf(document).includes('application/x-www-form-urlencoded') && !document.crossOrigin;
