/** The states of a condolence and every transition between them. */
import type { Audience } from '@/lib/access/rules';
import type { Screening } from './screen-rules';

/**
 * `held` waits for the operator, `waiting` for the family, `returned` for its author. The family
 * `declined` it; the operator or a rule `refused` it before the family saw it; the operator
 * `removed` it from the page.
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

/** The states that the family sees; others do not exist for it. */
export const FAMILY_STATES = ['waiting', 'published', 'returned', 'declined'] as const;
export type FamilyState = (typeof FAMILY_STATES)[number];

/** The lists of the family: one for each state, and what the first reader set aside of what waits. */
export const FAMILY_LISTS = [...FAMILY_STATES, 'set_aside'] as const;
export type FamilyList = (typeof FAMILY_LISTS)[number];

/** Decisions of keepers; `wait` also undoes an earlier decision. */
export const FAMILY_DECISIONS = ['publish', 'wait', 'return', 'decline'] as const;
export type FamilyDecision = (typeof FAMILY_DECISIONS)[number];

/** Decisions of the operator about what is held or reported. */
export const OPERATOR_DECISIONS = ['pass', 'refuse', 'refuse_and_remember'] as const;
export type OperatorDecision = (typeof OPERATOR_DECISIONS)[number];

/** The family's rule; `at_once` publishes what has no signal at all. */
export const GUEST_BOOK_RULES = ['approve', 'at_once', 'closed'] as const;
export type GuestBookRule = (typeof GUEST_BOOK_RULES)[number];

/**
 * The columns that decide about transitions. A condolence hidden because of reports waits for the family and keeps
 * `publishedAt`. Once its author rewrites it, it is held, and its signals contain `REPORTED`.
 */
export type CondolenceStateFacts = {
  state: CondolenceState;
  publishedAt: Date | null;
  signals: readonly string[];
};

/** The signal of a rewritten condolence whose former words were hidden because of reports. */
export const REPORTED = 'reported';

/**
 * Whether it is not on the page because these words, or the author's former ones, were reported. Earlier releases held
 * what was reported, so that the family did not see it.
 */
export const isHiddenByReports = ({ state, publishedAt, signals }: CondolenceStateFacts): boolean =>
  (['waiting', 'held'].includes(state) && publishedAt !== null) ||
  (state === 'held' && signals.includes(REPORTED));

const STATE_OF_DECISION = {
  publish: 'published',
  wait: 'waiting',
  return: 'returned',
  decline: 'declined',
} as const satisfies Record<FamilyDecision, FamilyState>;

/** Whether the family sees a condolence in this state. */
export const isVisibleToFamily = (state: CondolenceState): state is FamilyState =>
  FAMILY_STATES.some((each) => each === state);

/**
 * The state after a decision of the family; null if the decision changes nothing or is not the
 * family's.
 * @param isAsked whether the family is asked about reports (`askedCondolences`): publishing it is then an answer
 *   even if it is published already
 */
export function stateAfterDecision(
  state: CondolenceState,
  decision: FamilyDecision,
  isAsked: boolean,
): FamilyState | null {
  const next = STATE_OF_DECISION[decision];
  const isAnswer = isAsked && decision === 'publish';
  return isVisibleToFamily(state) && (state !== next || isAnswer) ? next : null;
}

/** Whether the family may choose its audience. */
export const mayChooseAudience = (state: CondolenceState): boolean =>
  state === 'waiting' || state === 'published';

/** Whether the operator decides about it: held ones, those hidden by reports, and published ones with reports. */
export const needsOperator = (facts: CondolenceStateFacts, reports: number): boolean =>
  facts.state === 'held' ||
  isHiddenByReports(facts) ||
  (facts.state === 'published' && reports > 0);

/** The state after a decision of the operator; null if it does not wait for one. */
export function stateAfterReview(
  facts: CondolenceStateFacts,
  reports: number,
  decision: OperatorDecision,
): CondolenceState | null {
  if (!needsOperator(facts, reports)) return null;
  const wasPublished = facts.publishedAt !== null;
  if (decision === 'pass') return wasPublished ? 'published' : 'waiting';
  return wasPublished ? 'removed' : 'refused';
}

/**
 * Whether the author may rewrite it. Includes refused ones, because to the author they look as if
 * they waited.
 */
export const mayAuthorChange = (state: CondolenceState): boolean =>
  ['held', 'waiting', 'returned', 'published', 'refused'].includes(state);

/**
 * The state after the author rewrote it; null if they may not. The family reads it again, even if
 * it was published. Refused ones stay refused, and those hidden by reports are held.
 * @param verdict of screening; `family` for keepers, who need no approval
 */
export function stateAfterChange(
  facts: CondolenceStateFacts,
  verdict: Screening['verdict'] | 'family',
): CondolenceState | null {
  if (!mayAuthorChange(facts.state)) return null;
  if (facts.state === 'refused' || verdict === 'refuse') return 'refused';
  if (verdict === 'family' && facts.state !== 'held') return 'published';
  if (verdict === 'hold' || isHiddenByReports(facts)) return 'held';
  return verdict === 'family' ? 'published' : 'waiting';
}

/** The state after the author withdrew it; null if it was withdrawn already. */
export const stateAfterWithdrawal = (state: CondolenceState): 'withdrawn' | null =>
  state === 'withdrawn' ? null : 'withdrawn';

/** The columns that decide what a report does, besides those of `CondolenceStateFacts`. */
export type ReportedFacts = {
  state: CondolenceState;
  /** Whether the author kept the memorial when writing, or keeps it now. */
  isFromFamily: boolean;
  decidedAt: Date | null;
  /** When the operator kept it despite reports. */
  keptAt: Date | null;
  /** When the family kept it despite reports. */
  familyKeptAt: Date | null;
};

/**
 * Reports from this many networks hide a condolence that was published unread, and so does one report by a keeper.
 */
export const REPORTS_THAT_HIDE = 2;

/**
 * The state after a report; null if it changes nothing. No report hides what the family wrote or approved: the operator
 * decides about that. If only the operator has approved it, a keeper's report still hides it. What is hidden waits for
 * the family (decision 0094).
 */
export function stateAfterReport(
  facts: ReportedFacts,
  reports: { byKeepers: number; all: number },
): 'waiting' | null {
  if (facts.state !== 'published' || hasFamilyApproved(facts)) return null;
  const areMany = reports.all >= REPORTS_THAT_HIDE && facts.keptAt === null;
  return areMany || reports.byKeepers > 0 ? 'waiting' : null;
}

/**
 * Whether the family wrote or approved it. What was published unread has no decision until the operator keeps it, which
 * sets `keptAt`. For what the family had approved before, the operator does not set it, and the family clears it.
 */
export const hasFamilyApproved = ({
  isFromFamily,
  decidedAt,
  keptAt,
  familyKeptAt,
}: ReportedFacts): boolean =>
  isFromFamily || familyKeptAt !== null || (decidedAt !== null && keptAt === null);

/** The state of a new condolence. `mayPublishUnread`: the family wants condolences published unread. */
export function initialState(
  { verdict, signals }: { verdict: Screening['verdict']; signals: readonly string[] },
  mayPublishUnread: boolean,
): CondolenceState {
  if (verdict === 'refuse') return 'refused';
  if (verdict === 'hold') return 'held';
  return mayPublishUnread && signals.length === 0 ? 'published' : 'waiting';
}

/**
 * The states shown to an author, who must not learn that a condolence is held or refused. `family` is published for the
 * family only; `hidden` is shown if the author may not see the page any more.
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
