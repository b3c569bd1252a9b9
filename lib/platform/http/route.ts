import type { z } from 'zod';
import { isAdmin, type Viewer } from '@/lib/platform/auth/viewer';
import { viewerFromHeaders } from '@/lib/platform/auth/viewer-from-headers';
import { AppError } from '@/lib/platform/errors';
import { pathIn } from '@/lib/platform/language/addresses';
import type { Language } from '@/lib/platform/language/languages';
import { messageFor, type Translate } from '@/lib/platform/language/message';
import { toOfferedLanguage } from '@/lib/platform/language/offered-languages';
import { requestedLanguage } from '@/lib/platform/language/requested-language';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { type ApiKeyRequest, apiKeyRequestOf } from './api-key-request';
import { errorResponse, toAppError } from './error-response';
import { formFieldsCookie, rememberFormFields } from './form-fields-cookie';
import { isFormPost, isUrlEncodedForm, readFormPost, redirectToPage } from './form-post';
import type { LimitName } from './limits';
import { consumeNetworkLimit } from './rate-limit';
import { readJson } from './read-json';
import type { FileResponseKind, RouteDoc, RouteDocument } from './route-document';
import { requireSameOrigin } from './same-origin';

type Access = 'anyone' | 'member' | 'admin';
type ViewerFor<A extends Access> = A extends 'anyone' ? Viewer | null : Viewer;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

type AnswerOf<N> = N extends z.ZodType ? Response | z.input<N> : Response;

type Options<A extends Access, P, Q, B, N extends z.ZodType | FileResponseKind> = {
  doc: RouteDoc<N>;
  /** Who may call it. There is no default, so every endpoint must say so. */
  access: A;
  limit: LimitName;
  /**
   * Asked when a caller's network is beyond `limit`: whether the request is let through all the same, because we know
   * who sends it (security.md, "Shared ceilings").
   */
  letsThrough?: (request: Request, params: PathParams) => Promise<boolean>;
  params?: P;
  query?: Q;
  /**
   * A schema for a JSON body. A handler without one reads `request` itself (uploads, webhooks), as
   * described by `doc.form`.
   */
  body?: B;
  /** The longest body, if it is not `JSON_LIMIT_BYTES`. */
  bodyMaxBytes?: number;
  /**
   * Set if a browser may submit the body without scripts, as `application/x-www-form-urlencoded`
   * (or multipart, if it accepts HTML), with the `language` of the page in the query. Returns the
   * path, without language, of the page that explains a refusal.
   */
  acceptsForm?: (error: AppError, params: PathParams) => string;
  /**
   * The form fields that the page shows again after a refusal (decision 0103); never a password.
   */
  keeps?: readonly string[];
  /** `signed`: accepts requests from other origins, because they are signed (webhooks). */
  crossOrigin?: 'signed';
  run: (input: {
    request: Request;
    viewer: ViewerFor<A>;
    params: Parsed<P>;
    query: Parsed<Q>;
    body: Parsed<B>;
    /** The language of the page with the form, or the one that the request accepts. */
    language: Language;
    /** Translates messages of the answer into that language. */
    t: Translate;
  }) => Promise<AnswerOf<N>>;
};

type PathParams = Record<string, string | string[]>;
type Context = { params: Promise<PathParams> };

/**
 * Creates a route handler. The order of checks never varies: same origin (403), rate limit (429),
 * signed in (401), permitted (403), well formed (400), run. Origin comes first so that another
 * site's page cannot use up a visitor's limits. The rate limit comes before anybody is recognised, so
 * that a flood costs little; `letsThrough` is the exception. For API keys, the scope and the key's own limit
 * replace the rate limit (api-key-request.ts). What `run` returns becomes JSON unless it is a Response.
 * `doc` is attached to the handler as `document`, and the tests check every response against it.
 */
export function route<
  A extends Access,
  N extends z.ZodType | FileResponseKind,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(options: Options<A, P, Q, B, N>) {
  const handler = async (request: Request, context: Context): Promise<Response> => {
    const key = apiKeyRequestOf(request);
    const answer = await handle(request, context, key);
    return key ? key.withRateLimitHeaders(answer) : answer;
  };
  const handle = async (request: Request, context: Context, key: ApiKeyRequest | null) => {
    const language = languageOfRequest(request);
    try {
      if (options.crossOrigin !== 'signed') requireSameOrigin(request);
      const caller = key
        ? await key.authenticate(options.doc.scope, options.limit)
        : await authenticate(request, options, await context.params);
      const viewer = requireAccess(options.access, caller);
      const params = await context.params;
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const answer = await options.run({
        request,
        viewer: viewer as ViewerFor<A>, // requireAccess() returns a viewer whenever A requires one
        params: parse(options.params, params) as Parsed<P>,
        query: parse(options.query, query) as Parsed<Q>,
        body: parse(options.body, options.body && (await readBody(request, options))) as Parsed<B>,
        language,
        t: translatorFor(language),
      });
      return answer instanceof Response ? answer : jsonResponse(answer as object);
    } catch (error) {
      const answer = errorResponse(error, request);
      if (!options.acceptsForm || !isFormPost(request)) return answer;
      const path = options.acceptsForm(toAppError(error), await context.params);
      const formPage = pathIn(language, path);
      const response = redirectToPage(formPage);
      const formFields = formFieldsCookie(request, formPage);
      if (formFields) response.headers.append('Set-Cookie', formFields);
      return response;
    }
  };
  const { doc, access, limit, params, query, body, crossOrigin } = options;
  const isFormAccepted = options.acceptsForm !== undefined;
  const declaration = { doc, access, limit, params, query, body, crossOrigin };
  const document: RouteDocument = { ...declaration, isFormAccepted };
  return Object.assign(handler, { document });
}

type Door = {
  limit: LimitName;
  letsThrough?: (request: Request, params: PathParams) => Promise<boolean>;
};

async function authenticate(
  request: Request,
  { limit, letsThrough }: Door,
  params: PathParams,
): Promise<Viewer | null> {
  try {
    await consumeNetworkLimit(limit, request);
  } catch (error) {
    if (toAppError(error).code !== 'too_many' || !(await letsThrough?.(request, params)))
      throw error;
  }
  return viewerFromHeaders(request.headers);
}

/** The language of the page with the form, or the one that the request accepts. */
const languageOfRequest = (request: Request): Language =>
  isFormPost(request)
    ? toOfferedLanguage(new URL(request.url).searchParams.get('language') ?? '')
    : requestedLanguage(request.headers);

type ReadOptions = { acceptsForm?: object; bodyMaxBytes?: number; keeps?: readonly string[] };

async function readBody(
  request: Request,
  { acceptsForm, bodyMaxBytes, keeps = [] }: ReadOptions,
): Promise<unknown> {
  if (!acceptsForm || !isUrlEncodedForm(request)) return readJson(request, bodyMaxBytes);
  const fields = await readFormPost(request);
  // Before validation, because faulty values are shown again too.
  const fieldsToKeep = Object.entries(fields).filter(([name]) => keeps.includes(name));
  if (fieldsToKeep.length > 0) rememberFormFields(request, Object.fromEntries(fieldsToKeep));
  return fields;
}

/** A JSON response that is not cached unless `init` says so. */
export const jsonResponse = (body: object, init: ResponseInit = {}) => {
  const headers = new Headers(init.headers);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return Response.json(body, { ...init, headers });
};

function requireAccess(access: Access, viewer: Viewer | null): Viewer | null {
  if (access === 'anyone') return viewer;
  if (!viewer) throw new AppError('unauthenticated', messageFor('api.logIn'));
  if (access === 'admin' && !isAdmin(viewer))
    throw new AppError('forbidden', messageFor('api.adminsOnly'));
  return viewer;
}

const parse = (schema: z.ZodType | undefined, value: unknown) => schema?.parse(value);
