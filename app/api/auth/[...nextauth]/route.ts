import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { nextAuthOptions } from '@/lib/auth/next-auth-options';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { answerError } from '@/lib/http/answer-error';
import { callerNetwork } from '@/lib/http/caller-network';
import { takeFromLimit } from '@/lib/http/rate-limit';

type Context = { params: Promise<{ nextauth: string[] }> };

/** next-auth's own endpoints (session, csrf, signout …); ours win where both match. */
async function handle(request: NextRequest, context: Context): Promise<Response> {
  try {
    await takeFromLimit('read', callerNetwork(request));
    // next-auth lets anybody write into the log there; our browser side never does.
    if ((await context.params).nextauth[0] === '_log')
      throw new AppError('not_found', 'Not found.');
    process.env.NEXTAUTH_URL = env().SITE_URL; // next-auth looks for its address nowhere else
    const answer: unknown = await NextAuth(request, context, nextAuthOptions());
    if (answer instanceof Response) return answer;
    throw new TypeError('next-auth gave no answer');
  } catch (error) {
    return answerError(error instanceof SyntaxError ? NOT_JSON : error, request);
  }
}

const NOT_JSON = new AppError('invalid', 'The request is not valid JSON.');

export { handle as GET, handle as POST };
