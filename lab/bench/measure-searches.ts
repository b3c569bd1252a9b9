import { isCrowdBarReached, isSearchBarReached, searchBarSentence } from './bars';
import { median, quantile } from './quantile';
import { figure, type Section } from './report';
import { BYPASS_CACHE, responseTimes } from './response-times';
import { type BenchSearch, SEARCH_QUERIES } from './search-queries';

/** How many visitors search at once in the crowded measurement. */
const AT_ONCE = 40;

/** The crowd that tries every search in turn makes this many times as many searches. */
const ALL_SEARCHES_FACTOR = 5;

type Side = { name: string; url: string };

/** Measures the response time of every list, search and filter over many memorials. */
export async function measureSearches(
  { name: memorials, url }: Side,
  { turns, searchesPerVisitor }: { turns: number; searchesPerVisitor: number },
  queries: readonly BenchSearch[] = SEARCH_QUERIES,
): Promise<Section> {
  const rows: string[][] = [];
  const missedNames: string[] = [];
  // Warm-up: neither the site nor this program has compiled the code for concurrent requests yet.
  for (const { paths } of firstOfEachCall(queries))
    await responseTimes(url, repeatPaths(paths, AT_ONCE), {
      atOnce: AT_ONCE,
      headers: BYPASS_CACHE,
    });
  for (const { name, paths, conditions } of queries) {
    await responseTimes(url, paths, { headers: BYPASS_CACHE }); // warm-up, not counted
    const alone = await responseTimes(url, repeatPaths(paths, turns), { headers: BYPASS_CACHE });
    const crowd = await responseTimes(url, repeatPaths(paths, searchesPerVisitor * AT_ONCE), {
      atOnce: AT_ONCE,
    });
    const p95 = quantile(alone.ms, 0.95);
    const p95AtOnce = quantile(crowd.ms, 0.95);
    const failed = alone.failed + crowd.failed;
    const isReached = isSearchBarReached({ conditions, p95, p95AtOnce, failed });
    if (!isReached) missedNames.push(name);
    rows.push([
      name,
      String(conditions),
      figure(median(alone.ms)),
      figure(p95),
      figure(p95AtOnce),
      String(failed),
    ]);
  }
  const allPaths = repeatPaths(
    queries.flatMap(({ paths }) => paths),
    searchesPerVisitor * AT_ONCE * ALL_SEARCHES_FACTOR,
  );
  await responseTimes(url, allPaths, { atOnce: AT_ONCE }); // warm-up, not counted
  for (const [name, headers] of [
    ['all of these in turn, asked for a moment ago', {}],
    ['all of these in turn, none from memory', BYPASS_CACHE],
  ] as const) {
    const { ms, failed } = await responseTimes(url, allPaths, { atOnce: AT_ONCE, headers });
    const p95AtOnce = quantile(ms, 0.95);
    // If nothing is from memory, the response times depend on the number of processors, so only failures count.
    if (!isCrowdBarReached({ p95AtOnce: headers === BYPASS_CACHE ? 0 : p95AtOnce, failed }))
      missedNames.push(name);
    rows.push([name, '–', '–', '–', figure(p95AtOnce), String(failed)]);
  }
  return {
    title: 'Lists, searches, filters and suggestions',
    text: `Milliseconds over ${memorials} memorials until the API has answered in full, with \`limit\` 10 and nothing from memory, over ${turns} rounds. The last column but one is
with ${AT_ONCE} visitors who ask at once: what one of them has just asked for, the others have from memory, except in the last row. A first request of each kind does not
count, nor does a first crowd of each of the three calls. ${searchBarSentence(missedNames)}`,
    head: ['', 'conditions', 'median', 'p95', `p95 of ${AT_ONCE} at once`, 'failed'],
    rows,
  };
}

/** The first query for each path, whatever its parameters. */
const firstOfEachCall = (queries: readonly BenchSearch[]) => [
  ...new Map(queries.toReversed().map((query) => [query.paths[0]?.split('?')[0], query])).values(),
];

const repeatPaths = (paths: string[], times: number) =>
  Array.from({ length: times }, (_, at) => paths[at % paths.length] ?? '');
