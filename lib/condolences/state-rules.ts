/** What may become of a condolence: every step that there is, and whose it is. */
import type { Audience } from '@/lib/access/rules';
import type { Screening } from './screen-rules';

/**
 * `held` waits for the operator, `waiting` for the family, `returned` for its author; `declined` is what the family does
 * not show, `refused` what the operator or a rule kept from the family, `removed` what the operator took off the page.
 */
export const CONDOLENCE_STATES = [
  'held',
  'waiting',
  'published',
  'returned',
  'declined',
  'withdrawn',
  'refused',
  'removed',
] as const;
export type CondolenceState = (typeof CONDOLENCE_STATES)[number];

/** What a family's queue shows; nothing else of it exists for them. */
export const FAMILY_STATES = ['waiting', 'published', 'returned', 'declined'] as const;
export type FamilyState = (typeof FAMILY_STATES)[number];

/** What those who look after a page decide; `wait` also takes back an earlier decision. */
export const FAMILY_DECISIONS = ['publish', 'wait', 'return', 'decline'] as const;
export type FamilyDecision = (typeof FAMILY_DECISIONS)[number];

/** What the operator decides about what is held or reported. */
export const OPERATOR_DECISIONS = ['pass', 'refuse', 'refuse_and_remember'] as const;
export type OperatorDecision = (typeof OPERATOR_DECISIONS)[number];

/** Whose rule applies: `at_once` publishes what set off no rule at all. */
export const GUEST_BOOK_RULES = ['approve', 'at_once', 'closed'] as const;
export type GuestBookRule = (typeof GUEST_BOOK_RULES)[number];

/**
 * A condolence, as far as it decides anything. One that was hidden because of reports keeps `publishedAt` until its author
 * changes the words; then its signals have `REPORTED`.
 */
export type Standing = {
  state: CondolenceState;
  publishedAt: Date | null;
  signals: readonly string[];
};

/** Among the rules that fired: words in their place were hidden because of reports. */
export const REPORTED = 'reported';

/** Whether it is held since somebody reported these words, or those that were there before. */
export const wasHidden = ({ state, publishedAt, signals }: Standing): boolean =>
  state === 'held' && (publishedAt !== null || signals.includes(REPORTED));

const DECIDED = {
  publish: 'published',
  wait: 'waiting',
  return: 'returned',
  decline: 'declined',
} as const satisfies Record<FamilyDecision, FamilyState>;

/** Whether the family knows of it. */
export const isFamilys = (state: CondolenceState): state is FamilyState =>
  FAMILY_STATES.some((each) => each === state);

/** The state after a decision of the family; null where there is nothing to decide: it is so already, or not theirs. */
export function decided(state: CondolenceState, decision: FamilyDecision): FamilyState | null {
  const next = DECIDED[decision];
  return isFamilys(state) && state !== next ? next : null;
}

/** Whether the family chooses who reads it: what waits for them, and what is on the page. */
export const mayChooseAudience = (state: CondolenceState): boolean =>
  state === 'waiting' || state === 'published';

/** Whether the operator decides about it: what is held, and what is on the page and was reported. */
export const isOperators = ({ state }: Standing, reports: number): boolean =>
  state === 'held' || (state === 'published' && reports > 0);

/** The state after a decision of the operator; null where it does not wait for one. */
export function judged(
  standing: Standing,
  reports: number,
  decision: OperatorDecision,
): CondolenceState | null {
  if (!isOperators(standing, reports)) return null;
  const wasPublished = standing.publishedAt !== null;
  if (decision === 'pass') return wasPublished ? 'published' : 'waiting';
  return wasPublished ? 'removed' : 'refused';
}

/** Whether the author may change the words. What is refused looks to its author as if it waited. */
export const mayChange = (state: CondolenceState): boolean =>
  ['held', 'waiting', 'returned', 'published', 'refused'].includes(state);

/**
 * The state after the author changed the words, which the first ring has read again; null where they may not. The family
 * reads changed words once more, also those that were on the page. What was refused, and what was hidden because of reports, stays so.
 * @param verdict of the first ring; `family` for those who look after the page, whom the rings do not concern
 */
export function changed(
  standing: Standing,
  verdict: Screening['verdict'] | 'family',
): CondolenceState | null {
  if (!mayChange(standing.state)) return null;
  if (standing.state === 'refused' || verdict === 'refuse') return 'refused';
  if (verdict === 'hold' || wasHidden(standing)) return 'held';
  return verdict === 'family' ? 'published' : 'waiting';
}

/** The state after the author took the words back; null when they have. */
export const withdrawn = (state: CondolenceState): 'withdrawn' | null =>
  state === 'withdrawn' ? null : 'withdrawn';

/** So many networks hide what is on a page; one report by somebody who looks after the page does, too. */
export const REPORTS_THAT_HIDE = 2;

/**
 * The state after a report, with all reports there are; null where it changes nothing. What the operator has let stay,
 * only those who look after the page hide again.
 */
export function reported(
  standing: Standing & { keptAt: Date | null },
  reports: { byKeepers: number; all: number },
): 'held' | null {
  if (standing.state !== 'published') return null;
  const many = reports.all >= REPORTS_THAT_HIDE && standing.keptAt === null;
  return many || reports.byKeepers > 0 ? 'held' : null;
}

/** The state of new words. `mayBeAtOnce` is whether the family wants them on the page without reading them first. */
export function begun(
  { verdict, signals }: { verdict: Screening['verdict']; signals: readonly string[] },
  mayBeAtOnce: boolean,
): CondolenceState {
  if (verdict === 'refuse') return 'refused';
  if (verdict === 'hold') return 'held';
  return mayBeAtOnce && signals.length === 0 ? 'published' : 'waiting';
}

/**
 * What an author is told of a state: neither that something is held, nor that it was refused. `family` is published for the family
 * alone; `hidden` is all that they are told where they may not see the page any more.
 */
export const AUTHOR_STATES = [
  'waiting',
  'published',
  'family',
  'returned',
  'not_published',
  'withdrawn',
  'hidden',
] as const;
export type AuthorState = (typeof AUTHOR_STATES)[number];

export function authorState(state: CondolenceState, audience: Audience): AuthorState {
  if (state === 'held' || state === 'refused') return 'waiting';
  if (state === 'published' && audience === 'family') return 'family';
  return state === 'declined' || state === 'removed' ? 'not_published' : state;
}
