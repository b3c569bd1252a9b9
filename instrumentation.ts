import type { Instrumentation } from 'next';
import { noteFailure } from '@/lib/platform/http/answer-status';
import { asUnavailable } from '@/lib/platform/http/unavailable';

/** Next calls this with an error that a page threw during rendering, before it responds with 500. */
export const onRequestError: Instrumentation.onRequestError = (error) => {
  const found = asUnavailable(error);
  if (found) noteFailure(found);
};
