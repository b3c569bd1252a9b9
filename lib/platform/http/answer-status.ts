import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppError } from '../errors.ts';

type Answer = {
  statusCode: number;
  /**
   * True if something was left out that another caller may receive, so the answer must not be
   * cached.
   */
  isForOneCaller?: boolean;
};
export type Asked = {
  answer: Answer;
  /** A read without a session or token. */
  isVisitors: boolean;
  /** Why the page could not be rendered, if a service that the site needs is unavailable. */
  failure?: AppError;
};

/**
 * The server, Next's bundle and the page cache each load their own copy of this file. They share
 * the storage through globalThis.
 */
const shared = globalThis as { perennialRequests?: AsyncLocalStorage<Asked> }; // this file is the only one that declares it
shared.perennialRequests ??= new AsyncLocalStorage<Asked>();
const requests = shared.perennialRequests;

/**
 * Runs `handle` so that everything it calls, pages included, can set the status of the answer and
 * ask about its request.
 */
export const answering = <T>(asked: Asked, handle: () => T): T => requests.run(asked, handle);

/**
 * Sets the status of the page that is being rendered. In Next the only other way is to throw, and
 * then it sends an empty document that only scripts fill. Returns false without the server in
 * front.
 */
export function setAnswerStatus(status: number): boolean {
  const asked = requests.getStore();
  if (asked) asked.answer.statusCode = status;
  return asked !== undefined;
}

/**
 * Marks the current answer as incomplete because of a limit or failure, so that it is not cached.
 */
export function answerOneCaller(): void {
  const asked = requests.getStore();
  if (asked) asked.answer.isForOneCaller = true;
}

/** Whether `answerOneCaller` was called for this answer. */
export const wasForOneCaller = ({ isForOneCaller = false }: Answer): boolean => isForOneCaller;

/**
 * Stores why the page of the current request could not be rendered, for server/unavailable-page.ts.
 */
export function noteFailure(failure: AppError): void {
  const asked = requests.getStore();
  if (asked) asked.failure ??= failure;
}

/** The status of the current answer so far; undefined outside a request. */
export const answerStatus = (): number | undefined => requests.getStore()?.answer.statusCode;

/**
 * Whether the current request is a read by a visitor without a session; false outside a request.
 */
export const isVisitorsRequest = (): boolean => requests.getStore()?.isVisitors ?? false;
