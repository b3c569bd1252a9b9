'use client';

import type { ComponentProps } from 'react';
import { ApiError, failureMessage } from '@/lib/client/api';
import { leaveForLogin } from '@/lib/client/leave-for-login';
import { paths } from '@/lib/paths';
import { Banner } from '../ui/banner';
import { QuestionDialog } from '../ui/question-dialog';

type ConfirmDialogProps = Omit<ComponentProps<typeof QuestionDialog>, 'failure'> & {
  /** Shown when the server has no words of its own (spec 8). */
  fallback: string;
  /** Shown when no answer came, and it may have been done all the same. */
  unanswered?: string;
  /** After it was done: the window is to be taken away. */
  onDone: () => void;
};

/** Asks before an admin does something to what belongs to others; says plainly when it failed. */
export function ConfirmDialog({
  fallback,
  unanswered = fallback,
  run,
  onDone,
  ...question
}: ConfirmDialogProps) {
  return (
    <QuestionDialog
      {...question}
      run={async () => {
        await run();
        onDone();
      }}
      failure={(error) => failureOf(error, isUnanswered(error) ? unanswered : fallback)}
    />
  );
}

/** No network, or a proxy that lost the server: the server's own refusals have words. */
const isUnanswered = (error: unknown) =>
  error instanceof ApiError && !error.message && (error.status === 0 || error.status >= 500);

function failureOf(error: unknown, fallback: string) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) {
    leaveForLogin('Authentication required. Please log in.');
    return null;
  }
  const denied = status === 403;
  return (
    <Banner tone="error" {...(denied && { title: 'Access Denied' })}>
      <p>{failureMessage(error, fallback)}</p>
      {denied && (
        <a href={paths.home} className="text-link">
          Go to Homepage
        </a>
      )}
    </Banner>
  );
}
