import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { nextCaller } from './callers';

const TIMEOUT_MS = 15_000;
const STEP_MS = 20;
/** At most so many wait at the same time: the machine that asks must not run out of connections first. */
const LARGEST_CROWD = 4_000;

export type Asked = {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};

export type Answered = {
  /** The HTTP status; 0 where there was no answer in time. */
  status: number;
  ms: number;
  isRetriedLater: boolean;
};

/**
 * Asks `perSecond` times a second for what `next` returns, whether or not earlier answers have come: visitors do not wait for
 * each other. Returns all answers.
 */
export async function openLoop(
  url: string,
  { perSecond, seconds, next }: { perSecond: number; seconds: number; next: (at: number) => Asked },
): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Answered[] = [];
  const open = new Set<Promise<void>>();
  const begun = performance.now();
  let asked = 0;
  for (let passed = 0; passed < seconds; passed = (performance.now() - begun) / 1000) {
    for (const due = passed * perSecond; asked < due && open.size < LARGEST_CROWD; asked += 1) {
      const one = ask(url, next(asked), agent).then((answer) => {
        answers.push(answer);
        open.delete(one);
      });
      open.add(one);
    }
    await sleep(STEP_MS);
  }
  await Promise.all(open);
  agent.destroy();
  return answers;
}

function ask(
  url: string,
  { path, method = 'GET', headers: own, body }: Asked,
  agent: Agent,
): Promise<Answered> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, isRetriedLater = false) =>
      resolve({ status, ms: performance.now() - start, isRetriedLater });
    const headers = { ...nextCaller(), 'accept-encoding': 'gzip', ...own };
    const outgoing = request(
      url + path,
      { agent, headers, method, timeout: TIMEOUT_MS },
      (answer) => {
        answer.resume();
        const isRetriedLater = answer.headers['retry-after'] !== undefined;
        answer.once('end', () => end(answer.statusCode ?? 0, isRetriedLater));
        answer.once('error', () => end(0));
      },
    );
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => end(0));
    outgoing.end(body);
  });
}
