import { Client } from 'pg';
import { expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { addMemorial } from '../../support/memorial';

type Run = (...args: unknown[]) => unknown;

/** Counts the statements that run at the same time on each connection, and remembers the maximum. */
function watchConnections() {
  const running = new Map<Client, number>();
  let most = 0;
  const send = Client.prototype.query as Run;
  const spy = vi.spyOn(Client.prototype as unknown as { query: Run }, 'query');
  spy.mockImplementation(function (this: Client, ...args) {
    const now = (running.get(this) ?? 0) + 1;
    running.set(this, now);
    most = Math.max(most, now);
    const answer = send.apply(this, args);
    const end = () => running.set(this, (running.get(this) ?? 1) - 1);
    if (answer instanceof Promise) answer.then(end, end);
    else end();
    return answer;
  });
  return { most: () => most, stop: () => spy.mockRestore() };
}

it('a transaction runs one statement at a time, even when it reads relations', async () => {
  const id = await addMemorial();
  const connections = watchConnections();
  const found = await db().$transaction((tx) =>
    tx.memorial.findUnique({
      where: { id },
      select: { id: true, keepers: true, education: true, career: true, familyMembers: true },
    }),
  );
  expect(connections.most()).toBe(1);
  expect(found).toEqual({ id, keepers: [], education: [], career: [], familyMembers: [] });
  connections.stop();
});

it('a failing statement rejects and rolls the transaction back', async () => {
  const id = await addMemorial({ fullName: 'Before' });
  const failing = db().$transaction(async (tx) => {
    await tx.memorial.update({ where: { id }, data: { fullName: 'After' } });
    await tx.$executeRaw`SELECT 1 / 0`;
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(await db().memorial.findUnique({ where: { id } })).toMatchObject({ fullName: 'Before' });
});
