import type { Message } from './language/message';
import { translateIn } from './language/translator-for';

/** The HTTP status of each error code; the only such table (style.md 32). */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  // A service that we need is away, full or too busy (unavailable-error.ts).
  away: 503,
  busy: 503,
  readonly: 503,
  uncounted: 503,
  storage: 503,
  provider: 503,
  full: 507,
  unwritable: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Whether the fault lies with us or a service that we need, rather than with the caller. */
export const isServerError = (code: ErrorCode): boolean => ERROR_STATUS[code] >= 500;

/**
 * A refusal that people read. `message` is English, for logs; the API answers with `userMessage` in the
 * language of the request. `details` are added to the JSON response (for example `isUnverified`,
 * `remainingTime`); `fields` maps field names to messages; `cause` is logged.
 */
export class AppError extends Error {
  readonly userMessage: Message | undefined;
  readonly fields: Record<string, Message | string> | undefined;
  readonly details: Record<string, unknown>;

  constructor(
    readonly code: ErrorCode,
    message: Message | string,
    extra: {
      fields?: Record<string, Message | string>;
      details?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(typeof message === 'string' ? message : translateIn('en', message), {
      cause: extra.cause,
    });
    this.name = 'AppError';
    this.userMessage = typeof message === 'string' ? undefined : message;
    this.fields = extra.fields;
    this.details = extra.details ?? {};
  }
}
