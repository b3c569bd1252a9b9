import { describe, expect, it } from 'vitest';
import { DELETE as forget } from '@/app/api/access/guest/route';
import { POST as logOut } from '@/app/api/auth/logout/route';
import { acceptLegacyCookies } from '@/server/legacy-cookies';
import { call } from '../../support/call';
import { ada, joanne } from '../../support/cast';
import { addGuest, readStatus } from '../../support/guest';
import { addMemorial } from '../../support/memorial';

/** A browser with access to two memorials. The first access was granted when the cookie had its former name. */
async function openBrowser() {
  const owner = await ada();
  const byPassword = { visibility: 'password', passwordHash: 'none' } as const;
  const add = () => addMemorial({ createdById: owner.user.id, ...byPassword });
  const memorials = { former: await add(), today: await add() };
  const secrets = {
    former: (await addGuest(memorials.former)).secret,
    today: (await addGuest(memorials.today)).secret,
  };
  const jar = new Map<string, string>();
  return {
    memorials,
    secrets,
    jar,
    /** The headers as routes receive them. */
    headers() {
      const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
      acceptLegacyCookies(headers);
      return headers;
    },
    keep(answer: Headers) {
      for (const cookie of answer.getSetCookie()) {
        const [, name = '', value = '', maxAge] =
          /^([^=]+)=([^;]*); Path=\/; Max-Age=(\d+)/.exec(cookie) ?? [];
        if (maxAge === '0') jar.delete(name);
        else jar.set(name, value);
      }
    },
  };
}

type Browser = Awaited<ReturnType<typeof openBrowser>>;

const ENDS = {
  'logging out': async (browser: Browser) => {
    const { headers } = await joanne();
    return call(logOut, { method: 'POST', headers: { ...headers, ...browser.headers() } });
  },
  'asking to be forgotten': async (browser: Browser) =>
    call(forget, {
      method: 'DELETE',
      headers: { ...browser.headers(), 'sec-fetch-site': 'same-origin' },
    }),
};

describe.each(Object.entries(ENDS))(
  'a guest with a cookie of the former name, after %s',
  (_, end) => {
    it.each([
      ['under both names', ['perennial-guest', 'memorial-guest']],
      ['under the former name only', ['perennial-guest']],
    ])('loses access if the browser stored it %s', async (_how, names) => {
      const browser = await openBrowser();
      const { memorials, secrets, jar } = browser;
      for (const name of names)
        jar.set(name, name === 'memorial-guest' ? secrets.today : secrets.former);
      const readableMemorial = names.length === 2 ? memorials.today : memorials.former;
      expect(await readStatus(readableMemorial, browser.headers())).toBe(200);
      const { status, headers } = await end(browser);
      expect(status).toBe(200);
      browser.keep(headers);
      expect([...jar.keys()].filter((name) => name.endsWith('-guest'))).toEqual([]);
      for (const id of Object.values(memorials))
        expect(await readStatus(id, browser.headers())).toBe(404);
    });
  },
);
