import type { z } from 'zod';
import { ADMINS_ONLY } from '@/lib/auth/login-messages';
import { isAdmin, type Viewer } from '@/lib/auth/viewer';
import { viewerFrom } from '@/lib/auth/viewer-from';
import { AppError } from '@/lib/errors';
import { answerError } from './answer-error';
import { callerNetwork } from './caller-network';
import type { LimitName } from './limits';
import { takeFromLimit } from './rate-limit';
import { readJson } from './read-json';
import { requireSameOrigin } from './same-origin';

type Access = 'anyone' | 'member' | 'admin';
type ViewerFor<A extends Access> = A extends 'anyone' ? Viewer | null : Viewer;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

type Options<A extends Access, P, Q, B> = {
  /** Who may call. There is no default: every endpoint says it. */
  access: A;
  limit: LimitName;
  params?: P;
  query?: Q;
  /** A schema for a JSON body. A handler without one reads `request` itself (uploads, webhooks). */
  body?: B;
  /** Calls from another origin are refused unless the caller proves itself in another way (webhooks). */
  crossOrigin?: 'signed';
  run: (input: {
    request: Request;
    viewer: ViewerFor<A>;
    params: Parsed<P>;
    query: Parsed<Q>;
    body: Parsed<B>;
  }) => Promise<Response | object>;
};

type Context = { params: Promise<Record<string, string | string[]>> };

/**
 * Makes a route handler. The order never varies: does it come from this site (403), rate limit, who are
 * you (401), may you (403), is it well formed (400), run. Another site's page thus uses up nobody's
 * limits. What `run` gives becomes JSON unless it is a Response already.
 */
export function route<
  A extends Access,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(options: Options<A, P, Q, B>) {
  return async (request: Request, context: Context): Promise<Response> => {
    try {
      if (options.crossOrigin !== 'signed') requireSameOrigin(request);
      await takeFromLimit(options.limit, callerNetwork(request));
      const viewer = admit(options.access, await viewerFrom(request.headers));
      const params = await context.params;
      const query = Object.fromEntries(new URL(request.url).searchParams);
      const answer = await options.run({
        request,
        viewer: viewer as ViewerFor<A>, // admit() gave a viewer wherever A asks for one
        params: parse(options.params, params) as Parsed<P>,
        query: parse(options.query, query) as Parsed<Q>,
        body: parse(options.body, options.body && (await readJson(request))) as Parsed<B>,
      });
      return answer instanceof Response ? answer : answerJson(answer);
    } catch (error) {
      return answerError(error, request);
    }
  };
}

/** A JSON answer that no cache keeps. */
export const answerJson = (body: object, init: ResponseInit = {}) => {
  const headers = new Headers(init.headers);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  return Response.json(body, { ...init, headers });
};

function admit(access: Access, viewer: Viewer | null): Viewer | null {
  if (access === 'anyone') return viewer;
  if (!viewer) throw new AppError('unauthenticated', 'Please log in to continue.');
  if (access === 'admin' && !isAdmin(viewer)) throw new AppError('forbidden', ADMINS_ONLY);
  return viewer;
}

const parse = (schema: z.ZodType | undefined, value: unknown) => schema?.parse(value);
