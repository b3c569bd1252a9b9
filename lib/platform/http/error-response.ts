import { ZodError } from 'zod';
import { isForeignKeyViolation, prismaCode } from '@/lib/platform/db/sql-state';
import { AppError, isOurs, STATUS } from '@/lib/platform/errors';
import { askedLanguage } from '@/lib/platform/language/asked-language';
import { saidOf } from '@/lib/platform/language/fault';
import type { Language } from '@/lib/platform/language/languages';
import { type Said, said } from '@/lib/platform/language/said';
import { sayIn } from '@/lib/platform/language/words-in';
import { log } from '@/lib/platform/log';
import { withoutSecrets } from './secret-link';
import { asUnavailable } from './unavailable';

/** Retry-After for `unavailable` without a known waiting time. */
const RETRY_SECONDS = 5;

/**
 * Converts anything thrown to our error response, `{ message, error, code, fields?, …details }`, in
 * the language of the request. `error` repeats `message`, because the specification's payment
 * endpoints use that name. Logs errors that are our fault.
 */
export function errorResponse(thrown: unknown, request: Request): Response {
  const error = asAppError(thrown);
  if (isOurs(error.code) || isForeignKeyViolation(thrown)) {
    const requestId = request.headers.get('x-request-id') ?? undefined;
    const path = withoutSecrets(new URL(request.url).pathname);
    const what = { err: thrown, requestId, path };
    if (isOurs(error.code)) log.error(what, 'request failed');
    else log.warn(what, 'foreign key violated'); // the other row was just deleted, or the fault is ours
  }
  return refusalInWords(error, askedLanguage(request.headers));
}

/** The response for this error in this language, without logging. */
export function refusalInWords(error: AppError, language: Language): Response {
  const { code, details } = error;
  const message = inWords(error.said ?? error.message, language);
  const fields = error.fields && mapValues(error.fields, (each) => inWords(each, language));
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (typeof details.remainingTime === 'number')
    headers.set('Retry-After', String(details.remainingTime));
  else if (code === 'unavailable') headers.set('Retry-After', String(RETRY_SECONDS));
  return Response.json(
    { message, error: message, code, ...(fields && { fields }), ...details },
    { status: STATUS[code], headers },
  );
}

/** Converts anything thrown to an AppError. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ZodError) return fromZod(thrown);
  const code = prismaCode(thrown);
  if (code === 'P2002') return new AppError('conflict', said('api.exists'));
  if (code === 'P2025' || isForeignKeyViolation(thrown))
    return new AppError('not_found', said('api.notFound'));
  return asUnavailable(thrown) ?? new AppError('internal', said('api.unknown'));
}

function fromZod(error: ZodError): AppError {
  const fields: Record<string, Said | string> = {};
  for (const issue of error.issues)
    fields[issue.path.join('.') || 'form'] ??= saidOf(issue) ?? issue.message;
  const [first] = Object.values(fields);
  return new AppError('invalid', first ?? said('api.invalid'), { fields });
}

const inWords = (message: Said | string, language: Language) =>
  typeof message === 'string' ? message : sayIn(language, message);

const mapValues = <In, Out>(object: Record<string, In>, change: (value: In) => Out) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
