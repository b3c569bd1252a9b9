import { describe, expect, it } from 'vitest';
import type { RequestOutcome } from '@/lab/reliability/load/steady-load';
import type { Measurement } from '@/lab/reliability/measurement';
import { capAtPartial, isFullSize, outcomeOf } from '@/lab/reliability/outcome';
import { restartReport } from '@/lab/reliability/parts/database';
import { faultsReport } from '@/lab/reliability/parts/faults';
import { malformedReport } from '@/lab/reliability/parts/malformed';
import { noticesReport } from '@/lab/reliability/parts/notices';
import { overloadReport } from '@/lab/reliability/parts/overload';
import { providersReport } from '@/lab/reliability/parts/providers';
import { startReport } from '@/lab/reliability/parts/start';
import { FULL_SCALE, QUICK_SCALE } from '@/lab/reliability/scale';

const outcomeIn = ({ findings }: Measurement) => findings.map(({ outcome }) => outcome).join();
const passedTest = {
  about: 'with a dead disk,',
  title: 'x',
  status: 'passed',
  seconds: 1,
  reason: '',
};

describe('the outcome of a part', () => {
  it.each([
    [true, true, 'met'],
    [true, false, 'in part'],
    [false, true, 'missed'],
    [false, false, 'missed'],
  ] as const)(
    'for a target that holds (%s), measured in full (%s), is %s',
    (holds, isAll, outcome) => {
      expect(outcomeOf(holds, isAll)).toBe(outcome);
    },
  );

  it('is at best “in part” in a quick run', () => {
    const text = { title: '', text: '', tables: [] };
    const findings = (['met', 'in part', 'missed'] as const).map((outcome) => ({
      ...{ target: 'R1', figures: '' },
      outcome,
    }));
    expect(outcomeIn(capAtPartial({ ...text, findings }))).toBe('in part,in part,missed');
  });

  it('counts a run as whole only if the sizes in question are those of a whole run', () => {
    expect(isFullSize(FULL_SCALE, 'orders', 'malformed')).toBe(true);
    expect(isFullSize({ ...FULL_SCALE, orders: 99 }, 'malformed')).toBe(true);
    expect(isFullSize({ ...FULL_SCALE, orders: 99 }, 'malformed', 'orders')).toBe(false);
  });
});

describe('kills while people pay with every provider', () => {
  const report = {
    ...{ kills: 200, databaseKills: 0, inFlight: 190, callbacksInFlight: 170, moments: {} },
    ...{ people: 700, paid: 480, paidWith: { paystack: 180, payfast: 160, stripe: 140 } },
    orders: { memorials: 145, tributes: 310, overpaid: 25 },
    mails: { written: 770, arrived: 850, twice: 80, broken: [] },
    ...{ seconds: 1_000, secondsToReconcile: 30, broken: [] },
  };
  const outcome = (change: Partial<typeof report> | { broken: string[] }) =>
    outcomeIn(providersReport({ ...report, ...change }, FULL_SCALE));

  it('are met with all providers, in part with fewer kills, and missed without a provider or with a loss', () => {
    expect(outcome({})).toBe('met');
    expect(outcome({ kills: 199 })).toBe('in part');
    expect(outcome({ broken: ['an order was paid and not made'] })).toBe('missed');
    const { stripe: _, ...two } = report.paidWith;
    expect(outcomeIn(providersReport({ ...report, paidWith: two }, FULL_SCALE))).toBe('missed');
  });
});

describe('a restart of the database', () => {
  const at = { downAt: 1_000, upAt: 2_000 };
  const cached = { name: 'pages that were visited before', sentAt: 1_500, ms: 20, status: 200 };
  const other = { ...cached, name: 'searches and single memorials of the API' };
  const refused = { ...other, status: 503, fault: 'answered with 503' };
  const outcome = (...answers: RequestOutcome[]) =>
    outcomeIn(restartReport({ answers, unsent: 0 }, at, FULL_SCALE));

  it('is met if requests that need the database are refused quickly', () => {
    expect(outcome(cached, refused)).toBe('met');
    const answers = [cached, refused];
    expect(outcomeIn(restartReport({ answers, unsent: 0 }, at, QUICK_SCALE))).toBe('in part');
  });

  it('is missed if a refusal or an answer takes longer than a second', () => {
    expect(outcome(cached, { ...refused, ms: 1_001 })).toBe('missed');
    expect(outcome(cached, { ...other, ms: 1_001 })).toBe('missed');
  });

  it('is missed if a visited page fails, anything fails late, or nothing was requested', () => {
    expect(outcome({ ...cached, status: 503, fault: 'answered with 503' }, other)).toBe('missed');
    expect(outcome(cached, { ...refused, sentAt: 4_001 })).toBe('missed');
    expect(outcome(cached)).toBe('missed');
  });
});

describe('ten times too many requests', () => {
  const page = { name: 'pages', sentAt: 0, ms: 100, status: 200 };
  const loadResults = (unsent: number, ...more: RequestOutcome[]) => ({
    pages: { answers: [...Array.from({ length: 600 }, () => page), ...more], unsent },
    notices: { answers: [{ ...page, name: 'notices of payments' }], unsent: 0 },
    mild: [],
  });
  const at = { capacity: 10, left: 1, beginAt: 0, endAt: 60_000 };

  it('are met in part if the load could not send all of them, and the report says so', () => {
    expect(outcomeIn(overloadReport(loadResults(0), at, FULL_SCALE))).toBe('met');
    const [finding] = overloadReport(loadResults(7), at, FULL_SCALE).findings;
    expect(finding).toMatchObject({
      outcome: 'in part',
      figures: expect.stringContaining('7 more were due and not sent'),
    });
  });

  it('are judged by the processor time that the load leaves to the site, and the report says so', () => {
    expect(outcomeIn(overloadReport(loadResults(0), { ...at, capacity: 14 }, FULL_SCALE))).toBe(
      'missed',
    );
    const report = overloadReport(loadResults(0), { ...at, capacity: 14, left: 0.8 }, FULL_SCALE);
    expect(report.findings[0]).toMatchObject({
      outcome: 'met',
      figures: expect.stringMatching(
        /the site answered 89.* % .* with the 80.* % of its processor time .* \(71.* % /,
      ),
    });
    const unmeasured = { ...at, capacity: 14, left: Number.NaN };
    expect(outcomeIn(overloadReport(loadResults(0), unmeasured, FULL_SCALE))).toBe('missed');
  });

  it('are missed if a request that was sent has no answer', () => {
    const unanswered = { ...page, status: 0, fault: 'Error: socket hang up' };
    expect(outcomeIn(overloadReport(loadResults(0, unanswered), at, FULL_SCALE))).toBe('missed');
  });
});

describe('malformed requests', () => {
  const counts: [number, number][] = [
    [200, 40_000],
    [400, 60_000],
  ];
  const flood = { ...passedTest, figures: { requests: 100_007, peak: 412, mostResident: 500 } };

  it('are met only if memory was measured', () => {
    expect(outcomeIn(malformedReport(counts, [flood], FULL_SCALE))).toBe('met');
    const [finding] = malformedReport(counts, [], FULL_SCALE).findings;
    expect(finding).toMatchObject({
      outcome: 'in part',
      figures: expect.stringContaining('memory was not read'),
    });
  });

  it('are met only if the flood was as large as the target', () => {
    const small = { ...flood, figures: { ...flood.figures, requests: 2_000 } };
    expect(outcomeIn(malformedReport(counts, [small], FULL_SCALE))).toBe('in part');
    expect(outcomeIn(malformedReport([[400, 2_000]], [flood], QUICK_SCALE))).toBe('in part');
  });

  it('are missed if memory exceeds its bound, a status is 502 or some were not sent', () => {
    const failed = { ...flood, status: 'failed', reason: 'expected 612 to be less than 500' };
    expect(outcomeIn(malformedReport(counts, [failed], FULL_SCALE))).toBe('missed');
    expect(outcomeIn(malformedReport([...counts, [502, 1]], [flood], FULL_SCALE))).toBe('missed');
    expect(outcomeIn(malformedReport([[400, 99_000]], [flood], FULL_SCALE))).toBe('missed');
  });
});

describe('twenty notices at once', () => {
  const noticesPart = (count: number, broken: string[] = []) => ({
    ...{ memorials: count, charges: count, statuses: { 200: 20 }, broken },
    mails: { written: count, arrived: count, twice: 0, broken: [] },
  });

  it('are met with as many orders as the target', () => {
    expect(outcomeIn(noticesReport(noticesPart(100), FULL_SCALE))).toBe('met');
    expect(outcomeIn(noticesReport(noticesPart(10), QUICK_SCALE))).toBe('in part');
  });

  it('are missed if one is lost or an invariant is broken', () => {
    expect(outcomeIn(noticesReport(noticesPart(99), FULL_SCALE))).toBe('missed');
    expect(outcomeIn(noticesReport(noticesPart(100, ['a mail too many']), FULL_SCALE))).toBe(
      'missed',
    );
  });
});

describe('an unavailable service', () => {
  const failing = { name: 'pages', sentAt: 0, ms: 3, status: 503, fault: 'answered with 503' };
  const test = { ...passedTest, figures: {} };
  const page = { name: 'pages', sentAt: 0, ms: 3, status: 200 };
  const faultyCall = { name: 'uploads', statuses: [503, 503], ms: 4_500 };
  const load = { answers: [page], unsent: 0 };
  const message = { ...faultyCall, statuses: [201] };
  const silence = {
    ...{ calls: [faultyCall], message, lost: [], recoveryMs: 900 },
    ...{ before: load, unrelated: load, isNotRestarted: true },
  };

  it('is met if the handlers answer correctly and the built site continues', () => {
    expect(outcomeIn(faultsReport([test], silence))).toBe('met');
    const unsent = { ...silence, unrelated: { answers: [page], unsent: 1 } };
    expect(outcomeIn(faultsReport([test], unsent))).toBe('in part');
  });

  it.each([
    ['the test of a handler fails', [{ ...test, status: 'failed' }], {}],
    ['a handler takes longer', [{ ...test, seconds: 5.1 }], {}],
    ['a call takes longer', [test], { calls: [{ ...faultyCall, ms: 5_100 }] }],
    [
      'a call succeeds despite the fault',
      [test],
      { calls: [{ ...faultyCall, statuses: [503, 200] }] },
    ],
    ['a message has no answer', [test], { message: { ...message, statuses: [0] } }],
    ['a process was restarted', [test], { isNotRestarted: false }],
    [
      'unrelated pages are slow',
      [test],
      { unrelated: { answers: [{ ...page, ms: 1_100 }], unsent: 0 } },
    ],
    ['nothing else was requested', [test], { unrelated: { answers: [], unsent: 0 } }],
    ['something is lost', [test], { lost: ['a mail'] }],
    ['an unrelated page fails', [test], { unrelated: { answers: [failing], unsent: 0 } }],
  ])('is missed if %s', (_, tests, other) => {
    expect(outcomeIn(faultsReport(tests, { ...silence, ...other }))).toBe('missed');
  });
});

describe('a start', () => {
  const starts = (one: number, two: number, npmStart: number) => ({
    ...{ one: [one, 0.1, 99], two: [two, 0.1, 99], npmStart: [npmStart] },
  });

  it('is judged by the medians of the server without npm start', () => {
    expect(outcomeIn(startReport(starts(0.9, 3, 60), FULL_SCALE))).toBe('met');
    expect(outcomeIn(startReport(starts(0.9, 3, 60), QUICK_SCALE))).toBe('in part');
  });

  it('is missed if the server takes too long with one or two processes', () => {
    expect(outcomeIn(startReport(starts(3.1, 2, 2), FULL_SCALE))).toBe('missed');
    expect(outcomeIn(startReport(starts(2, 3.1, 2), FULL_SCALE))).toBe('missed');
  });

  it('reports how long npm start took', () => {
    const [finding] = startReport(starts(0.9, 2, 6.1), FULL_SCALE).findings;
    expect(finding?.figures).toContain('by `npm start`, which has no target, after 6.1 s');
  });
});
