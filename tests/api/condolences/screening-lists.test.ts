/**
 * The first text that a process screens takes a second, since the lists are read then. Inside a transaction that would
 * use up its time on a busy machine, while its locks hold up others.
 */
import { beforeEach, expect, it, vi } from 'vitest';
import { changeCondolence } from '@/lib/condolences/commands/change-condolence';
import { db } from '@/lib/platform/db/client';
import { ada } from '@/tests/support/cast';
import { postCondolence, secretIn } from '@/tests/support/condolence';
import { addMemorial } from '@/tests/support/memorial';

const happened: string[] = [];
vi.mock('@/lib/condolences/screening-lists', async (importOriginal) => {
  const actual = await importOriginal<typeof import('@/lib/condolences/screening-lists')>();
  const screeningLists = () => {
    happened.push('lists');
    return actual.screeningLists();
  };
  return { ...actual, screeningLists };
});

let memorialId: string;
beforeEach(async () => {
  memorialId = await addMemorial({ createdById: (await ada()).user.id });
});

/** Which came first: the lists or a transaction. */
async function firstOf(run: () => Promise<unknown>): Promise<string | undefined> {
  happened.length = 0;
  const client = db();
  const begin = client.$transaction.bind(client);
  const spy = vi.spyOn(client, '$transaction').mockImplementation((...args: unknown[]) => {
    happened.push('transaction');
    return Reflect.apply(begin, client, args);
  });
  try {
    await run();
  } finally {
    spy.mockRestore();
  }
  expect(new Set(happened)).toEqual(new Set(['lists', 'transaction']));
  return happened[0];
}

it('are read before the transaction that stores a condolence', async () => {
  const submit = async () => expect((await postCondolence(memorialId)).status).toBe(201);
  expect(await firstOf(submit)).toBe('lists');
});

it('are read before the transaction that changes one', async () => {
  const secret = secretIn((await postCondolence(memorialId)).body.statusUrl);
  const words = { message: 'Rest gently, Mama.', authorName: 'Thandi', deletePicture: false };
  expect(await firstOf(() => changeCondolence(null, secret, words))).toBe('lists');
});
