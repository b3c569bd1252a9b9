import type { ReactElement } from 'react';
import { respondNotFound } from '@/lib/platform/http/respond-not-found';
import type { ClosedReason } from './queries/closed-memorial';

/** Returns the gate of a memorial that the reader may not see with status 200, or a 404 page if it has none. */
export const answerClosed = ({ gate }: ClosedReason, page: ReactElement) =>
  gate ? page : respondNotFound(page);
