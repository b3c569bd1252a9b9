import { notFound } from 'next/navigation';
import { setAnswerStatus } from './answer-status';

/**
 * Sets the status 404 for a page that returns `shown`. Next's notFound() would send an empty
 * document that only scripts fill, so it is only used without the server in front.
 */
export function answerMissing<Shown>(shown: Shown): Shown {
  if (!setAnswerStatus(404)) notFound();
  return shown;
}
