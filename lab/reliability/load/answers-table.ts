import { median, quantile } from '@/lab/bench/quantile';
import { figure } from '@/lab/bench/report';
import type { RequestOutcome } from './steady-load';

const MAX_FAULTS = 6;

/** A table with a row for each kind of request: how many, how many failed, and how long they took. */
export function answersTable(answers: RequestOutcome[]) {
  const byName = Map.groupBy(answers, ({ name }) => name);
  return {
    head: ['requests', 'how many', 'failed', 'median in ms', 'p99 in ms', 'longest in ms'],
    rows: [...byName].map(([name, group]) => {
      const ms = group.map((each) => each.ms);
      return [
        name,
        group.length.toLocaleString('en'),
        String(findFailures(group).length),
        figure(median(ms)),
        figure(quantile(ms, 0.99)),
        figure(Math.max(...ms)),
      ];
    }),
  };
}

/** The number of each fault, as text that follows a figure: ` (3 × pages: answered with 503)`; empty for none. */
export function faultsText(answers: RequestOutcome[]): string {
  const counts = Map.groupBy(findFailures(answers), ({ name, fault }) => `${name}: ${fault}`);
  const parts = [...counts].map(([fault, group]) => `${group.length} × ${fault}`);
  return parts.length > 0 ? ` (${parts.slice(0, MAX_FAULTS).join('; ')})` : '';
}

export const findFailures = (answers: RequestOutcome[]) =>
  answers.filter(({ fault }) => fault !== undefined);

/** The number of requests that were not sent, as text that follows a figure; empty for none. */
export const unsentText = (unsent: number): string =>
  unsent > 0
    ? `; ${unsent.toLocaleString('en')} more were due and not sent, since the load had too many open`
    : '';
