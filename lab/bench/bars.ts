import { figure } from './report';

/** The least that answers from memory must reach in one run, as a ratio to nginx and to bare Next (decision 0059). */
const NGINX_BAR = 0.2;
const BARE_NEXT_BAR = 5;

type Rates = { ours: number; nginx?: number | undefined; bare?: number | undefined };

/**
 * A sentence for the report: the targets, and whether these rates reach them. A side that was not measured is left out.
 */
export function barSentence({ ours, nginx, bare }: Rates): string {
  const bars: string[] = [];
  let isReached = true;
  for (const [name, rate, bar] of [
    ['nginx', nginx, NGINX_BAR],
    ['bare Next', bare, BARE_NEXT_BAR],
  ] as const) {
    if (rate === undefined) continue;
    bars.push(`${figure(bar)} of ${name}`);
    isReached &&= ours / rate >= bar;
  }
  return `The bar is ${bars.join(' and ')}: ${isReached ? 'reached' : 'missed'}.`;
}
