/** Rows read at a time; whoever reads all of them never has more in memory. */
const BATCH = 200;

/**
 * Every row in the order of ids, read batch by batch as they are wanted.
 * @param read returns the rows with a later id than `after` ('' for the first), ordered by it, at most `take` of them
 */
export async function* everyRow<Row extends { id: string }>(
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
