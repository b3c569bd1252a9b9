import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppError } from '../errors.ts';

type Answer = {
  statusCode: number;
  /**
   * True if something was left out that another caller may receive, so the answer must not be
   * cached.
   */
  isIncomplete?: boolean;
};
export type RequestContext = {
  answer: Answer;
  /** A read without a session or token. */
  isAnonymous: boolean;
  /** Why the page could not be rendered, if a service that the site needs is unavailable. */
  failure?: AppError;
};

/**
 * The server, Next's bundle and the page cache each load their own copy of this file. They share
 * the storage through globalThis.
 */
const shared = globalThis as { perennialRequests?: AsyncLocalStorage<RequestContext> }; // this file is the only one that declares it
shared.perennialRequests ??= new AsyncLocalStorage<RequestContext>();
const requests = shared.perennialRequests;

/**
 * Runs `handle` so that everything it calls, pages included, can set the status of the answer and
 * ask about its request.
 */
export const runWithRequestContext = <T>(context: RequestContext, handle: () => T): T =>
  requests.run(context, handle);

/**
 * Sets the status of the page that is being rendered. In Next the only other way is to throw, and
 * then it sends an empty document that only scripts fill. Returns false without the server in
 * front.
 */
export function setResponseStatus(status: number): boolean {
  const context = requests.getStore();
  if (context) context.answer.statusCode = status;
  return context !== undefined;
}

/**
 * Marks the current answer as incomplete because of a limit or failure, so that it is not cached.
 */
export function markIncomplete(): void {
  const context = requests.getStore();
  if (context) context.answer.isIncomplete = true;
}

/** Whether `markIncomplete` was called for this answer. */
export const wasMarkedIncomplete = ({ isIncomplete: incomplete = false }: Answer): boolean =>
  incomplete;

/**
 * Stores why the page of the current request could not be rendered, for server/unavailable-page.ts.
 */
export function recordRenderFailure(failure: AppError): void {
  const context = requests.getStore();
  if (context) context.failure ??= failure;
}

/** The status of the current answer so far; undefined outside a request. */
export const getResponseStatus = (): number | undefined => requests.getStore()?.answer.statusCode;

/**
 * Whether the current request is a read by a visitor without a session; false outside a request.
 */
export const isAnonymousRequest = (): boolean => requests.getStore()?.isAnonymous ?? false;
