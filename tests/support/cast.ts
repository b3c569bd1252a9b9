import { encodeSessionToken, SESSION_SECONDS } from '@/lib/platform/auth/session-token';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';

export const PASSWORD = 'Evergreen-1';
/**
 * The hash of PASSWORD with the parameters of lib/accounts/password-hash.ts, stored because hundreds of test files
 * create people.
 */
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$W3MipmQqB1qkdsT97ptUoA$jkqJw6cwneXJNg2KxCgESza3B8y95gFRu32bECeSRvw';

export type Person = {
  user: {
    id: string;
    email: string;
    firstName: string;
    lastName: string;
    role: 'member' | 'admin';
  };
  sessionId: string;
  token: string;
  /** The headers with which this person calls the API. */
  headers: { authorization: string };
};

/** The viewer that commands and queries receive for this person. */
export const viewerOf = ({ user, sessionId }: Person): Viewer => ({
  ...user,
  userId: user.id,
  sessionId,
  language: 'en',
});

/** The creator of memorials. */
export const ada = () => join('Ada', 'Okafor', 'member');

/** Another member, without rights on Ada's memorials. */
export const ben = () => join('Ben', 'Botha', 'member');

/** A keeper of Ada's memorials, in tests that make her one. */
export const kim = () => join('Kim', 'Keane', 'member');

/** A contributor of pictures to Ada's memorials, in tests that make her one. */
export const cora = () => join('Cora', 'Coetzee', 'member');

/** The creator of memorials that now belong to Ada, in tests that say so. */
export const cleo = () => join('Cleo', 'Cele', 'member');

/** A cousin who may see a private page, in tests that let her. */
export const joanne = () => join('Joanne', 'Jacobs', 'member');

export const root = () => join('Root', 'Keeper', 'admin');

/** Creates the person with a live session. A second call opens another session for the same person. */
async function join(
  firstName: string,
  lastName: string,
  role: 'member' | 'admin',
): Promise<Person> {
  const email = `${firstName.toLowerCase()}@example.org`;
  const user = await db().user.upsert({
    where: { email },
    update: {},
    create: {
      id: newId(),
      email,
      firstName,
      lastName,
      role,
      passwordHash: PASSWORD_HASH,
      emailVerifiedAt: new Date(),
    },
    select: { id: true, email: true, firstName: true, lastName: true, role: true },
  });
  return { user, ...(await openSession(user.id)) };
}

async function openSession(userId: string) {
  const sessionId = newSecretId();
  const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000);
  await db().session.create({ data: { id: sessionId, userId, expiresAt } });
  const token = await encodeSessionToken(sessionId);
  return { sessionId, token, headers: { authorization: `Bearer ${token}` } };
}
