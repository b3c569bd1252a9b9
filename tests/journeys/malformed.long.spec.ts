import http from 'node:http';
import { SESSION_COOKIE } from '@/lib/platform/auth/cookie-names';
import { seededRandom } from '@/prisma/demo/card/seeded-random';
import { logInAsNewPerson, newEmail } from './support/account';
import { inDatabase } from './support/database';
import { corruptRequest, type MalformedRequest } from './support/malformed';
import { paidMemorial } from './support/paid-memorial';
import { expect, test } from './support/test';
import { wellFormedCalls } from './support/well-formed';

/** `npm run reliability` sends ten times as many. */
const REQUESTS = Number(process.env.MALFORMED_REQUESTS ?? 10_000);
const BATCH = 250;
const AT_ONCE = 6;
const SEED = process.env.MALFORMED_SEED ?? 'malformed';
const MAX_MS = 20_000;
/** The maximum number of faults in the report, which keeps it readable. */
const MAX_REPORTED = 20;
/** The time limit of the test, per request. */
const MAX_MS_EACH = 36;
/** Keeps connections open, as a proxy does: what a request leaves on a connection must not affect the next one. */
const CONNECTIONS = new http.Agent({ keepAlive: true });

const READER = 'visitor' as const;
const READERS = [READER, 'owner', 'admin'] as const;

test('no malformed request causes a server error', async ({ page, baseURL }) => {
  test.setTimeout(Math.max(15 * 60_000, REQUESTS * MAX_MS_EACH));
  const site = new URL(baseURL ?? '');
  const [first, ...others] = wellFormedCalls();
  if (!first) throw new Error('The site has no pages');
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let memorial = '';

  for (let batch = 0; batch < REQUESTS / BATCH; batch++) {
    const chance = seededRandom(`${SEED}/${batch}`);
    const cookie = await cookieOfNewAccount(READERS[(batch + 1) % READERS.length] ?? READER);
    const callerAddress = `127.${1 + (batch % 250)}.${Math.floor(batch / 250)}.7`; // rate limits count callers by address
    const requests = Array.from({ length: BATCH }, () => {
      const call = corruptRequest(chance.pick([first, ...others]), memorial, chance);
      const sessionHeaders: Record<string, string> = cookie
        ? { cookie, 'sec-fetch-site': 'same-origin' }
        : {};
      return chance.between(0, 1) < 0.9
        ? { ...call, headers: { ...sessionHeaders, ...call.headers } }
        : call;
    });
    const work = async () => {
      for (let next = requests.pop(); next; next = requests.pop()) {
        const status = await send(site, callerAddress, next).catch((error: unknown) => {
          faults.push(`${SEED}/${batch} ${error} ${describe(next)}`);
          return 0;
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status >= 500) faults.push(`${SEED}/${batch} ${status} ${describe(next)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  const counts = [...statuses].sort(([a], [b]) => a - b);
  process.stdout.write(
    `${REQUESTS} requests: ${counts.map((one) => one.join(' x ')).join(', ')}\n`,
  );
  // `npm run reliability` reads these counts from the report.
  test.info().annotations.push({ type: 'statuses', description: JSON.stringify(counts) });
  // The first fault is the message, because a summary of failures shows nothing else.
  expect(faults.slice(0, MAX_REPORTED), faults[0]).toEqual([]);
  const countStatuses = (...counted: number[]) =>
    counted.reduce((sum, one) => sum + (statuses.get(one) ?? 0), 0);
  // Fewer would mean that most requests were refused before they were parsed.
  expect(countStatuses(200)).toBeGreaterThan(REQUESTS / 10);
  expect(countStatuses(400, 413, 415)).toBeGreaterThan(REQUESTS / 10);
  expect(countStatuses(429)).toBeLessThan(REQUESTS / 10);

  /**
   * Returns the session cookie of a new account, because earlier requests may have ended the last session or deleted
   * its memorial. A visitor gets no cookie.
   */
  async function cookieOfNewAccount(as: (typeof READERS)[number]): Promise<string> {
    if (as === 'visitor') return '';
    const email = newEmail();
    await page.context().clearCookies();
    await logInAsNewPerson(page, email);
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === SESSION_COOKIE)?.value ?? '';
    if (as === 'owner') memorial = await paidMemorial(page.request, token);
    else
      await inDatabase((sql) =>
        sql.query(`UPDATE users SET role = 'admin' WHERE email = $1`, [email]),
      );
    return `${SESSION_COOKIE}=${token}`;
  }
});

/** Returns the status, or 0 if the site closed the connection before it had read everything, which it may do. */
function send(site: URL, localAddress: string, malformedCall: MalformedRequest): Promise<number> {
  const { method, target, headers, body } = malformedCall;
  const { hostname, port } = site;
  // Otherwise the server would parse the body of a GET as another request.
  if (body) headers['content-length'] ??= String(body.length);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        hostname,
        port,
        localAddress,
        method,
        path: target,
        headers,
        agent: CONNECTIONS,
        timeout: MAX_MS,
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', () => resolve(response.statusCode ?? 0));
      },
    );
    request.on('timeout', () =>
      request.destroy(new Error(`No answer to ${describe(malformedCall)}`)),
    );
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) resolve(0);
      else reject(error);
    });
    request.end(body);
  });
}

const describe = ({ method, target, headers, body }: MalformedRequest) =>
  `${method} ${target.slice(0, 300)} ${JSON.stringify(headers).slice(0, 400)} ${body?.toString('latin1').slice(0, 600) ?? ''}`;
