import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { nextCaller } from './callers';

const TIMEOUT_MS = 15_000;

export type Times = {
  /** In milliseconds, of all requests, failed ones included. */
  ms: number[];
  /** How many got a status other than 200, or no response in time. */
  failed: number;
};

/** Bypasses the site's answers from memory, which never serve range requests. */
export const BYPASS_CACHE = { range: 'bytes=0-' };

/** Requests each path, `atOnce` at a time, over persistent connections. */
export async function responseTimes(
  url: string,
  paths: string[],
  { atOnce = 1, headers = {} }: { atOnce?: number; headers?: Record<string, string> } = {},
): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: Times = { ms: [], failed: 0 };
  const remaining = [...paths];
  const work = async () => {
    for (let path = remaining.shift(); path !== undefined; path = remaining.shift()) {
      const start = performance.now();
      const status = await statusOf(url + path, agent, headers);
      times.ms.push(performance.now() - start);
      if (status !== 200) times.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return times;
}

/** The status of a complete response; 0 if there was none. */
function statusOf(
  url: string,
  agent: Agent,
  extraHeaders: Record<string, string>,
): Promise<number> {
  const headers = { ...nextCaller(), ...extraHeaders };
  return new Promise((resolve) => {
    const request = get(url, { agent, headers, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(0));
  });
}
