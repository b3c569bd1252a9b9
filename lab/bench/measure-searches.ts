import { isCrowdReached, isSearchReached, searchBarSentence } from './bars';
import { median, quantile } from './quantile';
import { figure, type Section } from './report';
import { BYPASS_CACHE, responseTimes } from './response-times';
import { type BenchSearch, SEARCH_QUERIES } from './search-queries';

/** How many visitors search at once in the crowded measurement. */
const AT_ONCE = 40;

/** How many times as long the crowd runs that tries every search in turn. */
const CROWDS_OF_ALL = 5;

type Side = { name: string; url: string };

/** Measures the response time of every list, search and filter over many memorials. */
export async function measureSearches(
  { name: memorials, url }: Side,
  { turns, crowds }: { turns: number; crowds: number },
  queries: readonly BenchSearch[] = SEARCH_QUERIES,
): Promise<Section> {
  const rows: string[][] = [];
  const missed: string[] = [];
  // Warm-up: neither the site nor this program has compiled the code for concurrent requests yet.
  for (const { paths } of firstOfEachCall(queries))
    await responseTimes(url, repeated(paths, AT_ONCE), { atOnce: AT_ONCE, headers: BYPASS_CACHE });
  for (const { name, paths, conditions } of queries) {
    await responseTimes(url, paths, { headers: BYPASS_CACHE }); // does not count
    const alone = await responseTimes(url, repeated(paths, turns), { headers: BYPASS_CACHE });
    const crowd = await responseTimes(url, repeated(paths, crowds * AT_ONCE), { atOnce: AT_ONCE });
    const p95 = quantile(alone.ms, 0.95);
    const p95AtOnce = quantile(crowd.ms, 0.95);
    const failed = alone.failed + crowd.failed;
    const isReached = isSearchReached({ conditions, p95, p95AtOnce, failed });
    if (!isReached) missed.push(name);
    rows.push([
      name,
      String(conditions),
      figure(median(alone.ms)),
      figure(p95),
      figure(p95AtOnce),
      String(failed),
    ]);
  }
  const every = repeated(
    queries.flatMap(({ paths }) => paths),
    crowds * AT_ONCE * CROWDS_OF_ALL,
  );
  await responseTimes(url, every, { atOnce: AT_ONCE }); // warms all up
  for (const [name, headers] of [
    ['all of these in turn, asked for a moment ago', {}],
    ['all of these in turn, none from memory', BYPASS_CACHE],
  ] as const) {
    const { ms, failed } = await responseTimes(url, every, { atOnce: AT_ONCE, headers });
    const p95AtOnce = quantile(ms, 0.95);
    // Visitors who each search for something else are as slow as the processors are few: only failures count.
    if (!isCrowdReached({ p95AtOnce: headers === BYPASS_CACHE ? 0 : p95AtOnce, failed }))
      missed.push(name);
    rows.push([name, '–', '–', '–', figure(p95AtOnce), String(failed)]);
  }
  return {
    title: 'Lists, searches, filters and suggestions',
    text: `Milliseconds over ${memorials} memorials until the API has answered in full, with \`limit\` 10 and nothing from memory, over ${turns} rounds. The last column but one is
with ${AT_ONCE} visitors who ask at once: what one of them has just asked for, the others have from memory, except in the last row. A first request of each kind does not
count, nor does a first crowd of each of the three calls. ${searchBarSentence(missed)}`,
    head: ['', 'conditions', 'median', 'p95', `p95 of ${AT_ONCE} at once`, 'failed'],
    rows,
  };
}

/** The first query of each address without its parameters. */
const firstOfEachCall = (queries: readonly BenchSearch[]) => [
  ...new Map(queries.toReversed().map((query) => [query.paths[0]?.split('?')[0], query])).values(),
];

const repeated = (paths: string[], times: number) =>
  Array.from({ length: times }, (_, at) => paths[at % paths.length] ?? '');
