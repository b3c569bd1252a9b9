import { encodeSessionToken, SESSION_SECONDS } from '@/lib/platform/auth/session-token';
import { newId, newSecretId } from '@/lib/platform/ids/public-id';
import type { World } from '../world/world';

export type Person = {
  id: string;
  /** Each person has a different IP address, because limits count by address. */
  headers: { authorization: string; 'x-forwarded-for': string };
};

/** Enough people to keep each address far below the limit `payment` (lib/platform/http/limits.ts). */
const CROWD = 400;

/** Creates the people of a run, each with an account and a session. Returns a function that returns the next person. */
export async function createCrowd({ database, settings }: World): Promise<() => Person> {
  Object.assign(process.env, settings); // the servers seal session tokens with this secret
  const sql = await database.connect();
  const people = new Map<number, Person>();
  for (let at = 0; at < CROWD; at += 1) people.set(at, await createPerson(sql, at));
  await sql.end();
  let turn = 0;
  return () => {
    const person = people.get(turn++ % CROWD);
    if (!person) throw new Error('The crowd is empty');
    return person;
  };
}

type Sql = { query(text: string, values: unknown[]): Promise<unknown> };

async function createPerson(sql: Sql, at: number): Promise<Person> {
  const id = newId();
  const sessionId = newSecretId();
  await sql.query(
    `INSERT INTO users (id, email, "passwordHash", "firstName", "lastName", "emailVerifiedAt")
     VALUES ($1, $2, 'none', 'Person', $3, now())`,
    [id, `crowd-${at}@example.org`, `No ${at}`],
  );
  await sql.query(
    `INSERT INTO sessions (id, "userId", "expiresAt")
     VALUES ($1, $2, now() + $3 * interval '1 second')`,
    [sessionId, id, SESSION_SECONDS],
  );
  const token = await encodeSessionToken(sessionId);
  const address = `10.1.${Math.floor(at / 250)}.${1 + (at % 250)}`;
  return { id, headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address } };
}
