import { nextCaller } from '@/scripts/bench/callers';

const TIMEOUT_MS = 30_000;

/** Reads a whole answer, as a visitor from a network of their own. Returns its status. Throws where none comes. */
export async function readPage(url: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(url, {
    headers: { ...nextCaller(), ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.status;
}
