'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { showToast } from '@/components/ui/toast-store';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { apiOwnerDied } from '@/lib/keepers/api-paths';
import { DEATH_DAYS } from '@/lib/keepers/handover-rules';
import { useSay } from '@/lib/platform/language/use-say';

/** With this button a keeper reports that the owner has died. Its confirmation explains the consequences. */
export function ReportDeath({ memorialId, owner }: { memorialId: string; owner: string }) {
  const say = useSay();
  const router = useRouter();
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  const report = async () => {
    const path = apiOwnerDied(memorialId);
    const { message } = await callApi<{ message: string }>(path, { method: 'POST' });
    showToast(message);
    setAsking(false);
    router.refresh();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)} disabled={!hydrated}>
        {say('keepers.death.button')}
      </Button>
      {asking && (
        <QuestionDialog
          title={say('keepers.death.title', { name: owner })}
          label={say('keepers.death.say')}
          busyLabel={say('keepers.people.saving')}
          run={report}
          failure={(error) =>
            leaveWhenLoggedOut(error, say('api.logIn')) ? null : (
              <Banner tone="error">{failureMessage(error, say('keepers.people.failed'))}</Banner>
            )
          }
          onClose={() => setAsking(false)}
        >
          <p>{say('keepers.death.sorry')}</p>
          <p>{say('keepers.death.means', { days: DEATH_DAYS })}</p>
        </QuestionDialog>
      )}
    </>
  );
}
