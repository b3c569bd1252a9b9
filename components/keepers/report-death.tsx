'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { showToast } from '@/components/ui/toast-store';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { apiOwnerDied } from '@/lib/keepers/api-paths';
import { DEATH_DAYS } from '@/lib/keepers/handover-rules';
import { useTranslate } from '@/lib/platform/language/use-translate';

/** A button for reporting the owner's death. Its confirmation dialog explains the consequences. */
export function ReportDeath({ memorialId, owner }: { memorialId: string; owner: string }) {
  const t = useTranslate();
  const router = useRouter();
  const hydrated = useHydrated();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const report = async () => {
    const path = apiOwnerDied(memorialId);
    const { message } = await callApi<{ message: string }>(path, { method: 'POST' });
    showToast(message);
    setIsDialogOpen(false);
    router.refresh();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setIsDialogOpen(true)} disabled={!hydrated}>
        {t('keepers.death.button')}
      </Button>
      {isDialogOpen && (
        <QuestionDialog
          title={t('keepers.death.title', { name: owner })}
          label={t('keepers.death.say')}
          busyLabel={t('keepers.people.saving')}
          run={report}
          failure={(error) =>
            redirectIfLoggedOut(error, t('api.logIn')) ? null : (
              <Banner tone="error">{apiErrorMessage(error, t('keepers.people.failed'))}</Banner>
            )
          }
          onClose={() => setIsDialogOpen(false)}
        >
          <p>{t('keepers.death.sorry')}</p>
          <p>{t('keepers.death.means', { days: DEATH_DAYS })}</p>
        </QuestionDialog>
      )}
    </>
  );
}
