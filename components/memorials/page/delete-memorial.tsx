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
import { pathInPageLanguage } from '@/lib/browser/path-in-page-language';
import { redirectIfLoggedOut } from '@/lib/browser/redirect-to-login';
import { DELETION_DAYS } from '@/lib/memorials/deletion-rules';
import type { Translate } from '@/lib/platform/language/message';
import { useTranslate } from '@/lib/platform/language/use-translate';
import * as paths from '@/lib/platform/paths';

export function DeleteMemorial({ memorialId, name }: { memorialId: string; name: string }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => setIsDialogOpen(true)}
        disabled={!hydrated}
        className="sm:ms-auto"
      >
        <Trash2 aria-hidden size={20} className="max-sm:hidden" />
        {t('memorial.manage.delete')}
      </Button>
      {isDialogOpen && (
        <DeleteMemorialDialog
          memorialId={memorialId}
          name={name}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
    </>
  );
}

type Props = { memorialId: string; name: string; onClose: () => void };

/** Asks for confirmation, requests the deletion (decision 0101) and opens the listing (product.md 2 and 8). */
function DeleteMemorialDialog({ memorialId, name, onClose }: Props) {
  const t = useTranslate();
  const router = useRouter();
  const remove = async () => {
    await callApi(paths.apiMemorial(memorialId), { method: 'DELETE' });
    router.replace(pathInPageLanguage(paths.findMemorials));
    showToast(t('memorial.manage.deleted'));
  };
  return (
    <QuestionDialog
      title={t('memorial.manage.deleteTitle')}
      label={t('memorial.manage.delete')}
      busyLabel={t('memorial.manage.deleting')}
      danger
      run={remove}
      failure={(error) => renderError(error, t)}
      onClose={onClose}
    >
      <p className="font-semibold">
        {t.rich('memorial.manage.deleteQuestion', {
          name,
          bdi: (chunks) => <bdi>{chunks}</bdi>,
        })}
      </p>
      <p>{t('memorial.manage.deleteMeans')}</p>
      <p>{t('memorial.manage.deleteLater', { days: DELETION_DAYS })}</p>
    </QuestionDialog>
  );
}

function renderError(error: unknown, t: Translate) {
  if (redirectIfLoggedOut(error, t('api.logIn'))) return null;
  const status = error instanceof ApiError ? error.status : 0;
  return (
    <Banner tone="error">
      {status
        ? t('memorial.manage.deleteFailed', { status: String(status) })
        : t('memorial.manage.deleteUnanswered')}
    </Banner>
  );
}
