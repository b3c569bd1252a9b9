import { nextCaller } from '@/lab/bench/callers';

const TIMEOUT_MS = 30_000;

/**
 * Reads a whole answer, as a visitor from a network of their own. Returns its status. Throws where none comes, and for a 503
 * that does not say when to come back.
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
