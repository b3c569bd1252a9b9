import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppError } from '../errors.ts';

type Answer = {
  statusCode: number;
  /** Whether something is missing from it that the next caller may have. */
  isForOneCaller?: boolean;
};
export type Asked = {
  answer: Answer;
  /** It only reads, and comes without a session or a token. */
  isVisitors: boolean;
  /** Why the page could not be rendered, where something that the site needs is away. */
  failure?: AppError;
};

/** The server, Next's bundle and the page cache each have their own copy of this file, and share this one. */
const shared = globalThis as { perennialRequests?: AsyncLocalStorage<Asked> }; // as: declared nowhere else
shared.perennialRequests ??= new AsyncLocalStorage<Asked>();
const requests = shared.perennialRequests;

/** Runs `handle`; whatever it calls, pages included, can set the status of the answer and learn whose request it is. */
export const answering = <T>(asked: Asked, handle: () => T): T => requests.run(asked, handle);

/**
 * Gives the page that is being rendered this status. Next has no other way but to throw, and then answers
 * with an empty document that only scripts fill. Returns false when the server in front is not there.
 */
export function setAnswerStatus(status: number): boolean {
  const asked = requests.getStore();
  if (asked) asked.answer.statusCode = status;
  return asked !== undefined;
}

/** Says that a limit or a failure has left something out of the answer to the current request, so that it is not kept. */
export function answerOneCaller(): void {
  const asked = requests.getStore();
  if (asked) asked.answer.isForOneCaller = true;
}

/** Whether `answerOneCaller` was called for this answer. */
export const wasForOneCaller = ({ isForOneCaller = false }: Answer): boolean => isForOneCaller;

/** Notes why the page of the current request could not be rendered (server/unavailable-page.ts). */
export function noteFailure(failure: AppError): void {
  const asked = requests.getStore();
  if (asked) asked.failure ??= failure;
}

/** The status of the current request's answer so far; undefined outside a request. */
export const answerStatus = (): number | undefined => requests.getStore()?.answer.statusCode;

/** Whether the current request only reads and comes from a visitor without a session; false outside a request. */
export const isVisitorsRequest = (): boolean => requests.getStore()?.isVisitors ?? false;
