import { beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '@/lib/accounts/commands/end-sessions';
import { nextAuthOptions } from '@/lib/accounts/next-auth-options';
import { db } from '@/lib/platform/db/client';
import { ada, type Person } from '@/tests/support/cast';
import { resetDatabaseAndClock } from './account';

type Callbacks = NonNullable<ReturnType<typeof nextAuthOptions>['callbacks']>;
type Ask = (input: object) => Promise<unknown>;

/** Calls one of next-auth's callbacks with the part of the input that our callbacks read. */
const ask = (name: keyof Callbacks, input: object) =>
  (nextAuthOptions().callbacks?.[name] as Ask | undefined)?.(input); // a union of functions cannot be called

describe('next-auth', () => {
  let person: Person;
  beforeEach(async () => {
    await resetDatabaseAndClock();
    person = await ada();
  });

  it('has no providers', () => {
    expect(nextAuthOptions().providers).toEqual([]);
  });

  it('returns the person of a live session with their current role', async () => {
    await db().user.update({ where: { id: person.user.id }, data: { role: 'admin' } });
    const input = { session: { expires: 'then' }, token: { sid: person.sessionId } };
    expect(await ask('session', input)).toEqual({
      expires: 'then',
      user: { ...person.user, role: 'admin' },
    });
    expect(await ask('jwt', { token: { sid: person.sessionId } })).toEqual({
      sid: person.sessionId,
    });
  });

  it('rejects an ended session', async () => {
    await endSession(person.sessionId);
    await expect(ask('jwt', { token: { sid: person.sessionId } })).rejects.toThrow();
    await expect(
      ask('session', { session: {}, token: { sid: person.sessionId } }),
    ).rejects.toThrow();
    await expect(ask('jwt', { token: { email: person.user.email } })).rejects.toThrow();
  });
});
