import { AppError } from '@/lib/platform/errors';
import { type Message, messageFor } from '@/lib/platform/language/message';

/**
 * The kinds of unavailability (docs/security.md, "When something is away"), each an error code,
 * with the seconds until a retry makes sense.
 */
const RETRY_SECONDS = {
  away: 5,
  busy: 2,
  readonly: 30,
  uncounted: 5,
  storage: 5,
  provider: 5,
  full: 60,
  unwritable: 60,
} as const;

export type UnavailableKind = keyof typeof RETRY_SECONDS;

/** Each has its message in messages/*\/api.json. */
export const UNAVAILABLE_KINDS = Object.keys(RETRY_SECONDS) as UnavailableKind[]; // the keys of RETRY_SECONDS

/** The kind with this name; undefined for any other text. */
export const toUnavailableKind = (name: string): UnavailableKind | undefined =>
  UNAVAILABLE_KINDS.find((kind) => kind === name);

/** The error of this kind. `userMessage` replaces its default message; `cause` is logged. */
export const unavailableError = (
  kind: UnavailableKind,
  cause?: unknown,
  userMessage: Message = messageFor(`api.${kind}`),
): AppError =>
  new AppError(kind, userMessage, {
    details: { remainingTime: RETRY_SECONDS[kind] },
    cause,
  });
