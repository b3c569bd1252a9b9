'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { apiAdminReviewCondolence } from '@/lib/condolences/api-paths';
import type { OperatorDecision } from '@/lib/condolences/state-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';
import { Button } from '../ui/button';
import { showToast } from '../ui/toast-store';
import { VisuallyHidden } from '../ui/visually-hidden';

type Props = {
  id: string;
  /** The revision of the text that is shown; the server refuses a decision about an older one. */
  revision: string;
  authorName: string;
  /**
   * True if the condolence is or was on a page. The buttons then keep or remove it, instead of passing it on to the
   * family or refusing it.
   */
  wasShown: boolean;
};

export function ModerateCondolence({ id, revision, authorName, wasShown }: Props) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const moderate = async (decision: OperatorDecision) => {
    setBusy(true);
    try {
      const body = { decision, revision };
      await callApi(apiAdminReviewCondolence(id), { method: 'POST', body });
      showToast(t('admin.judge.decided'));
      // The focus would be lost, because the card disappears.
      document.getElementById('condolences')?.focus();
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      showToast(apiErrorMessage(error, t('admin.judge.failed')));
    }
    setBusy(false);
  };
  const button = (label: string, decision: OperatorDecision) => (
    <Button
      variant="quiet"
      onClick={() => void moderate(decision)}
      disabled={!hydrated}
      aria-disabled={busy}
    >
      <span>
        {t.rich('condolences.act.named', { act: label, name: authorName, named: hidden })}
      </span>
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {button(t(wasShown ? 'admin.judge.stay' : 'admin.judge.pass'), 'pass')}
      {button(t(wasShown ? 'admin.judge.remove' : 'admin.judge.refuse'), 'refuse')}
      {button(
        t(wasShown ? 'admin.judge.removeAndRemember' : 'admin.judge.remember'),
        'refuse_and_remember',
      )}
    </div>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
