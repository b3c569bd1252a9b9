import { AsyncLocalStorage } from 'node:async_hooks';

type Answer = { statusCode: number };

/** The server, Next's bundle and the page cache each have their own copy of this file, and share this one. */
const shared = globalThis as { perennialAnswers?: AsyncLocalStorage<Answer> }; // as: declared nowhere else
shared.perennialAnswers ??= new AsyncLocalStorage<Answer>();
const answers = shared.perennialAnswers;

/** Runs `handle`; whatever it calls, pages included, can set the status of `answer`. */
export const answering = <T>(answer: Answer, handle: () => T): T => answers.run(answer, handle);

/**
 * Gives the page that is being rendered this status. Next has no other way but to throw, and then answers
 * with an empty document that only scripts fill. Returns false when the server in front is not there.
 */
export function setAnswerStatus(status: number): boolean {
  const answer = answers.getStore();
  if (answer) answer.statusCode = status;
  return answer !== undefined;
}

/** The status of the current request's answer so far; undefined outside a request. */
export const answerStatus = (): number | undefined => answers.getStore()?.statusCode;
