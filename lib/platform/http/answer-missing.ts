import { notFound } from 'next/navigation';
import { setAnswerStatus } from './answer-status';

/**
 * Answers 404 with `shown`, which the page that has nothing else to show returns. Next's notFound() would
 * send an empty document that only scripts fill; it is thrown where there is no server in front.
 */
export function answerMissing<Shown>(shown: Shown): Shown {
  if (!setAnswerStatus(404)) notFound();
  return shown;
}
