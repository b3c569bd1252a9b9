import { describe, expect, it } from 'vitest';
import { type AlertFacts, type DiskUse, findAlerts } from '@/lib/admin/alert-rules';
import { DAY_SECONDS } from '@/lib/platform/durations';

const NOW = new Date('2026-11-25T10:00:00Z');
const HOUR_MS = 3_600_000;
const GIGABYTE = 1024 ** 3;
const quietFacts: AlertFacts = {
  state: {
    queues: [],
    outbox: { givenUp: 0 },
    orders: { inReview: 0 },
    condolences: {
      held: 3,
      oldestSeconds: DAY_SECONDS,
      reported: 1,
      oldestReportSeconds: DAY_SECONDS,
    },
    cases: { overdue: 0 },
  },
  disks: [{ name: 'media', freeBytes: 50 * GIGABYTE, bytes: 100 * GIGABYTE, device: 1 }],
};
const hoursFromNow = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
const queue = (oldestSeconds: number) => ({ name: 'send-mail', waiting: 1, oldestSeconds });
const disk = (
  free: number,
  all: number,
  name: DiskUse['name'] = 'media',
  device = 1,
): DiskUse[] => [{ name, freeBytes: free * GIGABYTE, bytes: all * GIGABYTE, device }];

describe('the alerts of a site', () => {
  it.each<[string, Partial<AlertFacts>, string[]]>([
    ['a quiet site', {}, []],
    [
      'a mail that was given up',
      { state: { ...quietFacts.state, outbox: { givenUp: 1 } } },
      ['mail'],
    ],
    [
      'a condolence that has been held for more than a day',
      {
        state: {
          ...quietFacts.state,
          condolences: { ...quietFacts.state.condolences, oldestSeconds: DAY_SECONDS + 1 },
        },
      },
      ['condolences'],
    ],
    [
      'a case whose decision is overdue',
      { state: { ...quietFacts.state, cases: { overdue: 1 } } },
      ['cases'],
    ],
    [
      'a condolence that was reported more than a day ago',
      {
        state: {
          ...quietFacts.state,
          condolences: { ...quietFacts.state.condolences, oldestReportSeconds: DAY_SECONDS + 1 },
        },
      },
      ['reports'],
    ],
    ['an order in review', { state: { ...quietFacts.state, orders: { inReview: 2 } } }, ['orders']],
    ['a late job', { state: { ...quietFacts.state, queues: [queue(601)] } }, ['jobs']],
    ['a job in time', { state: { ...quietFacts.state, queues: [queue(599)] } }, []],
    ['a full disk', { disks: disk(9, 100) }, ['disk-media']],
    ['a full disk of the data', { disks: disk(1, 100, 'data') }, ['disk-data']],
    ['a full disk of uploads', { disks: disk(1, 100, 'temporary') }, ['disk-temporary']],
    ['a full disk of backups', { disks: disk(1, 100, 'backups') }, ['disk-backups']],
    [
      'a full disk with two folders, and a second full disk',
      { disks: [...disk(1, 100), ...disk(1, 100, 'data'), ...disk(1, 50, 'backups', 2)] },
      ['disk-media', 'disk-backups'],
    ],
    ['a large disk with a small share of free space', { disks: disk(21, 4_000) }, []],
    [
      'a certificate that is valid for 15 more days',
      { certificateEnds: hoursFromNow(15 * 24) },
      [],
    ],
    [
      'a certificate that is valid for 7 more days',
      { certificateEnds: hoursFromNow(7 * 24) },
      ['certificate'],
    ],
    ['a certificate that has expired', { certificateEnds: hoursFromNow(-1) }, ['certificate']],
    ['a backup that is 25 hours old', { lastBackup: hoursFromNow(-25) }, []],
    ['a backup that is 27 hours old', { lastBackup: hoursFromNow(-27) }, ['backup']],
    ['no backup yet', { lastBackup: null }, ['backup']],
  ])('are as expected for %s', (_, facts, kinds) => {
    expect(findAlerts({ ...quietFacts, ...facts }, NOW).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('say what to do, without personal data', () => {
    const state = { ...quietFacts.state, outbox: { givenUp: 3 }, orders: { inReview: 1 } };
    expect(findAlerts({ ...quietFacts, state, disks: disk(0.5, 100) }, NOW)).toEqual([
      {
        kind: 'mail',
        text: '3 mail(s) could not be sent and will not be retried. See /admin/operations.',
      },
      { kind: 'orders', text: '1 order(s) need review. See /admin/orders.' },
      { kind: 'disk-media', text: 'The disk of the media folder has 0.5 GB left.' },
    ]);
  });
});
