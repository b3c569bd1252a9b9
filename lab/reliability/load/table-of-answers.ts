import { median, quantile } from '@/lab/bench/quantile';
import { figure } from '@/lab/bench/report';
import type { Answered } from './steady-load';

const MOST_FAULTS = 6;

/** A table with a row for each kind of request: how many, how many failed, and how long they took. */
export function tableOfAnswers(answers: Answered[]) {
  const byName = Map.groupBy(answers, ({ name }) => name);
  return {
    head: ['requests', 'how many', 'failed', 'median in ms', 'p99 in ms', 'longest in ms'],
    rows: [...byName].map(([name, those]) => {
      const ms = those.map((each) => each.ms);
      return [
        name,
        those.length.toLocaleString('en'),
        String(failuresIn(those).length),
        figure(median(ms)),
        figure(quantile(ms, 0.99)),
        figure(Math.max(...ms)),
      ];
    }),
  };
}

/** The number of each fault, as text that follows a figure: ` (3 × pages: answered with 503)`; empty for none. */
export function faultsIn(answers: Answered[]): string {
  const counts = Map.groupBy(failuresIn(answers), ({ name, fault }) => `${name}: ${fault}`);
  const words = [...counts].map(([fault, those]) => `${those.length} × ${fault}`);
  return words.length > 0 ? ` (${words.slice(0, MOST_FAULTS).join('; ')})` : '';
}

export const failuresIn = (answers: Answered[]) =>
  answers.filter(({ fault }) => fault !== undefined);

/** The number of requests that were not sent, as text that follows a figure; empty for none. */
export const unsentWords = (unsent: number): string =>
  unsent > 0
    ? `; ${unsent.toLocaleString('en')} more were due and not sent, since the load had too many open`
    : '';
