/** The HTTP status of each error code; the only such table (style.md 32). */
export const STATUS = {
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
} as const;

export type ErrorCode = keyof typeof STATUS;

/**
 * A refusal whose `message` people read. `details` are added to the JSON response (for example
 * `isUnverified`, `remainingTime`); `fields` has messages by field name; `cause` is logged.
 */
export class AppError extends Error {
  readonly fields?: Record<string, string> | undefined;
  readonly details: Record<string, unknown>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    extra: {
      fields?: Record<string, string>;
      details?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: extra.cause });
    this.name = 'AppError';
    this.fields = extra.fields;
    this.details = extra.details ?? {};
  }
}
