import { setTimeout as sleep } from 'node:timers/promises';
import { figure } from '@/lab/bench/report';
import { requestsPerSecond } from '@/lab/bench/requests-per-second';
import { serveBuiltSite } from '@/lab/bench/serve-built-site';
import { answersTable, faultsText, findFailures, unsentText } from '../load/answers-table';
import { readPage } from '../load/read-page';
import { type Load, type RequestOutcome, steadyLoad, stopLoads } from '../load/steady-load';
import { publicMemorials, startMadeUpSite } from '../made-up-site';
import type { Measurement, TargetFinding } from '../measurement';
import { isFullSize, outcomeOf } from '../outcome';
import type { ReliabilityScale } from '../scale';

const MEMORIALS = 2_000;
const PAGES = 20;
/** How often each page is requested before the load starts, so that both processes have it in memory. */
const WARM_UP_ROUNDS = 30;
const PER_SECOND = { cached: 20, others: 10 };
const RECOVERY_MS = 2_000;
/** Within this time there must be an answer, or a 503 with Retry-After. */
const MAX_MS = 1_000;
/** The status of requests that need the database while it is down (docs/security.md, "When something is away"). */
const UNAVAILABLE = 503;
const NAMES = {
  cached: 'pages that were visited before',
  others: 'searches and single memorials of the API',
};

/** R5: PostgreSQL is restarted while people read. */
export async function measureDatabase(scale: ReliabilityScale): Promise<Measurement> {
  const { aroundRestartSeconds } = scale;
  const madeUpSite = await startMadeUpSite(MEMORIALS);
  const site = await serveBuiltSite({ ...madeUpSite.settings, WEB_PROCESSES: '2' }).catch(
    async (error) => {
      await madeUpSite.close();
      throw error;
    },
  );
  try {
    const ids = await publicMemorials(madeUpSite.databaseUrl, PAGES);
    const page = (turn: number) => `${site.url}/memorial/${ids[turn % ids.length]}`;
    const visitedPaths = ids.map((id) => `/memorial/${id}`);
    await requestsPerSecond({
      url: site.url,
      paths: visitedPaths,
      requests: PAGES * WARM_UP_ROUNDS,
    });
    const paths = [...ids.map((id) => `/api/memorials/${id}`), '/api/memorials?name=mary'];
    const loads = [
      steadyLoad(NAMES.cached, PER_SECOND.cached, (turn) => readPage(page(turn))),
      steadyLoad(NAMES.others, PER_SECOND.others, (turn) =>
        readPage(site.url + paths[turn % paths.length]),
      ),
    ];
    await sleep(aroundRestartSeconds * 1_000);
    const downAt = performance.now();
    await madeUpSite.restartDatabase();
    const upAt = performance.now();
    await sleep(aroundRestartSeconds * 1_000);
    return restartReport(await stopLoads(loads), { downAt, upAt }, scale);
  } finally {
    await site.close();
    await madeUpSite.close();
  }
}

/** The report. `downAt` is when the database was told to stop, `upAt` when it answered again. */
export function restartReport(
  { answers, unsent }: Load,
  { downAt, upAt }: { downAt: number; upAt: number },
  scale: ReliabilityScale,
): Measurement {
  const [cached, others] = [NAMES.cached, NAMES.others].map((name) =>
    answers.filter((each) => each.name === name),
  ) as [RequestOutcome[], RequestOutcome[]]; // one list for each of the two names
  const refusals = others.filter(({ status }) => status === UNAVAILABLE);
  const failures = [
    ...findFailures(cached),
    ...findFailures(others).filter((each) => !refusals.includes(each)),
  ];
  const lastFailureAt = Math.max(
    upAt,
    ...findFailures(others).map(({ sentAt, ms }) => sentAt + ms),
  );
  const outcomesByPhase = answers.map(
    (each): RequestOutcome => ({ ...each, name: nameOf(each, downAt, lastFailureAt) }),
  );
  const recoveryMs = lastFailureAt - upAt;
  const longest = Math.max(...others.map(({ ms }) => ms));
  const isMet = failures.length === 0 && recoveryMs <= RECOVERY_MS && longest <= MAX_MS;
  const hasRequests = cached.length > 0 && others.length > 0;
  const finding: TargetFinding = {
    target: 'R5',
    outcome: outcomeOf(
      isMet && hasRequests,
      isFullSize(scale, 'aroundRestartSeconds') && unsent === 0,
    ),
    figures: `${findFailures(cached).length} of ${cached.length} visited pages failed${faultsText(cached)}; ${refusals.length} of ${others.length} other reads were told to come back${faultsText(failures.filter(({ name }) => name === NAMES.others))}, and the slowest of them took ${figure(longest / 1000)} s; every request was answered again ${figure(recoveryMs / 1000)} s after the database was back${unsentText(unsent)}`,
  };
  return {
    title: 'A restart of the database under load',
    text: `Two processes; ${PER_SECOND.cached} requests a second for ${PAGES} visited pages and ${PER_SECOND.others} for what needs the database. PostgreSQL was restarted as for an update of PostgreSQL itself, and was back after ${figure((upAt - downAt) / 1000)} s; meanwhile, requests that need it receive a 503 with Retry-After.`,
    findings: [finding],
    tables: [answersTable(outcomesByPhase.toSorted((a, b) => a.name.localeCompare(b.name)))],
  };
}

function nameOf({ name, sentAt, ms }: RequestOutcome, downAt: number, overAt: number): string {
  if (sentAt + ms < downAt) return `${name}, before`;
  return sentAt < overAt ? `${name}, meanwhile` : `${name}, afterwards`;
}
