import { callbacksAtOnce, type Outcome } from '../../../tests/faults/run/callbacks-at-once';
import type { Measurement } from '../measurement';
import { isFullSize, outcomeOf } from '../outcome';
import type { ReliabilityScale } from '../scale';

const AT_ONCE = 20;

/** R3: all payment notices and calls about an order arrive at once, at two instances. */
export const measureNotices = async (scale: ReliabilityScale): Promise<Measurement> =>
  noticesReport(await callbacksAtOnce(scale.orders, AT_ONCE, false), scale);

/** The report on the outcome of these orders. */
export function noticesReport(outcome: Outcome, scale: ReliabilityScale): Measurement {
  const { memorials, charges, mails, statuses, broken } = outcome;
  const { orders } = scale;
  const isOnePerOrder = [memorials, charges, mails.arrived].every((count) => count === orders);
  return {
    title: 'Twenty notices at once',
    text: `${orders} orders are paid while the provider keeps silent; then ${AT_ONCE} callbacks arrive at once for each of them, half of them notices and half calls from the waiting page; each of two instances gets half of them.`,
    findings: [
      {
        target: 'R3',
        outcome: outcomeOf(isOnePerOrder && broken.length === 0, isFullSize(scale, 'orders')),
        figures: `${memorials} memorials, ${charges} charges and ${mails.arrived} receipts of ${orders} orders with ${AT_ONCE} callbacks each`,
      },
    ],
    tables: [
      {
        head: ['last answer to a callback', 'how often'],
        rows: Object.entries(statuses).map(([status, count]) => [status, String(count)]),
      },
    ],
  };
}
