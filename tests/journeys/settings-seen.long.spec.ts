import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD } from './support/account';
import { type OwnSite, startOwnSite } from './support/own-site';
import { paidMemorial } from './support/paid-memorial';
import { expect, test } from './support/test';
import { mailTo } from './support/world';

/** Five changes of each kind. A hundred in all (E2E_SETTING_CHANGES=100) take five minutes. */
const CHANGES = Number(process.env.E2E_SETTING_CHANGES ?? 30);
/** The line that the test prints says how long it took: less than a second on a quiet machine, several on a busy one. */
const PATIENCE_MS = 30_000;
/** The pause between two reads of a page, so that the readers do not overload the site. */
const BETWEEN_MS = 150;
/** Enough parallel requests to reach both processes of the other instance, which share a port. */
const PARALLEL_READS = 4;

let site: OwnSite;
let token: string;
let memorial: string;

test.beforeAll(async ({ playwright }) => {
  site = await startOwnSite([{ WEB_PROCESSES: '1' }, { WEB_PROCESSES: '2', RUN_JOBS: 'false' }]);
  token = await site.adminToken();
  const request = await playwright.request.newContext({ baseURL: site.url });
  memorial = `/memorial/${await paidMemorial(request, token, { name: 'Seen Elsewhere' })}`;
  await request.dispose();
});
test.afterAll(() => site?.stop());

/** Calls the first instance as an admin. */
async function call(method: string, address: string, body?: object) {
  const answer = await fetch(site.url + address, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}

async function set(group: string, key: string, value: unknown): Promise<void> {
  const address = `/api/admin/settings/${group}`;
  const { version } = await call('GET', address);
  await call('PUT', address, { version, values: { [key]: value }, password: PASSWORD });
}

async function setPrice(amountMinor: number): Promise<void> {
  const address = '/api/admin/plans/memorial';
  const { version, limits } = await call('GET', address);
  const prices = [{ country: 'ZZ', currency: 'USD', amountMinor }];
  await call('PUT', address, { version, prices, limits, password: PASSWORD });
}

async function publish(body: string): Promise<void> {
  const address = '/api/admin/legal/imprint';
  const { version } = await call('GET', address);
  await call('POST', address, { language: 'en', version, body, password: PASSWORD });
}

/** A kind of change: how to make it on the first instance, and which cached pages of the other instance show it. */
type Kind = {
  pages: () => string[];
  change: (turn: number) => Promise<void>;
  /** Matches these pages in every language after the change, but not before. */
  expected: (turn: number) => RegExp;
};

/**
 * Each language of a page is cached separately. The lists are short: every change makes the site render all these
 * pages again, and two cores need a second for ten of them.
 */
const KINDS: Kind[] = [
  {
    pages: () => ['/', memorial, '/feed.xml', '/manifest.webmanifest'],
    change: (turn) => set('site', 'site.name', `Garden ${turn} of Names`),
    expected: (turn) => new RegExp(`Garden ${turn} of Names`),
  },
  {
    pages: () => ['/fr/about', '/terms_and_conditions'],
    change: (turn) => setPrice(2_100 + turn),
    expected: (turn) => new RegExp(`\\b21[.,]${String(turn).padStart(2, '0')}\\b`),
  },
  {
    pages: () => ['/imprint', '/fr/imprint'],
    change: (turn) => publish(`Entered in the register as number ${turn}.`),
    expected: (turn) => new RegExp(`in the register as number ${turn}\\.`),
  },
  {
    pages: () => ['/', memorial],
    change: (turn) => set('look', 'look.accent', accentOf(turn)),
    expected: (turn) => new RegExp(`<style data-look="">[^<]*--primary:${accentOf(turn)}\\b`),
  },
  {
    pages: () => ['/fr/about', memorial],
    change: (turn) => set('site', 'site.tagline', `Remembered for ${turn} summers.`),
    expected: (turn) => new RegExp(`Remembered for ${turn} summers\\.`),
  },
  {
    // Sign-up closes and opens in turn.
    pages: () => ['/signup', '/fr/signup'],
    change: (turn) => set('doors', 'doors.signUp', turn % 2 === 1 ? 'closed' : 'open'),
    expected: (turn) => (turn % 2 === 1 ? CLOSED : new RegExp(`^(?!.*(${CLOSED.source}))`, 's')),
  },
];

const CLOSED = /is not accepting new accounts at the moment|accepte pas de nouveaux comptes/;

/** Dark enough to be readable on the paper, and different on each turn. */
const accentOf = (turn: number) => `#1b4d${(0x40 + turn).toString(16)}`;

/** Reads a page of the other instance, and returns when it was requested. */
async function read(page: string) {
  const askedAt = performance.now();
  const answer = await fetch(site.instances[1]?.url + page);
  return { text: await answer.text(), status: answer.status, askedAt };
}

const shows = (pattern: RegExp, { text, status }: { text: string; status: number }) =>
  status === 200 && pattern.test(text);

/**
 * Waits until all processes of the other instance show a change. Returns a description of an answer that is still
 * outdated when patience ends, or null.
 */
async function waitFor(page: string, pattern: RegExp, changedAt: number): Promise<string | null> {
  for (;;) {
    const answers = await Promise.all(Array.from({ length: PARALLEL_READS }, () => read(page)));
    const olderAnswers = answers.filter((answer) => !shows(pattern, answer));
    if (olderAnswers.length === 0) {
      waits.push(performance.now() - changedAt);
      return null;
    }
    const late = olderAnswers.find(({ askedAt }) => askedAt - changedAt > PATIENCE_MS);
    if (late)
      return `${page} (${late.status}) was outdated ${Math.round(late.askedAt - changedAt)} ms after the change`;
    await sleep(BETWEEN_MS);
  }
}

/** How many milliseconds it took until all processes sent a page with the change. */
const waits: number[] = [];

test("every change of a setting appears on the other instance's cached pages, and stays there", async () => {
  test.setTimeout(900_000);
  for (const { pages } of KINDS) for (const page of pages()) await read(page);
  const card = `${site.instances[1]?.url}${memorial}/preview.jpg`;
  let earlierCard = '';
  const late: string[] = [];
  for (let at = 0; at < CHANGES; at += 1) {
    // The test makes more changes than an admin may make in an hour.
    await site.runQuery('DELETE FROM rate_limits');
    const { pages, change, expected } = KINDS[at % KINDS.length] as Kind; // as: the index is a remainder
    const turn = 1 + Math.floor(at / KINDS.length);
    await change(turn);
    const changedAt = performance.now();
    await Promise.all(
      pages().map(async (page) => {
        const fault = await waitFor(page, expected(turn), changedAt);
        if (fault) late.push(`${fault} (change ${at + 1})`);
      }),
    );
    // No process may return to an older version.
    for (const page of pages())
      if (!shows(expected(turn), await read(page)))
        late.push(`${page} showed change ${at + 1}, and then an older version`);
    if (at % KINDS.length > 0) continue;
    const etag = (await fetch(card)).headers.get('etag') ?? '';
    if (etag === earlierCard) late.push(`the preview card did not change with change ${at + 1}`);
    earlierCard = etag;
  }
  waits.sort((one, other) => one - other);
  const quantileMs = (quantile: number) =>
    Math.round(waits[Math.floor((waits.length - 1) * quantile)] ?? 0);
  console.info(
    `changes appeared within ${quantileMs(0.5)} ms (median), ${quantileMs(0.95)} ms (95 %), ${quantileMs(1)} ms (all)`,
  );
  expect(late).toEqual([]);

  await set('site', 'site.name', 'Garden in Mails');
  await set('doors', 'doors.signUp', 'open');
  const reader = `garden-${Date.now()}@example.org`;
  const answer = await fetch(`${site.instances[1]?.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: reader,
      firstName: 'Garden',
      lastName: 'Reader',
      password: PASSWORD,
    }),
  });
  expect(answer.status).toBe(201);
  expect((await mailTo(reader, /code/i)).text).toContain('Garden in Mails');
});
