import { beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '@/lib/accounts/commands/end-sessions';
import { nextAuthOptions } from '@/lib/accounts/next-auth-options';
import { db } from '@/lib/platform/db/client';
import { ada, type Person } from '@/tests/support/cast';
import { startAfresh } from './account';

type Callbacks = NonNullable<ReturnType<typeof nextAuthOptions>['callbacks']>;
type Ask = (input: object) => Promise<unknown>;

/** next-auth's callbacks, with the part of their input that ours read. */
const ask = (name: keyof Callbacks, input: object) =>
  (nextAuthOptions().callbacks?.[name] as Ask | undefined)?.(input); // a union takes nothing

describe('next-auth', () => {
  let person: Person;
  beforeEach(async () => {
    await startAfresh();
    person = await ada();
  });

  it('has no way to sign in beside ours', () => {
    expect(nextAuthOptions().providers).toEqual([]);
  });

  it('knows the person of a live session, with the role of this moment', async () => {
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

  it('knows nobody once the session has ended', async () => {
    await endSession(person.sessionId);
    await expect(ask('jwt', { token: { sid: person.sessionId } })).rejects.toThrow();
    await expect(
      ask('session', { session: {}, token: { sid: person.sessionId } }),
    ).rejects.toThrow();
    await expect(ask('jwt', { token: { email: person.user.email } })).rejects.toThrow();
  });
});
