import { AppError } from '@/lib/platform/errors';
import { type Said, said } from '@/lib/platform/language/said';

/** What may be away (docs/security.md, "When something is away"): the code of the answer, with the seconds to wait before the next try. */
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

/** Each has its words in messages/*\/api.json. */
export const UNAVAILABLE_KINDS = Object.keys(RETRY_SECONDS) as UnavailableKind[]; // as: the keys of the line above

/** The kind with this name, which may be any text; undefined for none. */
export const unavailableKind = (name: string): UnavailableKind | undefined =>
  UNAVAILABLE_KINDS.find((kind) => kind === name);

/** The refusal of this kind, with its words or these, and the seconds to wait; `cause` is logged. */
export const unavailable = (
  kind: UnavailableKind,
  cause?: unknown,
  words: Said = said(`api.${kind}`),
): AppError =>
  new AppError(kind, words, {
    details: { remainingTime: RETRY_SECONDS[kind] },
    cause,
  });
