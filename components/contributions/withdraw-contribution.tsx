'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast-store';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { apiErrorMessage, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { shortName } from '@/lib/media/name-rules';
import { apiContribution } from '@/lib/memorials/api-paths';
import { useTranslate } from '@/lib/platform/language/use-translate';

type Props = { memorialId: string; mediaId: string; fileName: string };

export function WithdrawContribution({ memorialId, mediaId, fileName }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      const call = { method: 'DELETE' } as const;
      const { message } = await callApi<{ message: string }>(
        apiContribution(memorialId, mediaId),
        call,
      );
      showToast(message);
      router.refresh();
    } catch (error) {
      if (redirectIfLoggedOut(error, t('api.logIn'))) return;
      showToast(apiErrorMessage(error, t('contributions.queue.failed')));
    }
    setBusy(false);
  };
  return (
    <Button
      variant="quiet"
      onClick={() => void withdraw()}
      disabled={!hydrated}
      busy={busy}
      busyLabel={t('contributions.queue.saving')}
      className="self-start"
    >
      <span>
        {t.rich('condolences.act.named', {
          act: t('contributions.own.takeBack'),
          name: shortName(fileName),
          named: hidden,
        })}
      </span>
    </Button>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
