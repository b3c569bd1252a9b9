import { describe, expect, it } from 'vitest';
import type { Measurement } from '@/lab/reliability/measurement';
import { soundFinding } from '@/lab/reliability/parts/kills';
import { type RestoreRun, restoreReport } from '@/lab/reliability/parts/restore';
import { soakReport } from '@/lab/reliability/parts/soak';
import { FULL_SCALE, QUICK_SCALE } from '@/lab/reliability/scale';
import { REGISTRY } from '@/lib/payments/providers/registry';
import type { FaultRunReport } from '@/tests/faults/run/run-faults';

const outcomeIn = ({ findings }: Measurement) => findings.map(({ outcome }) => outcome).join();
const ANSWER = { name: 'pages', sentAt: 0, ms: 10, status: 200 };
const LOAD = { answers: [ANSWER], unsent: 0 };

describe('a drill', () => {
  const drill = (
    comparison: Partial<RestoreRun['comparison']>,
    changes: Partial<RestoreRun> = {},
  ): RestoreRun => ({
    ...{ load: LOAD, pictures: { pictures: 100_000, bytes: 1 }, backup: { files: 1, bytes: 1 } },
    seconds: { fill: 1, first: 1, verify: 1, second: 1, restore: 1, ready: 1 },
    opened: 200,
    comparison: {
      ...{ tables: 40, rows: 900_000, objects: 100_000, bytes: 1, different: [] },
      ...comparison,
    },
    ...changes,
  });

  it('is met if all memorials and pictures are equal and no request was refused', () => {
    expect(outcomeIn(restoreReport(drill({}), FULL_SCALE))).toBe('met');
    expect(outcomeIn(restoreReport(drill({}), QUICK_SCALE))).toBe('in part');
  });

  it.each([
    ['a table is different', drill({ different: ['users'] })],
    ['two empty sites are compared', drill({ rows: 0, objects: 0 })],
    ['pictures are on neither side', drill({ objects: 99_999 })],
    ['a restored page does not open', drill({}, { opened: 199 })],
    [
      'a request fails meanwhile',
      drill({}, { load: { answers: [{ ...ANSWER, fault: 'answered with 500' }], unsent: 0 } }),
    ],
  ])('is missed if %s', (_, result) => {
    expect(outcomeIn(restoreReport(result, FULL_SCALE))).toBe('missed');
  });
});

describe('a soak', () => {
  /** Samples of two processes, the second of which leaks `leak` megabytes per hour. */
  const samples = (leak: number, seconds: number) =>
    Array.from({ length: seconds / 10 + 1 }, (_, at) => ({
      ...{ seconds: at * 10, together: 500, connections: 12 },
      processes: new Map([
        [1, { resident: 90, descriptors: 30 }],
        [2, { resident: 250 + (leak * at * 10) / 3_600, descriptors: 60 }],
      ]),
    }));
  const paid = { paid: 9, charges: 9 };
  const soak = (leak: number, scale = FULL_SCALE, load = LOAD) =>
    soakReport(samples(leak, scale.soakSeconds), load, paid, scale);

  it('is met without a leak, and missed with one of 100 MB per hour', () => {
    expect(outcomeIn(soak(0))).toBe('met');
    const [finding] = soak(100).findings;
    expect(finding).toMatchObject({
      outcome: 'missed',
      figures: expect.stringContaining('the memory of process 1 rises'),
    });
  });

  it('is in part if it was too short to know the slope, or if the load sent less', () => {
    expect(outcomeIn(soak(100, QUICK_SCALE))).toBe('in part');
    expect(outcomeIn(soak(0, FULL_SCALE, { ...LOAD, unsent: 1 }))).toBe('in part');
  });
});

describe('kills while people pay', () => {
  const run = (changes: Partial<FaultRunReport>): FaultRunReport => ({
    ...{ kills: 1_000, databaseKills: 200, callbacksInFlight: 0, people: 9, paid: 9, seconds: 9 },
    ...{ inFlight: 0, moments: {}, secondsToReconcile: 1, broken: [] },
    paidWith: Object.fromEntries(Object.keys(REGISTRY).map((provider) => [provider, 3])),
    orders: { memorials: 9, tributes: 9, overpaid: 0 },
    mails: { written: 9, arrived: 9, twice: 0, broken: [] },
    ...changes,
  });

  it('are judged by the number of kills', () => {
    expect(soundFinding(run({}), FULL_SCALE).outcome).toBe('met');
    expect(soundFinding(run({ databaseKills: 199 }), FULL_SCALE).outcome).toBe('in part');
  });

  it('are in part if people did not pay with every provider, and the figures say so', () => {
    const { stripe: _, ...others } = run({}).paidWith;
    const finding = soundFinding(run({ paidWith: others }), FULL_SCALE);
    expect(finding.outcome).toBe('in part');
    const count = Object.keys(others).length;
    expect(finding.figures).toContain(`0 of 9 payments with ${count} providers lost`);
  });

  it('are missed if something is lost or nobody paid', () => {
    expect(soundFinding(run({ broken: ['lost'] }), FULL_SCALE).outcome).toBe('missed');
    expect(soundFinding(run({ paid: 0 }), FULL_SCALE).outcome).toBe('missed');
  });
});
