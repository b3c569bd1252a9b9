import { z } from 'zod';
import { demoAccounts } from '@/prisma/demo/accounts';

/** A demo member who owns a memorial, logged in through the API. */
export type MemorialOwner = {
  email: string;
  token: string;
  memorialId: string;
  /** Changes fields of the memorial. Throws unless the site accepts it. */
  change(fields: object): Promise<void>;
};

const NAME = 'ada';

/** Logs in to the site as a demo member. Throws if there is no demo. */
export async function logInOwner(site: string): Promise<MemorialOwner> {
  const account = demoAccounts.find(({ name }) => name === NAME);
  const { email = '', password = '' } = account ?? {};
  const login = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  const authorization = `Bearer ${token}`;
  const response = await fetch(`${site}/api/memorials/my-memorials`, {
    headers: { authorization },
  });
  const { memorials } = z
    .object({ memorials: z.array(z.object({ _id: z.string() })).min(1) })
    .parse(await response.json());
  const memorialId = memorials[0]?._id ?? '';
  const change = async (fields: object) => {
    const answer = await fetch(`${site}/api/memorials/${memorialId}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    if (!answer.ok) throw new Error(`The edit was refused: ${await answer.text()}`);
  };
  return { email, token, memorialId, change };
}
