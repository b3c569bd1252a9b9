import type { Instrumentation } from 'next';
import { recordRenderFailure } from '@/lib/platform/http/request-context';
import { toUnavailableError } from '@/lib/platform/http/to-unavailable-error';

/** Next calls this with an error that a page threw during rendering, before it responds with 500. */
export const onRequestError: Instrumentation.onRequestError = (error) => {
  const unavailableError = toUnavailableError(error);
  if (unavailableError) recordRenderFailure(unavailableError);
};
