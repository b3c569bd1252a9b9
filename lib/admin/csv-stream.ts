import { CSV_START, csvLine } from './csv';
import type { Export } from './queries/export-rows';

/**
 * An export as a stream of bytes, read batch by batch as fast as it is taken. The first batch is read
 * before anything leaves: a database out of reach is an error answer, not half a file.
 */
export async function csvStream({ head, rowsAfter }: Export): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let rows = await rowsAfter('');
  let opening = CSV_START + csvLine(head);
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(encoder.encode(opening + rows.map(csvLine).join('')));
      opening = '';
      const last = rows.at(-1)?.[0];
      rows = last === undefined ? [] : await rowsAfter(String(last));
      if (rows.length === 0) controller.close();
    },
  });
}
