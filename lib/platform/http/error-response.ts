import { ZodError } from 'zod';
import { isBusy, prismaCode } from '@/lib/platform/db/sql-state';
import { AppError, STATUS } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';

const UNKNOWN = 'Something went wrong on our side. Please try again in a moment.';
const BUSY = 'The service is busy. Please try again in a moment.';

/**
 * Turns anything thrown into our error response: `{ message, error, code, fields?, …details }`. `error`
 * repeats `message`, because the specification's payment endpoints use that name. Logs our own errors.
 */
export function errorResponse(thrown: unknown, request: Request): Response {
  const error = asAppError(thrown);
  if (error.code === 'internal' || error.code === 'unavailable') {
    const requestId = request.headers.get('x-request-id') ?? undefined;
    log.error({ err: thrown, requestId, path: new URL(request.url).pathname }, 'request failed');
  }
  const { message, code, fields, details } = error;
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (typeof details.remainingTime === 'number')
    headers.set('Retry-After', String(details.remainingTime));
  return Response.json(
    { message, error: message, code, ...(fields && { fields }), ...details },
    { status: STATUS[code], headers },
  );
}

function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ZodError) return fromZod(thrown);
  const code = prismaCode(thrown);
  if (code === 'P2002') return new AppError('conflict', 'That already exists.');
  if (code === 'P2025') return new AppError('not_found', 'Not found.');
  if (isBusy(thrown)) return new AppError('unavailable', BUSY, { details: { remainingTime: 2 } });
  return new AppError('internal', UNKNOWN);
}

function fromZod(error: ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'form'] ??= issue.message;
  return new AppError('invalid', error.issues[0]?.message ?? 'Invalid input', { fields });
}
