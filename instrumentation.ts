import type { Instrumentation } from 'next';
import { noteFailure } from '@/lib/platform/http/answer-status';
import { asUnavailable } from '@/lib/platform/http/unavailable';

/** Next calls this with what a page threw while it was rendered, before it answers 500. */
export const onRequestError: Instrumentation.onRequestError = (error) => {
  const found = asUnavailable(error);
  if (found) noteFailure(found);
};
