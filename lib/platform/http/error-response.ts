import { ZodError } from 'zod';
import { isForeignKeyViolation, prismaCode } from '@/lib/platform/db/sql-state';
import { AppError, ERROR_STATUS, isServerError } from '@/lib/platform/errors';
import { messageOfIssue } from '@/lib/platform/language/issue-message';
import type { Language } from '@/lib/platform/language/languages';
import { type Message, messageFor } from '@/lib/platform/language/message';
import { requestedLanguage } from '@/lib/platform/language/requested-language';
import { translateIn } from '@/lib/platform/language/translator-for';
import { log } from '@/lib/platform/log';
import { redactSecrets } from './secret-link';
import { toUnavailableError } from './to-unavailable-error';

/** Retry-After for `unavailable` without a known waiting time. */
const RETRY_SECONDS = 5;

/**
 * Converts anything thrown to our error response, `{ message, error, code, fields?, …details }`, in
 * the language of the request. `error` repeats `message`, because the specification's payment
 * endpoints use that name. Logs errors that are our fault.
 */
export function errorResponse(thrown: unknown, request: Request): Response {
  const error = toAppError(thrown);
  if (isServerError(error.code) || isForeignKeyViolation(thrown)) {
    const requestId = request.headers.get('x-request-id') ?? undefined;
    const path = redactSecrets(new URL(request.url).pathname);
    const logFields = { err: thrown, requestId, path };
    if (isServerError(error.code)) log.error(logFields, 'request failed');
    else log.warn(logFields, 'foreign key violated'); // the other row was just deleted, or the fault is ours
  }
  return localizedErrorResponse(error, requestedLanguage(request.headers));
}

/** The response for this error in this language, without logging. */
export function localizedErrorResponse(error: AppError, language: Language): Response {
  const { code, details } = error;
  const message = translateMessage(error.userMessage ?? error.message, language);
  const fields =
    error.fields && mapValues(error.fields, (each) => translateMessage(each, language));
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (typeof details.remainingTime === 'number')
    headers.set('Retry-After', String(details.remainingTime));
  else if (code === 'unavailable') headers.set('Retry-After', String(RETRY_SECONDS));
  return Response.json(
    { message, error: message, code, ...(fields && { fields }), ...details },
    { status: ERROR_STATUS[code], headers },
  );
}

/** Converts anything thrown to an AppError. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ZodError) return zodToAppError(thrown);
  const code = prismaCode(thrown);
  if (code === 'P2002') return new AppError('conflict', messageFor('api.exists'));
  if (code === 'P2025' || isForeignKeyViolation(thrown))
    return new AppError('not_found', messageFor('api.notFound'));
  return toUnavailableError(thrown) ?? new AppError('internal', messageFor('api.unknown'));
}

function zodToAppError(error: ZodError): AppError {
  const fields: Record<string, Message | string> = {};
  for (const issue of error.issues)
    fields[issue.path.join('.') || 'form'] ??=
      messageOfIssue(issue) ?? messageOfUnion(issue) ?? issue.message;
  const [first] = Object.values(fields);
  return new AppError('invalid', first ?? messageFor('api.invalid'), { fields });
}

/** A value that fits no part of a union gets a message of ours: zod's is only in English, and says no more. */
const messageOfUnion = ({ code }: ZodError['issues'][number]) =>
  code === 'invalid_union' ? messageFor('api.invalid') : undefined;

const translateMessage = (message: Message | string, language: Language) =>
  typeof message === 'string' ? message : translateIn(language, message);

const mapValues = <In, Out>(object: Record<string, In>, change: (value: In) => Out) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
