/** Rows read at a time, which limits the memory needed. */
const BATCH = 200;

/**
 * Yields every row in the order of ids, reading in batches.
 * @param read returns at most `take` rows with ids after `after` ('' for the first batch), in order
 */
export async function* iterateRows<Row extends { id: string }>(
  read: (after: string, take: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after = '';
  for (;;) {
    const rows = await read(after, BATCH);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
