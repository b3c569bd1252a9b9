import { metrics } from './metrics';
import { withSpan } from './trace';

/**
 * Calls an external service within a span, and records the duration and whether it failed.
 * @param to a payment provider, `s3`, `mail` or `cdn`
 * @param isExpected whether a thrown error is an ordinary response, such as "no such object",
 * rather than a failure
 */
export async function instrumentCall<T>(
  to: string,
  call: () => Promise<T>,
  isExpected: (thrown: unknown) => boolean = () => false,
): Promise<T> {
  const startedAt = performance.now();
  const count = (outcome: 'ok' | 'failed') =>
    metrics()?.called(to, outcome, (performance.now() - startedAt) / 1000);
  try {
    const answer = await withSpan(`call ${to}`, { to }, call);
    count('ok');
    return answer;
  } catch (error) {
    count(isExpected(error) ? 'ok' : 'failed');
    throw error;
  }
}
