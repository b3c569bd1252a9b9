import { type Answered, type Asked, openLoop } from './open-loop';
import { quantile } from './quantile';
import { figure, type Section } from './report';
import { requestsPerSecond } from './requests-per-second';

/** How many times what the site can do is asked of it. */
const TIMES = 10;
const A_SECOND = { notices: 5, cached: 20 };
const NAMES = ['mary', 'smith', 'lovelace', 'john', 'maria', 'haddad', 'stein', 'zulu'];
const NOTICE: Asked = { path: '/api/payments/webhook/paystack', method: 'POST' };

const search = (at: number) =>
  `/find-memorials?name=${NAMES[at % NAMES.length]}&page=${1 + (at % 3)}`;

/** R4 of security.md: what one process does under ten times the pages that it can render, for as long as `overload` says. */
export async function measureOverload(
  url: string,
  memorialId: string,
  { seconds, overload }: { seconds: number; overload: number },
): Promise<Section> {
  const paths = NAMES.map((_, at) => search(at));
  await requestsPerSecond({ url, paths, requests: 50 });
  await requestsPerSecond({ url, paths: [`/memorial/${memorialId}`], requests: 50 });
  const capacity = await requestsPerSecond({ url, paths, seconds });
  const [pages, notices, cached] = await Promise.all([
    load(capacity * TIMES, (at) => ({ path: search(at) })),
    load(A_SECOND.notices, () => NOTICE),
    load(A_SECOND.cached, () => ({ path: `/memorial/${memorialId}` })),
  ]);
  const others = pages.filter((each) => each.status !== 200 && !isRefusal(each)).length;
  return {
    title: `${TIMES} times more than one process can do`,
    text: `For ${overload} s searches for names are asked for, ${TIMES} times as many as the process answers when each visitor waits for the one before. Beside them come ${A_SECOND.notices} notices of a payment provider and ${A_SECOND.cached} visits of a cached page a second. Times are in milliseconds; whoever asks shares the machine.`,
    head: ['', ''],
    rows: [
      ['searches it answers in a second, without overload', figure(capacity)],
      ['searches asked for in a second', figure(pages.length / overload)],
      ['answered with 200 in a second', figure(good(pages).length / overload)],
      ['of what it can do', figure(good(pages).length / overload / capacity)],
      ['refused with 503 and Retry-After', String(pages.filter(isRefusal).length)],
      ['any other answer, or none', String(others)],
      ['99 of 100 that were let in took at most', figure(p99(good(pages)))],
      ['99 of 100 refusals took at most', figure(p99(pages.filter(isRefusal)))],
      [
        'notices refused for lack of time',
        `${notices.filter(isRefusal).length} of ${notices.length}`,
      ],
      ['cached pages not sent', `${cached.length - good(cached).length} of ${cached.length}`],
      ['99 of 100 cached pages took at most', figure(p99(cached))],
    ],
  };

  function load(perSecond: number, next: (at: number) => Asked): Promise<Answered[]> {
    return openLoop(url, { perSecond, seconds: overload, next });
  }
}

const good = (answers: Answered[]) => answers.filter(({ status }) => status === 200);
const isRefusal = ({ status, isRetriedLater }: Answered) => status === 503 && isRetriedLater;
const p99 = (answers: Answered[]) =>
  quantile(
    answers.map(({ ms }) => ms),
    0.99,
  );
