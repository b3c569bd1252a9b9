import { expect, it } from 'vitest';
import { getOrderTimeline } from '@/components/admin/order-timeline';
import { formatMoney } from '@/lib/platform/language/money';
import { translatorFor } from '@/lib/platform/language/translator-for';

const NOTHING = { attempts: [], ledger: [], refunds: [], disputes: [] };
const at = '2026-11-23T08:00:00.000Z';
const notice = { id: '1', provider: 'paystack', kind: 'charge.success', signatureOk: true };

/** The details that an admin reads about a notice with this outcome, in a pseudo-language. */
const detailsFor = (outcome: string) =>
  getOrderTimeline(
    { ...NOTHING, events: [{ ...notice, outcome, receivedAt: at }] },
    translatorFor('xx'),
    (money) => formatMoney('en', money),
  ).map(({ details }) => details);

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
  const [detail] = detailsFor(outcome);
  expect(detail).toMatch(/^\[.+\]$/);
  expect(detail).not.toMatch(/[A-Za-z]/);
});

it('shows the stored text of an outcome that this release does not know', () => {
  expect(detailsFor('superseded')).toEqual(['superseded']);
});
