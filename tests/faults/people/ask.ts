import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '../world/world';
import type { Person } from './people';

/** How long a person keeps trying. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 120;

export type Answer = { status: number; body: Record<string, unknown> };

/**
 * Sends a request, and repeats it while the site is down or answers with 429 or a 5xx. Returns the first other answer,
 * or null after 15 seconds or after `tries` attempts.
 */
export async function ask(
  { front }: World,
  person: Person,
  path: string,
  body: object,
  tries = Number.POSITIVE_INFINITY,
): Promise<Answer | null> {
  const end = Date.now() + PATIENCE_MS;
  for (let triesLeft = tries; triesLeft > 0 && Date.now() < end; triesLeft -= 1) {
    const answer = await sendOnce(front.url + path, person, body).catch(() => null);
    if (answer && answer.status < 500 && answer.status !== 429) return answer;
    await sleep(PAUSE_MS);
  }
  return null;
}

async function sendOnce(url: string, { headers }: Person, body: object): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return { status: answer.status, body: await answer.json() };
}
