'use client';

import { Check, Undo2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { apiAdminMessage } from '@/lib/admin/api-paths';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { showToast } from '../ui/toast-store';
import { VisuallyHidden } from '../ui/visually-hidden';

type MarkMessageProps = { messageId: string; subject: string; answered: boolean };

/** Toggles whether a message is marked as answered. The button keeps the focus. */
export function MarkMessage({ messageId, subject, answered }: MarkMessageProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const Icon = answered ? Undo2 : Check;
  const mark = async () => {
    setBusy(true);
    try {
      const body = { answered: !answered };
      await callApi(apiAdminMessage(messageId), { method: 'PUT', body });
      router.refresh();
      showToast(t(answered ? 'admin.actions.markedUnanswered' : 'admin.actions.markedAnswered'));
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      showToast(apiErrorMessage(error, t('admin.actions.markFailed')));
    }
    setBusy(false);
  };
  return (
    <Button
      variant="quiet"
      onClick={mark}
      disabled={!hydrated}
      busy={busy}
      busyLabel={t('admin.actions.saving')}
    >
      <Icon aria-hidden size={18} />
      <span>
        {t.rich(answered ? 'admin.actions.markUnanswered' : 'admin.actions.markAnswered', {
          subject,
          named: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
        })}
      </span>
    </Button>
  );
}
