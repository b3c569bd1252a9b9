import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Instance, startInstance } from '../support/instance';
import { inDatabase } from './support/database';
import { MAX_STALE_MS } from './support/expect-everywhere';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

/** Only 250 by default, because a thousand (E2E_EDITS=1000) take ten minutes on two slow processors. */
const EDITS = Number(process.env.E2E_EDITS ?? 250);
const READERS = 50;
/** The headers of a browser that opens the page, and of Next's router following a link. */
const REQUEST_HEADERS: Record<string, string>[] = [{}, { rsc: '1' }];
/** A person pauses between two reads, and the site needs time for the edits. */
const BETWEEN_READS_MS = 50;
const EDITION = /Edition (\d+)\./;

let second: Instance;
test.beforeAll(async () => {
  second = await startInstance(z.string().parse(process.env.E2E_DATA_DIR), { WEB_PROCESSES: '2' });
});
test.afterAll(() => second?.stop());

test('no reader of two instances sees an old page a second after a change', async ({ request }) => {
  test.setTimeout(1_800_000);
  const token = await tokenOf('ben');
  const headers = { authorization: `Bearer ${token}` };
  const id = await paidMemorial(request, token, { favoriteQuote: 'Edition 0.' });
  /** When each edition was written, in milliseconds. */
  const writtenAt = [performance.now()];
  let isOver = false;
  let reads = 0;
  const late: string[] = [];

  async function read(at: number): Promise<void> {
    const site = sites[at % sites.length];
    const form = {
      headers: REQUEST_HEADERS[Math.floor(at / sites.length) % REQUEST_HEADERS.length] ?? {},
    };
    while (!isOver) {
      const askedAt = performance.now();
      const answer = await fetch(`${site}/memorial/${id}`, form);
      const shownEdition = Number(EDITION.exec(await answer.text())?.[1]);
      const nextWrittenAt = writtenAt[shownEdition + 1];
      reads += 1;
      await sleep(BETWEEN_READS_MS);
      if (!(shownEdition >= 0)) late.push('no edition');
      else if (nextWrittenAt !== undefined && askedAt - nextWrittenAt > MAX_STALE_MS)
        late.push(
          `edition ${shownEdition}, ${Math.round(askedAt - nextWrittenAt)} ms after the next one`,
        );
    }
  }
  const sites = [z.string().parse(process.env.E2E_SITE_URL), second.url];
  const readers = Array.from({ length: READERS }, (_, at) => read(at));
  for (let edition = 1; edition <= EDITS; edition += 1) {
    if (edition % 100 === 0)
      await inDatabase((sql) => sql.query(`DELETE FROM rate_limits WHERE name = 'write'`));
    // Not the biography: another journey compares it across the pages of a memorial.
    const data = { favoriteQuote: `Edition ${edition}.` };
    const answer = await request.put(`/api/memorials/${id}`, { headers, data });
    expect(answer.status()).toBe(200);
    writtenAt[edition] = performance.now();
  }
  isOver = true;
  await Promise.all(readers);
  expect(late).toEqual([]);
  expect(reads).toBeGreaterThan(EDITS);
});
