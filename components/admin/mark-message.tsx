'use client';

import { Check, Undo2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { apiAdminMessage } from '@/lib/admin/api-paths';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { useSay } from '@/lib/platform/language/use-say';
import { Button } from '../ui/button';
import { showToast } from '../ui/toast-store';
import { VisuallyHidden } from '../ui/visually-hidden';

type MarkMessageProps = { messageId: string; subject: string; answered: boolean };

/** Toggles whether a message is marked as answered. The button keeps the focus. */
export function MarkMessage({ messageId, subject, answered }: MarkMessageProps) {
  const say = useSay();
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
      showToast(say(answered ? 'admin.actions.markedUnanswered' : 'admin.actions.markedAnswered'));
    } catch (error) {
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      showToast(failureMessage(error, say('admin.actions.markFailed')));
    }
    setBusy(false);
  };
  return (
    <Button
      variant="quiet"
      onClick={mark}
      disabled={!hydrated}
      busy={busy}
      busyLabel={say('admin.actions.saving')}
    >
      <Icon aria-hidden size={18} />
      <span>
        {say.rich(answered ? 'admin.actions.markUnanswered' : 'admin.actions.markAnswered', {
          subject,
          named: (chunks) => <VisuallyHidden>{chunks}</VisuallyHidden>,
        })}
      </span>
    </Button>
  );
}
