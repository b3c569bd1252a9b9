import { metrics } from './metrics';
import { span } from './trace';

/**
 * Makes a call to something outside of this process, which is a span of the trace,
 * and counts how long it took and whether it failed.
 * @param to a payment provider, `s3`, `mail` or `cdn`
 * @param isAnswer whether what was thrown is an answer all the same, such as "there is no such object"
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
