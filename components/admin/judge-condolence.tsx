'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { apiAdminJudgeCondolence } from '@/lib/condolences/api-paths';
import type { OperatorDecision } from '@/lib/condolences/state-rules';
import { useSay } from '@/lib/platform/language/use-say';
import { Button } from '../ui/button';
import { showToast } from '../ui/toast-store';
import { VisuallyHidden } from '../ui/visually-hidden';

type Props = {
  id: string;
  /** The revision of the text that is shown; the server refuses a decision about an older one. */
  revision: string;
  authorName: string;
  /**
   * True if it is or was on a page: the buttons then keep or remove it, instead of passing it on to the family or
   * refusing it.
   */
  wasShown: boolean;
};

export function JudgeCondolence({ id, revision, authorName, wasShown }: Props) {
  const say = useSay();
  const hydrated = useHydrated();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const judge = async (decision: OperatorDecision) => {
    setBusy(true);
    try {
      const body = { decision, revision };
      await callApi(apiAdminJudgeCondolence(id), { method: 'POST', body });
      showToast(say('admin.judge.decided'));
      // The card disappears and would take the focus with it.
      document.getElementById('condolences')?.focus();
      router.refresh();
    } catch (error) {
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      showToast(failureMessage(error, say('admin.judge.failed')));
    }
    setBusy(false);
  };
  const button = (act: string, decision: OperatorDecision) => (
    <Button
      variant="quiet"
      onClick={() => void judge(decision)}
      disabled={!hydrated}
      aria-disabled={busy}
    >
      <span>{say.rich('condolences.act.named', { act, name: authorName, named: hidden })}</span>
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {button(say(wasShown ? 'admin.judge.stay' : 'admin.judge.pass'), 'pass')}
      {button(say(wasShown ? 'admin.judge.remove' : 'admin.judge.refuse'), 'refuse')}
      {button(
        say(wasShown ? 'admin.judge.removeAndRemember' : 'admin.judge.remember'),
        'refuse_and_remember',
      )}
    </div>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
