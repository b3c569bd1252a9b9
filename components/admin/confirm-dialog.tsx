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
  /** After it was done: the window is to be taken away. */
  onDone: () => void;
};

/** Asks before an admin does something to what belongs to others; says plainly when it failed. */
export function ConfirmDialog({ fallback, run, onDone, ...question }: ConfirmDialogProps) {
  return (
    <QuestionDialog
      {...question}
      run={async () => {
        await run();
        onDone();
      }}
      failure={(error) => failureOf(error, fallback)}
    />
  );
}

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
