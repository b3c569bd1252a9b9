import { Agent, type IncomingMessage, request as send } from 'node:http';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { nextCaller } from '@/lab/bench/callers';
import { processorSeconds } from '@/lab/bench/processor-seconds';
import { quantile } from '@/lab/bench/quantile';
import { figure } from '@/lab/bench/report';
import { requestsPerSecond } from '@/lab/bench/requests-per-second';
import { BYPASS_CACHE } from '@/lab/bench/response-times';
import { openOrders } from '../../../tests/faults/run/open-orders';
import { setKnobs } from '../../../tests/faults/world/sandbox-calls';
import { signedNotice } from '../../../tests/support/bank';
import { answersTable, unsentText } from '../load/answers-table';
import { type Load, type RequestOutcome, steadyLoad } from '../load/steady-load';
import type { Measurement } from '../measurement';
import { isFullSize, outcomeOf } from '../outcome';
import type { ReliabilityScale } from '../scale';
import { withWorldSite } from '../world-site';

const MEMORIALS = 2_000;
/** Rendered for each request that bypasses the cache, so that the site needs more processor time than the load. */
const PATHS = ['mary', 'john', 'smith', 'иван', '王'].map(
  (name) => `/find-memorials?${new URLSearchParams({ name })}`,
);
const ORDERS = 20;
/**
 * After only a hundred requests, a server has not compiled all its hot code, and its measured capacity would be too
 * small.
 */
const WARM_UP_REQUESTS = 1_500;
const NOTICES_PER_SECOND = 2;
const OVERLOAD_FACTOR = 10;
const SECONDS_OF_CAPACITY = 10;
const TIMEOUT_MS = 30_000;
/**
 * The load runs this long before responses count: at first it opens hundreds of connections and is itself still being
 * compiled. It stalls for tenths of a second, and then sends all due requests at once.
 */
const SECONDS_BEFORE = 3;
const SECONDS_BETWEEN = 5;
/** Smaller overloads, which R4 does not require, each for a third of the time. */
const MILD_FACTORS = [1.5, 3];
const MIN_GOODPUT = 0.8;
const MAX_MS = 500;

/** R4: ten times as many requests as the site can answer, while providers send payment notices. */
export const measureOverload = (scale: ReliabilityScale): Promise<Measurement> =>
  withWorldSite(MEMORIALS, async (world, { url, pid }) => {
    await setKnobs(world.sandbox.url, { webhook: 'never' });
    const orders = await openOrders(world, ORDERS);
    await requestsPerSecond({
      url,
      paths: PATHS,
      headers: BYPASS_CACHE,
      requests: WARM_UP_REQUESTS,
    });
    const processorTime = rateOf(() => processorSeconds(pid));
    const capacity = await requestsPerSecond({
      url,
      paths: PATHS,
      headers: BYPASS_CACHE,
      seconds: SECONDS_OF_CAPACITY,
    });
    const processorRateAlone = processorTime();
    const pages = steadyLoad('pages', OVERLOAD_FACTOR * capacity, (turn) =>
      ask(url + PATHS[turn % PATHS.length]),
    );
    const notices = steadyLoad('notices of payments', NOTICES_PER_SECOND, (turn) => {
      const { reference } = orders[turn % orders.length]?.order ?? { reference: '' };
      return ask(`${url}/api/payments/webhook/paystack`, signedNotice(reference));
    });
    await sleep(SECONDS_BEFORE * 1_000);
    const beginAt = performance.now();
    processorTime();
    await sleep(scale.overloadSeconds * 1_000);
    const processorShare = processorTime() / processorRateAlone;
    const endAt = performance.now();
    const loads = { pages: await pages.stop(), notices: await notices.stop() };
    const mildOutcomes: RequestOutcome[] = [];
    for (const times of MILD_FACTORS) {
      await sleep(SECONDS_BETWEEN * 1_000);
      const load = steadyLoad(`${times} times`, times * capacity, (turn) =>
        ask(url + PATHS[turn % PATHS.length]),
      );
      await sleep((scale.overloadSeconds / 3) * 1_000);
      mildOutcomes.push(...(await load.stop()).answers);
    }
    return overloadReport(
      { ...loads, mild: mildOutcomes },
      { capacity, left: processorShare, beginAt, endAt },
      scale,
    );
  });

/** Returns a function that returns the figure's average growth per second since its last call. */
function rateOf(read: () => number): () => number {
  let [lastValue, lastAt] = [read(), performance.now()];
  return () => {
    const [now, nowAt] = [read(), performance.now()];
    const rate = ((now - lastValue) / (nowAt - lastAt)) * 1_000;
    [lastValue, lastAt] = [now, nowAt];
    return rate;
  };
}

const agent = new Agent({ keepAlive: true });

/**
 * Sends a request like a browser that accepts gzip. Uses Node's plain client, because `fetch` does more work for each
 * request and the load shares the processors with the site. Returns the status. Throws for a 503 without Retry-After.
 */
async function ask(url: string, notice?: ReturnType<typeof signedNotice>): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = send(
      url,
      {
        method: notice ? 'POST' : 'GET',
        headers: {
          ...nextCaller(),
          'accept-encoding': 'gzip',
          ...(notice?.headers ?? BYPASS_CACHE),
        },
        agent,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      resolve,
    );
    request.once('error', reject).end(notice?.body);
  });
  await finished(answer.resume());
  const status = answer.statusCode ?? 0;
  if (status === 503 && !answer.headers['retry-after']) throw new Error('503 without Retry-After');
  return status;
}

/**
 * The report. The load runs on the site's own processors: `left` is the processor time left to the site, as a share of
 * what it had while `capacity` was measured. If the load could not send all requests, the site had to handle
 * less than ten times its capacity, so the target is met in part at best.
 */
export function overloadReport(
  loads: { pages: Load; notices: Load; mild: RequestOutcome[] },
  {
    capacity,
    left: processorShare,
    beginAt,
    endAt,
  }: { capacity: number; left: number; beginAt: number; endAt: number },
  scale: ReliabilityScale,
): Measurement {
  const { overloadSeconds: seconds } = scale;
  const [pages, notices] = [loads.pages.answers, loads.notices.answers];
  const unsent = loads.pages.unsent + loads.notices.unsent;
  const admitted = pages.filter(({ status }) => status >= 200 && status < 400);
  const refusals = pages.filter(({ status }) => status === 429 || status === 503);
  const wrongCount = pages.length - admitted.length - refusals.length;
  const lostNotices = notices.filter(({ status }) => status !== 200).length;
  const admittedAfterBegin = admitted.filter(({ sentAt }) => sentAt >= beginAt);
  const inTime = admittedAfterBegin.filter(({ sentAt, ms }) => sentAt + ms <= endAt);
  const share = Number.isFinite(processorShare) ? Math.min(1, processorShare) : 1;
  const goodput = inTime.length / seconds / (capacity * share);
  const p99 = quantile(
    admittedAfterBegin.map(({ ms }) => ms),
    0.99,
  );
  const isMet = wrongCount === 0 && lostNotices === 0 && goodput >= MIN_GOODPUT && p99 <= MAX_MS;
  const outcomesByName = pages.map(
    (each): RequestOutcome => ({
      ...each,
      name: each.sentAt >= beginAt ? nameOf(each) : `${nameOf(each)}, before the measurement`,
    }),
  );
  return {
    title: 'Ten times too many requests',
    text: `Searches that are rendered for every request, by two processes. Sixteen connections, each sending its next request as soon as it has a response, got ${figure(capacity)} responses per second. Then ${figure(OVERLOAD_FACTOR * capacity)} requests per second are sent, whether responses arrive or not: for ${SECONDS_BEFORE} s, in which the load gets up to speed, and for the ${seconds} s that are measured. ${NOTICES_PER_SECOND} payment notices per second are sent at the same time.`,
    findings: [
      {
        target: 'R4',
        outcome: outcomeOf(isMet, isFullSize(scale, 'overloadSeconds') && unsent === 0),
        figures: `the site answered ${figure(goodput * 100)} % of what it can${capacityText(goodput, share)}, 99 % of that within ${figure(p99)} ms; ${refusals.length.toLocaleString('en')} of ${pages.length.toLocaleString('en')} were refused with 429 or 503, ${wrongCount} answered otherwise or not at all; ${lostNotices} of ${notices.length} notices refused${unsentText(unsent)}`,
      },
    ],
    tables: [
      answersTable([...outcomesByName, ...notices]),
      answersTable(
        loads.mild.map((each) => ({
          ...each,
          name: `${each.name} what the site can do, answered with ${each.status}`,
        })),
      ),
    ],
  };
}

/**
 * Text that follows the goodput: the share of the site's processor time that the load left to it, and the goodput as a
 * share of what the site can do with all its processor time. Empty if the load took none.
 */
const capacityText = (goodput: number, share: number): string =>
  share < 1
    ? ` with the ${figure(share * 100)} % of its processor time that the load left to it (${figure(goodput * share * 100)} % of what it answered with all its processor time)`
    : '';

const nameOf = ({ status, fault }: RequestOutcome) =>
  status === 0 ? `pages: ${fault}` : `pages answered with ${status}`;
