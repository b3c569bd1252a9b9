import { median, quantile } from './quantile';
import { figure, type Section } from './report';
import { PAST_MEMORY, responseTimes, type Times } from './response-times';
import { SEARCH_QUERIES, type SearchQuery } from './search-queries';

/** How many visitors search at once in the crowded measurement. */
const AT_ONCE = 40;

/** How many times as long the crowd runs that tries every search in turn. */
const CROWDS_OF_ALL = 5;

export type Side = { name: string; url: string };

/** Measures every list, search and filter with few and with many memorials, by response time. */
export async function measureSearches(
  small: Side,
  large: Side,
  { turns, crowds }: { turns: number; crowds: number },
  queries: readonly SearchQuery[] = SEARCH_QUERIES,
): Promise<Section> {
  const rows: string[][] = [];
  // Warm-up: neither the site nor this program has compiled the code for concurrent requests yet.
  const first = repeated(queries[0]?.paths ?? [], AT_ONCE);
  await responseTimes(large.url, first, { atOnce: AT_ONCE, headers: PAST_MEMORY });
  for (const { name, paths } of queries) {
    const [few, many] = await inTurn(small, large, paths, turns);
    const crowd = await responseTimes(large.url, repeated(paths, crowds * AT_ONCE), {
      atOnce: AT_ONCE,
    });
    rows.push([
      name,
      figure(median(few.ms)),
      figure(median(many.ms)),
      figure(median(many.ms) / median(few.ms)),
      figure(quantile(many.ms, 0.95)),
      figure(quantile(crowd.ms, 0.95)),
      String(few.failed + many.failed + crowd.failed),
    ]);
  }
  const every = repeated(
    queries.flatMap(({ paths }) => paths),
    crowds * AT_ONCE * CROWDS_OF_ALL,
  );
  await responseTimes(large.url, every, { atOnce: AT_ONCE }); // warms all up
  for (const [name, headers] of [
    ['all of these in turn, asked for a moment ago', {}],
    ['all of these in turn, none from memory', PAST_MEMORY],
  ] as const) {
    const crowd = await responseTimes(large.url, every, { atOnce: AT_ONCE, headers });
    const p95 = figure(quantile(crowd.ms, 0.95));
    rows.push([name, '–', '–', '–', '–', p95, String(crowd.failed)]);
  }
  return {
    title: 'Lists, searches, filters and suggestions',
    text: `Milliseconds until the API has answered in full, with \`limit\` 10 and nothing from memory, over ${turns} rounds: the medians and their ratio. The last column
but one is over ${large.name} with ${AT_ONCE} visitors who ask at once: what one of them has just asked for, the others have from memory, except in the last row. A first
request of each kind does not count, nor does one crowd before all others, which asks for the lists of the first row.`,
    head: ['', small.name, large.name, 'ratio', 'p95', `p95 of ${AT_ONCE} at once`, 'failed'],
    rows,
  };
}

/** Measures both sides in turn, after a warm-up that does not count. */
async function inTurn(small: Side, large: Side, paths: string[], turns: number) {
  const [few, many]: [Times, Times] = [
    { ms: [], failed: 0 },
    { ms: [], failed: 0 },
  ];
  for (const side of [small, large]) await responseTimes(side.url, paths, { headers: PAST_MEMORY });
  for (const path of repeated(paths, turns)) {
    add(few, await responseTimes(small.url, [path], { headers: PAST_MEMORY }));
    add(many, await responseTimes(large.url, [path], { headers: PAST_MEMORY }));
  }
  return [few, many] as const;
}

function add(all: Times, some: Times): void {
  all.ms.push(...some.ms);
  all.failed += some.failed;
}

const repeated = (paths: string[], times: number) =>
  Array.from({ length: times }, (_, at) => paths[at % paths.length] ?? '');
