import { encodeSessionToken, SESSION_SECONDS } from '@/lib/platform/auth/session-token';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';

/** The password of everybody in the cast. */
export const PASSWORD = 'Evergreen-1';
/** Its hash, with the parameters of lib/accounts/password-hash.ts: hundreds of test files create people. */
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
  /** The headers with which `call` acts as this person, as an API client does. */
  headers: { authorization: string };
};

/** The person as commands and queries get to know them. */
export const viewerOf = ({ user, sessionId }: Person): Viewer => ({
  ...user,
  userId: user.id,
  sessionId,
  language: 'en',
});

/** The creator of memorials. */
export const ada = () => join('Ada', 'Okafor', 'member');

/** Another person, who may not touch what is Ada's. */
export const ben = () => join('Ben', 'Botha', 'member');

/** Keeps memorials of Ada's with her, where a test says so. */
export const kim = () => join('Kim', 'Keane', 'member');

/** Adds pictures to memorials of Ada's, where a test says so. */
export const cora = () => join('Cora', 'Coetzee', 'member');

/** Has created memorials that are Ada's now, where a test says so. */
export const cleo = () => join('Cleo', 'Cele', 'member');

/** A cousin whom a family lets see its page, where a test says so. */
export const joanne = () => join('Joanne', 'Jacobs', 'member');

/** The admin. */
export const root = () => join('Root', 'Keeper', 'admin');

/** Creates the person with a live session. Called again, returns the same person with another session. */
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
