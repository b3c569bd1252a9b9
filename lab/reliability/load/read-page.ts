import { nextCaller } from '@/lab/bench/callers';

const TIMEOUT_MS = 30_000;

/**
 * Reads a complete response, as a visitor from a separate network. Returns its status. Throws if there is none, and for
 * a 503 without Retry-After.
 */
export async function readPage(url: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(url, {
    headers: { ...nextCaller(), ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  if (answer.status === 503 && !answer.headers.get('retry-after'))
    throw new Error('503 without Retry-After');
  return answer.status;
}
