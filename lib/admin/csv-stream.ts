import { BYTE_ORDER_MARK, csvLines } from './csv';
import type { Export } from './queries/export-rows';

/**
 * An export as a stream of bytes, read in batches as fast as the client reads it. The first batch
 * is read before the response begins, so that an unreachable database results in an error response
 * rather than half a file.
 */
export async function csvStream({ head, rowsAfter }: Export): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let rows = await rowsAfter('');
  let opening = BYTE_ORDER_MARK + csvLines([head]);
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(encoder.encode(opening + csvLines(rows)));
      opening = '';
      const last = rows.at(-1)?.[0];
      rows = last === undefined ? [] : await rowsAfter(String(last));
      if (rows.length === 0) controller.close();
    },
  });
}
