import type { z } from 'zod';
import type { Scope as KeyScope } from '@/lib/platform/auth/scope-rules';
import type { ErrorCode } from '@/lib/platform/errors';
import type { LimitName } from './limits';
import { UNAVAILABLE_KINDS } from './unavailable-error';

/** The kind of a response that is not JSON. */
export type FileResponseKind = 'csv' | 'image' | 'xml' | 'zip';

/** The scope that an API key needs; null if keys are not accepted. */
export type RequiredScope = KeyScope | null;

export type FormType =
  | 'application/json'
  | 'application/x-www-form-urlencoded'
  | 'multipart/form-data';

/** A body that `run` reads itself, because it has files or comes from a form without scripts. */
export type FormDoc = {
  as: readonly [FormType, ...FormType[]];
  /** File fields are `z.file()`. */
  fields: z.ZodType;
  /** Set if the body may be missing. */
  isOptional?: true;
};

/** The documentation of an endpoint. The API tests check every response against it. */
export type RouteDoc<Answer extends z.ZodType | FileResponseKind> = {
  summary: string;
  /**
   * The JSON of a successful response (strict objects, so an unknown key is a mistake), or its kind
   * if it is not JSON.
   */
  answer: Answer;
  /** The status of a successful response if it is not 200. */
  status?: 201 | 202;
  /** Set if the response has an ETag, so that it may be 304. */
  hasEtag?: true;
  /** For a handler without `body` that reads one itself. */
  form?: FormDoc;
  /** The error codes that `run` throws, besides those that the other options imply (`possibleErrorCodes`). */
  errors: readonly ErrorCode[];
  /** null: API keys are refused. */
  scope: RequiredScope;
};

/** The declaration of an endpoint, which `route()` attaches to its handler. */
export type RouteDocument = {
  doc: RouteDoc<z.ZodType | FileResponseKind>;
  access: 'anyone' | 'member' | 'admin';
  limit: LimitName;
  params?: z.ZodType | undefined;
  query?: z.ZodType | undefined;
  body?: z.ZodType | undefined;
  /** Whether the body may also come from a form without scripts. */
  isFormAccepted: boolean;
  crossOrigin?: 'signed' | undefined;
};

/** Every error code that an endpoint may return. */
export function possibleErrorCodes(document: RouteDocument): Set<ErrorCode> {
  const { doc, access, params, query, body } = document;
  const hasBody = body !== undefined || doc.form !== undefined;
  return new Set<ErrorCode>([
    ...doc.errors,
    ...(['too_many', 'internal', 'unavailable', ...UNAVAILABLE_KINDS] as const),
    // An API key can cause `unauthenticated` if it is invalid, and `forbidden` at every endpoint.
    ...(access === 'anyone' && !doc.scope ? [] : (['unauthenticated'] as const)),
    'forbidden',
    ...(params || query || hasBody ? (['invalid'] as const) : []),
    ...(hasBody ? (['too_large', 'unsupported'] as const) : []),
  ]);
}

/** The content types that an endpoint accepts; empty if it has no body. */
export function acceptedContentTypes({
  doc,
  body,
  isFormAccepted,
}: RouteDocument): readonly FormType[] {
  if (doc.form) return doc.form.as;
  if (!body) return [];
  return [
    'application/json',
    ...(isFormAccepted ? (['application/x-www-form-urlencoded'] as const) : []),
  ];
}

/**
 * Whether a form that the browser submits without scripts is answered with a redirect to a page
 * (303).
 */
export const redirectsForms = (document: RouteDocument): boolean =>
  acceptedContentTypes(document).includes('application/x-www-form-urlencoded') &&
  !document.crossOrigin;
