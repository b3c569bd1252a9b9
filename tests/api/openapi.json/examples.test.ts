import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import {
  API_EXAMPLES,
  type ApiExample,
  EXAMPLE_CONDOLENCE,
  EXAMPLE_ID,
} from '@/lib/platform/openapi/examples';
import { startApiServer } from '@/tests/support/api-server';
import { ada } from '@/tests/support/cast';
import { addCondolence } from '@/tests/support/condolence';
import { addKey } from '@/tests/support/key';
import { addMemorial } from '@/tests/support/memorial';

let server: Awaited<ReturnType<typeof startApiServer>>;
let authorization = '';

beforeAll(async () => {
  server = await startApiServer();
  const owner = await ada();
  authorization = (await addKey(owner)).headers.authorization;
  const dates = { birthDate: '1815-12-10', deathDate: '1852-11-27' };
  const columns = { fullName: 'Ada Lovelace', createdById: owner.user.id, isPublic: true };
  const id = await addMemorial(columns, dates);
  await db().memorial.update({ where: { id }, data: { id: EXAMPLE_ID }, select: { id: true } });
  const { _id, message, authorName } = EXAMPLE_CONDOLENCE;
  await addCondolence(EXAMPLE_ID, { id: _id, message, authorName });
});
afterAll(() => server.close());

async function ask({ method, path, as, body }: ApiExample) {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...(as === 'key' && { authorization }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: response.status, answer: await response.json() };
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Replaces every date and time with the same value, because the examples cannot contain the real ones. */
const withoutTimes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each) =>
    typeof each === 'string' && MOMENT.test(each) ? '1970-01-01T00:00:00.000Z' : each,
  );

it.each(API_EXAMPLES)('$method $path is answered as the developers’ page says', async (example) => {
  const { status, answer } = example;
  expect(withoutTimes(await ask(example))).toEqual(withoutTimes({ status, answer }));
});
