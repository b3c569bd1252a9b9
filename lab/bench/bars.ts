import { figure } from './report';

/**
 * The lowest acceptable rate of answers from memory: a ratio to nginx and to bare Next in the same run (decision 0059).
 */
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

/** The longest a search may take, in milliseconds at the 95th percentile: with one condition, and with two. */
const SEARCH_BARS = { 1: 60, 2: 120 } as const;
/** The longest a search may take with 40 visitors at once, in milliseconds at the 95th percentile. */
const CROWD_BAR = 300;

type CrowdTimes = { p95AtOnce: number; failed: number };
type SearchTimes = CrowdTimes & { conditions: 1 | 2; p95: number };

/** Whether a crowd reaches its bar: no response may be a 503 or any other failure. */
export const isCrowdBarReached = ({ p95AtOnce, failed }: CrowdTimes): boolean =>
  p95AtOnce <= CROWD_BAR && failed === 0;

/** Whether one kind of search reaches the bars (docs/search.md), alone and in a crowd. */
export const isSearchBarReached = ({ conditions, p95, ...crowd }: SearchTimes): boolean =>
  p95 <= SEARCH_BARS[conditions] && isCrowdBarReached(crowd);

/** A sentence for the report: the bars of searches, and the names of those that miss one. */
export const searchBarSentence = (missed: readonly string[]): string =>
  `The bar is a p95 of ${SEARCH_BARS[1]} ms for one condition, ${SEARCH_BARS[2]} for two and ${CROWD_BAR} at once, none failed: ${
    missed.length === 0 ? 'reached' : `missed by ${missed.join('; ')}`
  }.`;
