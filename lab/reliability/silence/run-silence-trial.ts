import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { nextCaller } from '@/lab/bench/callers';
import { runQuery } from '@/lab/bench/filled-databases';
import { newGallery, photograph, postPicture } from '@/lab/bench/gallery';
import { processTree } from '@/lab/bench/process-memory';
import { requestsPerSecond } from '@/lab/bench/requests-per-second';
import type { ServedSite } from '@/lab/bench/serve-built-site';
import { type OpenedOrder, openOrders } from '../../../tests/faults/run/open-orders';
import { setKnobs } from '../../../tests/faults/world/sandbox-calls';
import type { World } from '../../../tests/faults/world/world';
import { signedNotice } from '../../../tests/support/bank';
import { readPage } from '../load/read-page';
import { type Load, steadyLoad, stopLoads } from '../load/steady-load';
import { publicMemorials } from '../made-up-site';
import { withWorldSite } from '../world-site';
import { openMemoryBucket } from './memory-bucket';
import { openSilentProxy, type SilentProxy } from './silent-proxy';

const MEMORIALS = 1_000;
const PAGES = 20;
const WARM_UP_ROUNDS = 30;
const PER_SECOND = { pages: 20, others: 3, searches: 5 };
const SECONDS_BEFORE = 10;
const SECONDS_OF_SILENCE = 20;
/** More than a process's database connections, or its places for reads. */
const AT_ONCE = 12;
/** As many as the gallery's form sends: more would have to wait until the pictures of the others are decoded. */
const UPLOADS_AT_ONCE = 3;
const TIMEOUT_MS = 30_000;
/** Small, so that decoding takes little time compared with the silence. */
const [WIDTH, HEIGHT] = [400, 300];
/** Failed mails are retried after a while. A person would wait a minute or two. */
const RECOVERY_MS = 180_000;
const POLL_MS = 500;
const BUCKET = 'media';
const CONTACT_MESSAGE = {
  name: 'Ben Botha',
  email: 'ben@example.org',
  subject: 'A date',
  message: 'The year of birth is 1941.',
};

/** The statuses of concurrent calls, and the duration of the slowest. */
export type CallOutcomes = { name: string; statuses: number[]; ms: number };
export type SilenceResult = {
  /** Calls that depend on one of the silent services. */
  calls: CallOutcomes[];
  /** A call whose mail is sent later, when the mail server answers. */
  message: CallOutcomes;
  /** Requests that need none of the silent services, before and during the silence. */
  before: Load;
  unrelated: Load;
  /** Whether the same processes still serve the site at the end. */
  isNotRestarted: boolean;
  /** What did not work in time after the silence. */
  lost: string[];
  recoveryMs: number;
};

/**
 * Serves the built site while the bucket, the payment provider and the mail server accept connections but never answer.
 * Afterwards they answer again, and every request is repeated until it succeeds, without restarting the site.
 */
export async function runSilenceTrial(): Promise<SilenceResult> {
  const objects = await openMemoryBucket();
  const proxies: SilentProxy[] = [];
  const proxyTo = async (port: number) => {
    const proxy = await openSilentProxy(port);
    proxies.push(proxy);
    return proxy;
  };
  try {
    return await withWorldSite(
      MEMORIALS,
      (world, site) => runTrial(world, site, proxies),
      async (world) => {
        const [bucket, mail, provider] = await Promise.all(
          [objects.port, portOf(world.inbox.smtpUrl), portOf(world.sandbox.url)].map(proxyTo),
        );
        world.providerProxy.targets = [`http://127.0.0.1:${provider?.port}`];
        return {
          MEDIA_DIR: '',
          S3_BUCKET: BUCKET,
          S3_ENDPOINT: `http://127.0.0.1:${bucket?.port}`,
          S3_FORCE_PATH_STYLE: 'true',
          S3_ACCESS_KEY_ID: 'site',
          S3_SECRET_ACCESS_KEY: 'secret',
          SMTP_URL: `smtp://127.0.0.1:${mail?.port}`,
        };
      },
    );
  } finally {
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await objects.close();
  }
}

const portOf = (url: string) => Number(new URL(url).port);

async function runTrial(
  world: World,
  { url, pid }: ServedSite,
  proxies: SilentProxy[],
): Promise<SilenceResult> {
  await setKnobs(world.sandbox.url, { webhook: 'never' });
  const [order] = await openOrders(world, 1);
  if (!order) throw new Error('No order was opened.');
  const gallery = await newGallery(world.settings);
  const picture = await photograph(WIDTH, HEIGHT);
  const upload = () => uploadPicture(url, gallery, picture);
  if ((await upload()) >= 400) throw new Error('No picture could be uploaded.');
  const picturePath = await pictureOf(world, gallery.memorialId);
  const allIds = await publicMemorials(world.database.url, MEMORIALS);
  const [pages, others] = [allIds.slice(0, PAGES), allIds.slice(PAGES)].map((ids) =>
    ids.map((id) => `/memorial/${id}`),
  ) as [string[], string[]]; // two of two
  await requestsPerSecond({ url, paths: pages, requests: PAGES * WARM_UP_ROUNDS });
  let visits = 0;
  const startLoads = () => [
    steadyLoad('pages that were visited before', PER_SECOND.pages, (turn) =>
      readPage(url + pages[turn % PAGES]),
    ),
    steadyLoad('pages that nobody has visited', PER_SECOND.others, () =>
      readPage(url + others[visits++ % others.length]),
    ),
    steadyLoad('searches', PER_SECOND.searches, (turn) =>
      readPage(`${url}/api/memorials?name=${['mary', 'john', 'smith'][turn % 3]}`),
    ),
  ];
  const firstLoads = startLoads();
  await sleep(SECONDS_BEFORE * 1_000);
  const before = await stopLoads(firstLoads);
  const servers = serversBelow(pid);

  for (const proxy of proxies) proxy.silence();
  const loads = startLoads();
  const dependentCalls = {
    'pictures that are not in memory': () => readPage(url + picturePath),
    'questions whether an order is paid': () => verify(url, order),
    'notices of a payment': () => notify(url, order),
  };
  const beginAt = performance.now();
  const [message, ...calls] = await Promise.all([
    callAtOnce('a message to the keepers of the site', 1, () => contact(url)),
    callAtOnce('uploads', UPLOADS_AT_ONCE, upload),
    ...Object.entries(dependentCalls).map(([name, call]) => callAtOnce(name, AT_ONCE, call)),
  ]);
  await sleep(Math.max(0, SECONDS_OF_SILENCE * 1_000 - (performance.now() - beginAt)));
  const unrelated = await stopLoads(loads);
  for (const proxy of proxies) proxy.resume();

  const resumedAt = performance.now();
  const checks = {
    ...Object.fromEntries(
      Object.entries({ ...dependentCalls, uploads: upload }).map(([name, call]) => [
        name,
        async () => (await call()) < 400,
      ]),
    ),
    'the mail with the contact message': async () =>
      world.inbox.mails().some(({ text }) => text.includes(CONTACT_MESSAGE.message)),
    'the memorial that was paid for': async () => isSettled(world, order),
  };
  const lost = await repeatUntilDone(checks, resumedAt + RECOVERY_MS);
  const recoveryMs = performance.now() - resumedAt;
  const isNotRestarted = servers.length > 0 && servers.join() === serversBelow(pid).join();
  return { calls, message, before, unrelated, lost, recoveryMs, isNotRestarted };
}

/** Repeats each request until it succeeds. Returns the names of those that did not succeed in time. */
async function repeatUntilDone(
  checks: Record<string, () => Promise<boolean>>,
  until: number,
): Promise<string[]> {
  let missing = Object.entries(checks);
  for (; missing.length > 0 && performance.now() < until; await sleep(POLL_MS)) {
    const results = await Promise.all(missing.map(([, isDone]) => isDone().catch(() => false)));
    missing = missing.filter((_, at) => !results[at]);
  }
  return missing.map(([name]) => name);
}

/** A call without a response counts as status 0. */
async function callAtOnce(
  name: string,
  times: number,
  call: () => Promise<number>,
): Promise<CallOutcomes> {
  const start = performance.now();
  const statuses = await Promise.all(Array.from({ length: times }, () => call().catch(() => 0)));
  return { name, statuses, ms: performance.now() - start };
}

/** The processes that serve the site. Others decode its pictures, and end by themselves. */
const serversBelow = (pid: number): number[] =>
  processTree(pid)
    .filter((each) => readFileSync(`/proc/${each}/cmdline`, 'utf8').includes('main.mjs'))
    .toSorted();

/** The address of a gallery picture that was never requested, once its smaller files exist. */
async function pictureOf({ database }: World, memorialId: string): Promise<string> {
  const sql = `SELECT id FROM media WHERE "memorialId" = $1 AND objects ? '320'`;
  for (let left = 60; left > 0; left -= 1) {
    const [row] = await runQuery(database.url, sql, [memorialId]);
    if (row) return `/media/${row.id}/320`;
    await sleep(POLL_MS);
  }
  throw new Error('No picture has its smaller files.');
}

async function uploadPicture(
  url: string,
  { memorialId, token }: { memorialId: string; token: string },
  picture: Blob,
): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await postPicture(url, memorialId, token, picture, signal);
  await answer.arrayBuffer();
  return answer.status;
}

const verify = (url: string, { person, order: { orderId, reference } }: OpenedOrder) =>
  postJson(`${url}/api/payments/verify-paystack`, { orderId, reference }, person.headers);

const contact = (url: string) => postJson(`${url}/api/contact`, CONTACT_MESSAGE, nextCaller());

const notify = (url: string, { order }: OpenedOrder) => {
  const { body, headers } = signedNotice(order.reference);
  return post(`${url}/api/payments/webhook/paystack`, body, { ...nextCaller(), ...headers });
};

const postJson = (url: string, body: object, headers: Record<string, string>) =>
  post(url, JSON.stringify(body), { ...headers, 'content-type': 'application/json' });

async function post(url: string, body: string, headers: Record<string, string>) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(url, { method: 'POST', headers, body, signal });
  await answer.arrayBuffer();
  return answer.status;
}

async function isSettled({ database }: World, { order }: OpenedOrder): Promise<boolean> {
  const sql = 'SELECT 1 FROM memorials WHERE "orderId" = $1';
  return (await runQuery(database.url, sql, [order.orderId])).length > 0;
}
