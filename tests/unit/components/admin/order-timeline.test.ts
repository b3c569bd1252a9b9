import { expect, it } from 'vitest';
import { getOrderTimeline } from '@/components/admin/order-timeline';
import { formatMoney } from '@/lib/platform/language/money';
import { translatorFor } from '@/lib/platform/language/translator-for';

const NOTHING = { attempts: [], ledger: [], refunds: [], disputes: [] };
const at = '2026-11-23T08:00:00.000Z';
const notice = { id: '1', provider: 'paystack', kind: 'charge.success', signatureOk: true };

/** What an admin reads, in a made-up language, about a notice with this outcome. */
const readOf = (outcome: string) =>
  getOrderTimeline(
    { ...NOTHING, events: [{ ...notice, outcome, receivedAt: at }] },
    translatorFor('xx'),
    (money) => formatMoney('en', money),
  ).map(({ how }) => how);

it.each([
  'unknown',
  'open',
  'failed',
  'mismatch',
  'paid',
  'refunds read',
  'ignored',
  'unreadable',
  'not confirmed',
  'dispute open',
  'dispute won',
  'dispute lost',
  'ended before',
  '',
])('translates the outcome “%s” of a notice', (outcome) => {
  const [how] = readOf(outcome);
  expect(how).toMatch(/^\[.+\]$/);
  expect(how).not.toMatch(/[A-Za-z]/);
});

it('shows an unknown outcome of another release as it is stored', () => {
  expect(readOf('superseded')).toEqual(['superseded']);
});
