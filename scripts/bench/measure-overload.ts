import { providerSandboxes } from '@/lib/payments/providers/registry';
import * as paths from '@/lib/platform/paths';
import { type Answered, type Asked, openLoop } from './open-loop';
import { quantile } from './quantile';
import { figure, type Section } from './report';
import { requestsPerSecond } from './requests-per-second';

/** How many times what the site can do is asked of it. */
const TIMES = 10;
const A_SECOND = { notices: 5, cached: 20 };
const NAMES = ['mary', 'smith', 'lovelace', 'john', 'maria', 'haddad', 'stein', 'zulu'];
/** Of what it can do, it still does at least so much: refusing costs something. */
const LEAST_DONE = 0.3;

const search = (at: number) =>
  `/find-memorials?name=${NAMES[at % NAMES.length]}&page=${1 + (at % 3)}`;

type Work = {
  url: string;
  memorialId: string;
  /** Those that the site is served with: notices are signed with its keys. */
  settings: Record<string, string>;
  scale: { seconds: number; overload: number };
};

/** R4 of security.md: what one process does under ten times the pages that it can render, and whether that is what it must. */
export async function measureOverload({
  url,
  memorialId,
  settings,
  scale,
}: Work): Promise<Section> {
  const { seconds, overload } = scale;
  const searches = NAMES.map((_, at) => search(at));
  await requestsPerSecond({ url, paths: searches, requests: 50 });
  await requestsPerSecond({ url, paths: [paths.memorial(memorialId)], requests: 50 });
  const capacity = await requestsPerSecond({ url, paths: searches, seconds });
  const load = (perSecond: number, next: (at: number) => Asked): Promise<Answered[]> =>
    openLoop(url, { perSecond, seconds: overload, next });
  const [pages, notices, cached] = await Promise.all([
    load(capacity * TIMES, (at) => ({ path: search(at) })),
    load(A_SECOND.notices, signedNotices(settings)),
    load(A_SECOND.cached, () => ({ path: paths.memorial(memorialId) })),
  ]);
  const others = pages.filter((each) => each.status !== 200 && !isRefusal(each));
  const done = good(pages).length / overload / capacity;
  const missed = [
    ...(pages.some(isRefusal) ? [] : ['nothing was refused: this was no overload']),
    ...(others.length === 0 ? [] : [`${others.length} pages were neither sent nor refused`]),
    ...(done >= LEAST_DONE ? [] : [`only ${figure(done)} of what it can do was done`]),
    ...(all(notices) ? [] : [`notices were not all received: ${statusesOf(notices)}`]),
    ...(all(cached) ? [] : [`cached pages were not all sent: ${statusesOf(cached)}`]),
  ];
  return {
    title: `${TIMES} times more than one process can do`,
    text: `For ${overload} s searches for names are asked for, ${TIMES} times as many as the process answers when each visitor waits for the one before. Beside them come ${A_SECOND.notices} signed notices of a payment provider and ${A_SECOND.cached} visits of a cached page a second. Times are in milliseconds; whoever asks shares the machine.`,
    head: ['', ''],
    rows: [
      ['searches it answers in a second, without overload', figure(capacity)],
      ['searches asked for in a second', figure(pages.length / overload)],
      ['answered with 200 in a second', figure(good(pages).length / overload)],
      ['of what it can do', figure(done)],
      ['refused with 503 and Retry-After', String(pages.filter(isRefusal).length)],
      ['any other answer, or none', String(others.length)],
      ['99 of 100 that were let in took at most', figure(p99(good(pages)))],
      ['99 of 100 refusals took at most', figure(p99(pages.filter(isRefusal)))],
      ['notices received', `${good(notices).length} of ${notices.length}`],
      ['cached pages sent', `${good(cached).length} of ${cached.length}`],
      ['99 of 100 cached pages took at most', figure(p99(cached))],
    ],
    missed,
  };
}

/** Notices about nothing of the first provider whose notices need no answer of its own. Throws where there is none. */
function signedNotices(settings: Record<string, string>): (at: number) => Asked {
  for (const { name, notice } of providerSandboxes())
    if (notice)
      return (at) => ({
        path: paths.apiPaymentNotice(name),
        method: 'POST',
        ...notice(settings, at),
      });
  throw new Error('No provider has a notice that could be sent');
}

const good = (answers: Answered[]) => answers.filter(({ status }) => status === 200);
const all = (answers: Answered[]) => answers.length > 0 && good(answers).length === answers.length;
const isRefusal = ({ status, isRetriedLater }: Answered) => status === 503 && isRetriedLater;
const statusesOf = (answers: Answered[]) =>
  [...Map.groupBy(answers, ({ status }) => status)]
    .map(([status, { length }]) => `${length} x ${status}`)
    .join(', ');
const p99 = (answers: Answered[]) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.99,
  );
