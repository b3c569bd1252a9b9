import { describe, expect, it } from 'vitest';
import {
  authorState,
  CONDOLENCE_STATES,
  type CondolenceState,
  FAMILY_DECISIONS,
  initialState,
  mayAuthorChange,
  mayChooseAudience,
  OPERATOR_DECISIONS,
  REPORTED,
  type ReportedFacts,
  stateAfterChange,
  stateAfterDecision,
  stateAfterReport,
  stateAfterReview,
  stateAfterWithdrawal,
} from '@/lib/condolences/state-rules';

const AT = new Date('2026-03-01');
const SCREENED = ['pass', 'hold', 'refuse'] as const;

/** The state after each decision of a family. Null means that the decision changes nothing. */
const FAMILY: Record<CondolenceState, (CondolenceState | null)[]> = {
  //           publish      wait       return      decline
  held: [null, null, null, null],
  waiting: ['published', null, 'returned', 'declined'],
  published: [null, 'waiting', 'returned', 'declined'],
  returned: ['published', 'waiting', null, 'declined'],
  declined: ['published', 'waiting', 'returned', null],
  withdrawn: [null, null, null, null],
  refused: [null, null, null, null],
  removed: [null, null, null, null],
};

describe.each(CONDOLENCE_STATES)('from %s, a family', (state) => {
  it.each(FAMILY_DECISIONS.map((decision, at) => [decision, FAMILY[state][at] ?? null] as const))(
    'decides %s: %s',
    (decision, next) => {
      expect(stateAfterDecision(state, decision, false)).toBe(next);
    },
  );
});

it('lets the family answer that reported words on the page stay', () => {
  expect(stateAfterDecision('published', 'publish', true)).toBe('published');
  for (const decision of ['wait', 'decline'] as const)
    for (const state of CONDOLENCE_STATES)
      expect(stateAfterDecision(state, decision, true)).toBe(
        stateAfterDecision(state, decision, false),
      );
  for (const state of ['held', 'refused', 'removed', 'withdrawn'] as const)
    expect(stateAfterDecision(state, 'publish', true)).toBeNull();
});

/** The state after the author has changed the text and the first ring passes, holds or refuses it. */
const CHANGED: Record<CondolenceState, (CondolenceState | null)[]> = {
  held: ['waiting', 'held', 'refused'],
  waiting: ['waiting', 'held', 'refused'],
  published: ['waiting', 'held', 'refused'],
  returned: ['waiting', 'held', 'refused'],
  declined: [null, null, null],
  withdrawn: [null, null, null],
  refused: ['refused', 'refused', 'refused'],
  removed: [null, null, null],
};

describe.each(CONDOLENCE_STATES)('from %s, the author', (state) => {
  it.each(SCREENED.map((verdict, at) => [verdict, CHANGED[state][at] ?? null] as const))(
    'changes words that the rules %s: %s',
    (verdict, next) => {
      const publishedAt = state === 'published' ? AT : null;
      expect(stateAfterChange({ state, publishedAt, signals: [] }, verdict)).toBe(next);
    },
  );

  it('may change the words only if the change is accepted', () => {
    expect(mayAuthorChange(state)).toBe(CHANGED[state][0] !== null);
  });

  it('can withdraw the words once', () => {
    expect(stateAfterWithdrawal(state)).toBe(state === 'withdrawn' ? null : 'withdrawn');
  });
});

it.each([
  ['waiting', 'published'],
  ['returned', 'published'],
  ['published', 'published'],
  ['held', 'held'],
  ['refused', 'refused'],
  ['declined', null],
  ['removed', null],
  ['withdrawn', null],
] as const)('from %s, a family member changes their own words: %s', (state, next) => {
  const signals = state === 'held' ? [REPORTED] : [];
  expect(stateAfterChange({ state, publishedAt: null, signals }, 'family')).toBe(next);
});

it('does not publish words that reports have hidden when their author changes them', () => {
  for (const verdict of ['pass', 'hold'] as const)
    for (const hidden of [
      { state: 'waiting', publishedAt: AT, signals: [] },
      { state: 'held', publishedAt: AT, signals: [] },
      { state: 'held', publishedAt: null, signals: [REPORTED] },
    ] as const)
      expect(stateAfterChange(hidden, verdict)).toBe('held');
});

it("publishes a family member's words that an earlier release had hidden when they change them", () => {
  const hidden = { state: 'waiting', publishedAt: AT, signals: [] } as const;
  expect(stateAfterChange(hidden, 'family')).toBe('published');
});

/** The state after each decision of the operator about words that were never published. */
const OPERATOR: Record<CondolenceState, CondolenceState[] | null> = {
  held: ['waiting', 'refused', 'refused'],
  waiting: null,
  published: null,
  returned: null,
  declined: null,
  withdrawn: null,
  refused: null,
  removed: null,
};

describe.each(CONDOLENCE_STATES)('from %s, the operator', (state) => {
  it.each(OPERATOR_DECISIONS.map((decision, at) => [decision, at] as const))(
    'decides %s',
    (decision, at) => {
      const publishedAt = state === 'published' ? AT : null;
      expect(stateAfterReview({ state, publishedAt, signals: [] }, 0, decision)).toBe(
        OPERATOR[state]?.[at] ?? null,
      );
    },
  );
});

describe('the operator', () => {
  it.each([
    ['pass', 'published'],
    ['refuse', 'removed'],
    ['refuse_and_remember', 'removed'],
  ] as const)('decides %s about reported words: %s', (decision, next) => {
    expect(
      stateAfterReview({ state: 'published', publishedAt: AT, signals: [] }, 1, decision),
    ).toBe(next);
    for (const state of ['held', 'waiting'] as const)
      expect(stateAfterReview({ state, publishedAt: AT, signals: [] }, 2, decision)).toBe(next);
  });
});

describe('reports', () => {
  /** Published unread. */
  const unread: ReportedFacts = {
    state: 'published',
    isFromFamily: false,
    decidedAt: null,
    keptAt: null,
    familyKeptAt: null,
  };
  const BY_A_STRANGER = { byKeepers: 0, all: 1 };
  const BY_MANY = { byKeepers: 0, all: 9 };
  const BY_A_KEEPER = { byKeepers: 1, all: 1 };
  it.each([
    [unread, BY_A_STRANGER, null],
    [unread, { byKeepers: 0, all: 2 }, 'waiting'],
    [unread, BY_A_KEEPER, 'waiting'],
    // Kept by the operator alone: only a keeper's report still hides it.
    [{ ...unread, keptAt: AT, decidedAt: AT }, BY_MANY, null],
    [{ ...unread, keptAt: AT, decidedAt: AT }, BY_A_KEEPER, 'waiting'],
  ] as const)('of %j by %j: %s', (facts, reports, next) => {
    expect(stateAfterReport(facts, reports)).toBe(next);
  });

  it.each([
    ['wrote', { isFromFamily: true }],
    ['wrote and the operator kept', { isFromFamily: true, keptAt: AT, decidedAt: AT }],
    ['approved', { decidedAt: AT }],
    ['kept despite reports', { familyKeptAt: AT, decidedAt: AT }],
    ['kept, and the operator too', { familyKeptAt: AT, keptAt: AT, decidedAt: AT }],
  ])('never hide what the family %s', (_, facts) => {
    for (const reports of [BY_A_STRANGER, BY_MANY, BY_A_KEEPER])
      expect(stateAfterReport({ ...unread, ...facts }, reports)).toBeNull();
  });

  it.each(CONDOLENCE_STATES.filter((state) => state !== 'published'))(
    'change nothing in the state %s',
    (state) => {
      expect(stateAfterReport({ ...unread, state }, { byKeepers: 1, all: 5 })).toBeNull();
    },
  );
});

describe('new words', () => {
  it.each([
    ['pass', [], false, 'waiting'],
    ['pass', [], true, 'published'],
    ['pass', ['young_memorial'], true, 'waiting'],
    ['hold', ['address'], true, 'held'],
    ['refuse', ['like_refused'], true, 'refused'],
    ['refuse', ['no_form'], false, 'refused'],
  ] as const)(
    'with the verdict %s, the signals %j and publishing at once: %s, are %s',
    (verdict, signals, atOnce, state) => {
      expect(initialState({ verdict, signals }, atOnce)).toBe(state);
    },
  );
});

describe('an author', () => {
  it.each([
    ['held', 'waiting'],
    ['waiting', 'waiting'],
    ['refused', 'waiting'],
    ['published', 'published'],
    ['returned', 'returned'],
    ['declined', 'not_published'],
    ['removed', 'not_published'],
    ['withdrawn', 'withdrawn'],
  ] as const)('sees the state %s as %s', (state, shownState) => {
    expect(authorState(state, 'page')).toBe(shownState);
  });

  it.each(CONDOLENCE_STATES)(
    'learns that their words are for the family only once these are published: %s',
    (state) => {
      const shownState = authorState(state, 'family');
      expect(shownState).toBe(state === 'published' ? 'family' : authorState(state, 'page'));
    },
  );
});

it('lets the family choose the audience of waiting and published words', () => {
  expect(CONDOLENCE_STATES.filter(mayChooseAudience)).toEqual(['waiting', 'published']);
});
