'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast-store';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { callApi, failureMessage } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { shortName } from '@/lib/media/name-rules';
import { apiContribution } from '@/lib/memorials/api-paths';
import { useSay } from '@/lib/platform/language/use-say';

type Props = { memorialId: string; mediaId: string; fileName: string };

export function TakeBack({ memorialId, mediaId, fileName }: Props) {
  const say = useSay();
  const router = useRouter();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
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
      if (leaveWhenLoggedOut(error, say('api.logIn'))) return;
      showToast(failureMessage(error, say('contributions.queue.failed')));
    }
    setBusy(false);
  };
  return (
    <Button
      variant="quiet"
      onClick={() => void takeBack()}
      disabled={!hydrated}
      busy={busy}
      busyLabel={say('contributions.queue.saving')}
      className="self-start"
    >
      <span>
        {say.rich('condolences.act.named', {
          act: say('contributions.own.takeBack'),
          name: shortName(fileName),
          named: hidden,
        })}
      </span>
    </Button>
  );
}

const hidden = (chunks: ReactNode) => <VisuallyHidden>{chunks}</VisuallyHidden>;
