'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { QuestionDialog } from '@/components/ui/question-dialog';
import { showToast } from '@/components/ui/toast-store';
import { ApiError, callApi } from '@/lib/browser/api';
import { useHydrated } from '@/lib/browser/hydrated';
import { leaveWhenLoggedOut } from '@/lib/browser/leave-for-login';
import { pathHere } from '@/lib/browser/path-here';
import { DELETION_DAYS } from '@/lib/memorials/deletion-rules';
import type { Say } from '@/lib/platform/language/said';
import { useSay } from '@/lib/platform/language/use-say';
import * as paths from '@/lib/platform/paths';

export function DeleteMemorial({ memorialId, name }: { memorialId: string; name: string }) {
  const say = useSay();
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => setAsking(true)}
        disabled={!hydrated}
        className="sm:ms-auto"
      >
        <Trash2 aria-hidden size={20} className="max-sm:hidden" />
        {say('memorial.manage.delete')}
      </Button>
      {asking && (
        <DeleteMemorialDialog
          memorialId={memorialId}
          name={name}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type Props = { memorialId: string; name: string; onClose: () => void };

/** Confirms what is deleted, deletes the memorial and opens the listing (product.md 2 and 8). */
function DeleteMemorialDialog({ memorialId, name, onClose }: Props) {
  const say = useSay();
  const router = useRouter();
  const remove = async () => {
    await callApi(paths.apiMemorial(memorialId), { method: 'DELETE' });
    router.replace(pathHere(paths.findMemorials));
    showToast(say('memorial.manage.deleted'));
  };
  return (
    <QuestionDialog
      title={say('memorial.manage.deleteTitle')}
      label={say('memorial.manage.delete')}
      busyLabel={say('memorial.manage.deleting')}
      danger
      run={remove}
      failure={(error) => failureOf(error, say)}
      onClose={onClose}
    >
      <p className="font-semibold">
        {say.rich('memorial.manage.deleteQuestion', {
          name,
          bdi: (chunks) => <bdi>{chunks}</bdi>,
        })}
      </p>
      <p>{say('memorial.manage.deleteMeans')}</p>
      <p>{say('memorial.manage.deleteLater', { days: DELETION_DAYS })}</p>
    </QuestionDialog>
  );
}

function failureOf(error: unknown, say: Say) {
  if (leaveWhenLoggedOut(error, say('api.logIn'))) return null;
  const status = error instanceof ApiError ? error.status : 0;
  return (
    <Banner tone="error">
      {status
        ? say('memorial.manage.deleteFailed', { status: String(status) })
        : say('memorial.manage.deleteUnanswered')}
    </Banner>
  );
}
