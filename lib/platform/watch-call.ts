import { metrics } from './metrics';
import { span } from './trace';

/**
 * Calls an external service within a span, and records the duration and whether it failed.
 * @param to a payment provider, `s3`, `mail` or `cdn`
 * @param isAnswer whether a thrown error is an ordinary response, such as "no such object", and
 * thus no failure
 */
export async function watchCall<T>(
  to: string,
  call: () => Promise<T>,
  isAnswer: (thrown: unknown) => boolean = () => false,
): Promise<T> {
  const begun = performance.now();
  const count = (outcome: 'ok' | 'failed') =>
    metrics()?.called(to, outcome, (performance.now() - begun) / 1000);
  try {
    const answer = await span(`call ${to}`, { to }, call);
    count('ok');
    return answer;
  } catch (error) {
    count(isAnswer(error) ? 'ok' : 'failed');
    throw error;
  }
}
