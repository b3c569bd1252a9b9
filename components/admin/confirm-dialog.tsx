'use client';

import type { ComponentProps } from 'react';
import { FullLoadLink } from '@/components/ui/page-link';
import { ApiError, apiErrorMessage } from '@/lib/browser/api';
import { redirectToLogin } from '@/lib/browser/redirect-to-login';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';
import { Banner } from '../ui/banner';
import { QuestionDialog } from '../ui/question-dialog';

type ConfirmDialogProps = Omit<ComponentProps<typeof QuestionDialog>, 'failure'> & {
  /** Shown if the server's error has no message (product.md 8). */
  fallbackMessage: string;
  /** Shown if no response arrived, since the server may have completed the action. */
  noResponseMessage?: string;
  /** Called after success; must close the dialog. */
  onDone: () => void;
};

/** Asks for confirmation before an admin acts on other people's data, and shows why an action failed. */
export function ConfirmDialog({
  fallbackMessage,
  noResponseMessage = fallbackMessage,
  run,
  onDone,
  ...question
}: ConfirmDialogProps) {
  const t = useTranslate();
  return (
    <QuestionDialog
      {...question}
      run={async () => {
        await run();
        onDone();
      }}
      failure={(error) =>
        renderError(error, hasNoResponse(error) ? noResponseMessage : fallbackMessage, t)
      }
    />
  );
}

/** A network failure, or a proxy that could not reach the server. The server's own errors have a message. */
const hasNoResponse = (error: unknown) =>
  error instanceof ApiError && !error.message && (error.status === 0 || error.status >= 500);

function renderError(error: unknown, fallback: string, t: Translate) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) {
    redirectToLogin(t('accounts.loginMessages.required'));
    return null;
  }
  const denied = status === 403;
  return (
    <Banner tone="error" {...(denied && { title: t('admin.denied.title') })}>
      <p>{apiErrorMessage(error, fallback)}</p>
      {denied && (
        <FullLoadLink href={paths.home} className="text-link">
          {t('admin.denied.home')}
        </FullLoadLink>
      )}
    </Banner>
  );
}
