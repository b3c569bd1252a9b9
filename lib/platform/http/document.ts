import type { z } from 'zod';
import type { Scope as KeyScope } from '@/lib/platform/auth/scope-rules';
import type { ErrorCode } from '@/lib/platform/errors';
import { UNAVAILABLE_KINDS } from './unavailable-kinds';

/** The kind of a response that is not JSON. */
export type AnswerKind = 'csv' | 'image' | 'xml' | 'zip';

/** What a key must be allowed to do; null for endpoints that only people or providers call. */
export type Scope = KeyScope | null;

/** The documentation of an endpoint; the API tests check every response against it. */
export type RouteDoc<Answer extends z.ZodType | AnswerKind> = {
  summary: string;
  /** The JSON of a successful response (strict objects: an unknown key is a mistake), or its kind if not JSON. */
  answer: Answer;
  /** The error codes of `run`, in addition to those that the options imply (`errorsOf`). */
  errors: readonly ErrorCode[];
  /** Whatever has none refuses keys. */
  scope: Scope;
};

/** An endpoint's declaration, as `route()` attaches it to the handler. */
export type RouteDocument = {
  doc: RouteDoc<z.ZodType | AnswerKind>;
  access: 'anyone' | 'member' | 'admin';
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  crossOrigin?: 'signed' | undefined;
};

/** Every error code that an endpoint may return. */
export function errorsOf(document: RouteDocument): Set<ErrorCode> {
  const { doc, access, params, query, body } = document;
  return new Set<ErrorCode>([
    ...doc.errors,
    ...(['too_many', 'internal', 'unavailable', ...UNAVAILABLE_KINDS] as const),
    // To keys: `unauthenticated` where the key is none, `forbidden` where it may not, as nowhere without a scope.
    ...(access === 'anyone' && !doc.scope ? [] : (['unauthenticated'] as const)),
    'forbidden',
    ...(params || query || body ? (['invalid'] as const) : []),
    ...(body ? (['too_large', 'unsupported'] as const) : []),
  ]);
}
